// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/compare_window.h"

#include "app/words/compare_words.h"
#include "app/words/error_words.h"
#include "core/session/compared_text.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace cutcard {

namespace {

struct Example {
    const char* name;
    const char* text;
};

constexpr std::array examples{
    Example{QT_TRANSLATE_NOOP("cutcard::CompareWindow", "W1: two short stacks"),
            "stack 1 22000\nstack 2 12000\nstack 3 4000\nstack 4 2000\nbig-blind 6000\n"
            "1 raise 6000\n2 call\n3 call\n4 call\nrank 4 3 1 2\n"},
    Example{QT_TRANSLATE_NOOP("cutcard::CompareWindow", "W2: the league's Example 4"),
            "stack 1 12000\nstack 2 1500\nstack 3 8000\nstack 4 9000\nbig-blind 1000\n3 blind 500\n4 blind 1000\n"
            "1 raise 4000\n2 all-in\n3 fold\n4 raise 7000\n1 call\nrank 2 4 1 3\n"},
    Example{QT_TRANSLATE_NOOP("cutcard::CompareWindow", "W3: all-in below a dead blind"),
            "stack 1 12000\nstack 2 300\nstack 3 8000\nstack 4 9000\nbig-blind 1000\n3 blind 500\n4 blind 1000\n"
            "1 raise 4000\n2 all-in\n3 fold\n4 call\nrank 2 4 1 3\n"},
    Example{QT_TRANSLATE_NOOP("cutcard::CompareWindow", "W4: a short all-in raise"),
            "stack 1 5000\nstack 2 550\nstack 3 5000\nbig-blind 200\n1 raise 400\n2 all-in\n3 call\n1 call\n"
            "rank 2 3 1\n"},
    Example{QT_TRANSLATE_NOOP("cutcard::CompareWindow", "W5: a loan beside a plain all-in"),
            "stack 1 22000\nstack 2 12000\nstack 3 4000\nstack 4 2000\nbig-blind 6000\nplain 4\n"
            "1 raise 6000\n2 call\n3 call\n4 call\nrank 4 3 1 2\n"},
    Example{
        QT_TRANSLATE_NOOP("cutcard::CompareWindow", "Only what each put in"),
        "stack 1 22000\nstack 2 12000\nstack 5 8000\nput 1 6000\nput 2 6000\nput 3 4000\nput 4 2000\nput 5 500 folds\n"
        "rank 4 3 1 2\n"},
};

QString column(const Resolution& resolution, const Wording& wording)
{
    QString html = QStringLiteral("<td width=\"25%\"><h3>%1</h3>").arg(regimeText(resolution.regime).toHtmlEscaped());
    int number = 0;
    for (const ArithmeticLine& line : resolution.lines)
        html += QStringLiteral("<p style=\"margin:2px 0\">%1. %2</p>")
                    .arg(++number)
                    .arg(lineText(line, wording).toHtmlEscaped());
    return html + QStringLiteral("</td>");
}

} // namespace

CompareWindow::CompareWindow(const std::optional<ComparedHand>& present, const Wording& wording, QWidget* parent)
    : QMainWindow(parent), m_wording(wording)
{
    setWindowTitle(tr("Short of chips: four ways – Cutcard"));
    resize(1180, 780);
    m_examples = new QComboBox;
    m_examples->setAccessibleName(tr("Hand to compare"));
    for (const Example& example : examples) {
        m_examples->addItem(tr(example.name));
        m_texts.append(QString::fromUtf8(example.text));
    }
    if (present) {
        m_examples->addItem(tr("The hand on the table"));
        m_texts.append(QString::fromStdString(writeComparedHand(*present)));
    }
    m_input = new QPlainTextEdit;
    m_input->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_input->setTabChangesFocus(true);
    m_input->setAccessibleName(tr("Stacks, betting and ranking"));
    m_problem = new QLabel;
    m_problem->setWordWrap(true);
    m_problem->setForegroundRole(QPalette::BrightText);
    m_problem->setMinimumHeight(m_problem->fontMetrics().height() * 3);
    m_problem->setAlignment(Qt::AlignTop);
    auto* help = new QLabel(tr("<p><b>A line for each:</b><br/>stack SEAT CHIPS<br/>SEAT blind|raise TO<br/>"
                               "SEAT call|check|fold|all-in<br/>next-round<br/>plain SEATS – all-in without a loan<br/>"
                               "to-act SEATS – still to act, taken to match the bet<br/>"
                               "rank SEATS – best first, 1=2 for a tie</p><p><b>Or only what each put in:</b><br/>"
                               "put SEAT CHIPS<br/>put SEAT CHIPS folds</p>"));
    help->setWordWrap(true);
    m_result = new QTextBrowser;
    m_result->setAccessibleName(tr("The four ways, step by step"));
    auto* left = new QWidget;
    auto* layout = new QVBoxLayout(left);
    layout->addWidget(m_examples);
    layout->addWidget(m_input);
    layout->addWidget(m_problem);
    layout->addWidget(help);
    auto* splitter = new QSplitter;
    splitter->addWidget(left);
    splitter->addWidget(m_result);
    splitter->setSizes({290, 890});
    setCentralWidget(splitter);
    connect(m_examples, &QComboBox::currentIndexChanged, this, &CompareWindow::choose);
    connect(m_input, &QPlainTextEdit::textChanged, this, &CompareWindow::resolveTyped);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    choose(present ? static_cast<int>(m_texts.size()) - 1 : 0);
}

void CompareWindow::choose(int index)
{
    m_examples->setCurrentIndex(index);
    m_input->setPlainText(m_texts.value(index));
}

QString CompareWindow::shown() const
{
    return m_result->toPlainText();
}

QString CompareWindow::problem() const
{
    return m_problem->text();
}

void CompareWindow::resolveTyped()
{
    const auto hand = readComparedHand(m_input->toPlainText().toStdString(), tr("hand").toStdString());
    if (!hand) {
        // the last hand that could be read stays
        m_problem->setText(errorText(hand.error()));
        return;
    }
    const auto resolutions = resolveAll(*hand);
    if (!resolutions) {
        m_problem->setText(errorText(resolutions.error()));
        return;
    }
    m_problem->clear();
    QString html = QStringLiteral("<table width=\"98%\" cellspacing=\"8\"><tr valign=\"top\">");
    for (const Resolution& resolution : *resolutions)
        html += column(resolution, m_wording);
    m_result->setHtml(html + QStringLiteral("</tr></table>"));
}

} // namespace cutcard
