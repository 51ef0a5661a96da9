// SPDX-License-Identifier: GPL-3.0-or-later
// One reader of files: every fault of a file is named with its field and line.
#include "core/base/fields.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

constexpr std::array<std::string_view, 2> colours{"red", "blue"};

struct Read {
    int number = 7;
    bool flag = false;
    std::string text = "before";
    std::size_t colour = 1;
    std::vector<int> numbers{1};
    std::vector<std::pair<std::int64_t, std::int64_t>> pairs;
    std::vector<std::string> texts;
    std::vector<std::string> items;
};

/// The faults of a text, each as "line field cause: expected".
QStringList faultsOf(const std::string& text, Read& read)
{
    const auto parsed = parseToml(text, "f.toml");
    if (!parsed)
        return {QString::number(parsed.error().place.line) + " no TOML: " + parsed.error().found.c_str()};
    Fields fields(*parsed, "f.toml");
    fields.number("number", 1, 10, read.number);
    fields.flag("flag", read.flag);
    fields.text("text", read.text);
    fields.word("colour", colours, read.colour);
    fields.numbers("numbers", 0, 9, read.numbers);
    fields.pairs("pairs", [&](std::int64_t first, std::int64_t second, const toml::node& node) {
        if (first > second)
            return fields.fail(node, Cause::OutOfRange, "first <= second", std::to_string(first));
        read.pairs.emplace_back(first, second);
    });
    fields.texts("texts", [&](const std::string& each, const toml::node&) { read.texts.push_back(each); });
    fields.tables("item", [&](Fields& item, const toml::node&) {
        std::string id;
        item.text("id", id);
        item.need("id");
        if (!id.empty())
            item.call(id);
        item.number("points", 1, 5, read.number);
        read.items.push_back(id);
    });
    QStringList lines;
    const auto first = fields.finish();
    if (first)
        return lines;
    std::vector<Error> all{first.error()};
    all.insert(all.end(), first.error().also.begin(), first.error().also.end());
    for (const Error& error : all)
        lines.append(QString::fromStdString(std::to_string(error.place.line) + " " + error.place.field + ": "
                                            + error.expected + " / " + error.found));
    return lines;
}

QStringList faultsOf(const std::string& text)
{
    Read read;
    return faultsOf(text, read);
}

} // namespace

class FieldsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void whatIsRightIsRead()
    {
        Read read;
        QCOMPARE(
            faultsOf("number = 3\nflag = true\ntext = \"t\"\ncolour = \"red\"\nnumbers = [0, 9]\n"
                     "pairs = [[1, 2], [3, 3], ]\ntexts = [\"a\"]\n[[item]]\nid = \"PQ-1\"\n[[item]]\nid = \"PQ-2\"\n",
                     read),
            QStringList());
        QCOMPARE(read.number, 3);
        QVERIFY(read.flag && read.text == "t" && read.colour == 0);
        QCOMPARE(read.numbers, (std::vector<int>{0, 9}));
        QCOMPARE(read.pairs.size(), 2U);
        QCOMPARE(read.items, (std::vector<std::string>{"PQ-1", "PQ-2"}));
    }

    void everyFaultIsNamedByFieldAndLine()
    {
        Read read;
        QCOMPARE(faultsOf("number = 11\nflag = 1\ntext = \"\"\ncolour = \"green\"\nnumbers = [1, 10]\n"
                          "pairs = [[2, 1], [0, 1]]\ntexts = [\"a\",\n  2,\n  3]\n[[item]]\nid = \"PQ-1\"\n"
                          "points = 6\n",
                          read),
                 QStringList({"1 number: 1..10 / 11", "2 flag: true|false / ", "3 text: \"...\" / ",
                              "4 colour: red|blue / green", "5 numbers: 0..9 / 10", "6 pairs: first <= second / 2",
                              "6 pairs: 1.. / 0", "8 texts: [\"...\", ...] / ", "9 texts: [\"...\", ...] / ",
                              "12 PQ-1, points: 1..5 / 6"}));
        QCOMPARE(read.number, 7);
        QCOMPARE(read.text, std::string("before"));
        QCOMPARE(read.numbers, std::vector<int>{1});
    }

    void aMistypedKeyComesBeforeWhatIsMissingForIt()
    {
        const QStringList faults = faultsOf("number = 0\n[[item]]\nidd = \"PQ-1\"\n");
        QCOMPARE(faults.size(), 3);
        QCOMPARE(faults[0], "3 : item.id, item.points / item.idd");
        QCOMPARE(faults[1], "2 : item.id / ");
        QCOMPARE(faults[2], "1 number: 1..10 / 0");
    }
};

CUTCARD_TESTS(FieldsTest)
#include "tst_fields.moc"
