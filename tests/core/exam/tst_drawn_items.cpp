// SPDX-License-Identifier: GPL-3.0-or-later
// What the questions draw by their seeds is what examinations promised; drawn.txt has it, and every id there ever was.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/exam/quiz.h"
#include "core/exam/quiz_banks.h"
#include "tests/support/programs.h"
#endif

#include <QFile>
#include <QHash>
#include <QtTest>

using namespace cutcard;

namespace {

constexpr std::uint64_t seeds = 20;

/// FNV-1a over the figures, the answer and the order of the answers, by each seed.
std::uint64_t digestOf(const QuizItem& item)
{
    std::uint64_t digest = 0xcbf29ce484222325U;
    const auto add = [&](std::int64_t number) {
        for (int byte = 0; byte < 8; ++byte)
            digest = (digest ^ (static_cast<std::uint64_t>(number) >> (8 * byte) & 0xFFU)) * 0x100000001b3U;
    };
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const Task question = questionOf(item, seed);
        const Figures figures = drawnFigures(question);
        for (const Chips value : figures.values)
            add(value);
        add(figures.amount);
        add(figures.truth ? 1 : 0);
        for (const int place : question.order)
            add(place);
    }
    return digest;
}

/// What drawn.txt says, by id.
QHash<QByteArray, QByteArray> written()
{
    QHash<QByteArray, QByteArray> lines;
    QFile file(QStringLiteral(SOURCE_FOLDER "/tests/core/exam/drawn.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const auto words = line.split(' ');
        if (!line.startsWith('#') && words.size() == 2)
            lines.insert(words[0], words[1]);
    }
    return lines;
}

} // namespace

class DrawnItemsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyQuestionDrawsWhatItDrewAndIsKnownByItsId()
    {
        const auto expected = written();
        int found = 0;
        for (const Document document : documents()) {
            for (const QuizItem& item : quizBank(document)) {
                const QByteArray id(item.id.data(), static_cast<qsizetype>(item.id.size()));
                const QByteArray drawn = QByteArray::number(digestOf(item), 16).rightJustified(16, '0');
                QVERIFY2(expected.contains(id), "new, to be written into drawn.txt: " + id + ' ' + drawn);
                QVERIFY2(expected[id] != "retired", id + " was another question's");
                QCOMPARE(id + ' ' + drawn, id + ' ' + expected[id]);
                ++found;
            }
        }
        const auto retired = std::ranges::count(expected, QByteArray("retired"));
        QVERIFY2(found + retired == expected.size(), "a question is gone, and not written down as retired");
    }
};

CUTCARD_TESTS(DrawnItemsTest)
#include "tst_drawn_items.moc"
