// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/manual_window.h"

#include "app/shell/windows/small.h"

#include <QFile>
#include <QFontDatabase>
#include <QLineEdit>
#include <QListWidget>
#include <QQuickWidget>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QStatusBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QVBoxLayout>

namespace cutcard {

namespace {

struct ManualRow {
    Manual manual;
    const char* file;
    const char* title;
};
constexpr std::array manuals{
    ManualRow{Manual::Words, ":/words/glossary.md", QT_TRANSLATE_NOOP("cutcard::ManualWindow", "Words – Cutcard")},
    ManualRow{Manual::Supervisors, ":/manuals/certification.md",
              QT_TRANSLATE_NOOP("cutcard::ManualWindow", "The supervisor's manual – Cutcard")},
    ManualRow{Manual::Directors, ":/manuals/directing.md",
              QT_TRANSLATE_NOOP("cutcard::ManualWindow", "The director's manual – Cutcard")},
};

const ManualRow& rowOf(Manual manual)
{
    return *std::ranges::find(manuals, manual, &ManualRow::manual);
}

QString markdownOf(Manual manual)
{
    QFile file(QString::fromLatin1(rowOf(manual).file));
    // our own files are in the program: one that is missing is a mistake of ours
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.errorString()));
    return QString::fromUtf8(file.readAll());
}

/// Lines as they are drawn elsewhere, and columns that are as wide as what stands in them asks for.
void dress(QTextDocument& document, const QPalette& palette)
{
    constexpr qreal margin = 18;
    constexpr qreal padding = 5;
    document.setDocumentMargin(margin);
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderBrush(palette.color(QPalette::Button).darker(115));
        format.setCellPadding(padding);
        format.setCellSpacing(0);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        table->setFormat(format);
    }
}

/// What is typed at a keyboard or written in a file stands in the same letters on any machine.
void setTyped(QTextDocument& document)
{
    const QStringList fixed{QFontDatabase::systemFont(QFontDatabase::FixedFont).family()};
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (!fragment.charFormat().fontFixedPitch())
                continue;
            QTextCursor cursor(&document);
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            QTextCharFormat format = fragment.charFormat();
            format.setFontFamilies(fixed);
            // as large as the words around it, whatever their size
            format.clearProperty(QTextFormat::FontPointSize);
            format.clearProperty(QTextFormat::FontPixelSize);
            cursor.setCharFormat(format);
        }
    }
}

} // namespace

ManualWindow::ManualWindow(Manual manual, QWidget* parent) : QMainWindow(parent)
{
    setWindowTitle(tr(rowOf(manual).title));
    resize(1000, 700);
    m_text = new QTextBrowser;
    m_text->setAccessibleName(windowTitle());
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setMarkdown(markdownOf(manual));
    setTyped(*m_text->document());
    dress(*m_text->document(), palette());
    // reading begins at the beginning, wherever Markdown has left off
    m_text->moveCursor(QTextCursor::Start);

    m_find = new QLineEdit;
    m_find->setPlaceholderText(tr("Type to find, then Enter"));
    m_find->setAccessibleName(tr("Find in the manual"));
    m_find->setClearButtonEnabled(true);
    m_contents = new QListWidget;
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setWordWrap(true);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    listHeadings();

    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->addWidget(m_find);
    column->addWidget(m_contents);
    auto* both = new QSplitter;
    both->addWidget(side);
    both->addWidget(m_text);
    both->setStretchFactor(1, 1);
    both->setSizes({260, 740});
    both->setChildrenCollapsible(false);
    setCentralWidget(both);
    statusBar()->setSizeGripEnabled(false);
    m_text->setFocus();

    connect(m_contents, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr)
            goTo(item->data(Qt::UserRole).toInt());
    });
    connect(m_find, &QLineEdit::returnPressed, this, &ManualWindow::findNext);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        m_find->setFocus();
        m_find->selectAll();
    });
    for (const QKeySequence& keys : {QKeySequence("Ctrl+W"), QKeySequence("Esc")})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &QWidget::close);
}

void ManualWindow::listHeadings()
{
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != 2)
            continue;
        auto* item = new QListWidgetItem(block.text(), m_contents);
        item->setData(Qt::UserRole, block.position());
    }
}

/// The heading at the top of what is seen.
void ManualWindow::goTo(int position)
{
    QTextCursor cursor(m_text->document());
    cursor.setPosition(position);
    m_text->setTextCursor(cursor);
    m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->value() + m_text->cursorRect().top());
}

void ManualWindow::findNext()
{
    const QString what = m_find->text().trimmed();
    if (what.isEmpty())
        return;
    bool found = m_text->find(what);
    if (!found) {
        // once more from the beginning
        const QTextCursor here = m_text->textCursor();
        m_text->moveCursor(QTextCursor::Start);
        found = m_text->find(what);
        if (!found)
            m_text->setTextCursor(here);
    }
    statusBar()->showMessage(found ? QString() : tr("“%1” is not in this manual.").arg(what));
}

RulesWindow::RulesWindow(const QString& ruleId, QQmlEngine* engine, QWidget* parent) : QMainWindow(parent)
{
    setWindowTitle(tr("Rules – Cutcard"));
    resize(900, 640);
    m_book.show(ruleId);
    m_view = quickView(engine, QStringLiteral("RulesPage"),
                       {{"book", QVariant::fromValue(&m_book)}, {"ownWindow", true}}, this);
    setCentralWidget(m_view);
    m_view->setFocus();
    for (const QKeySequence& keys : {QKeySequence("Ctrl+W"), QKeySequence("Esc")})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &QWidget::close);
}

RulesWindow::~RulesWindow()
{
    // the model has to outlive what is drawn of it
    delete m_view;
}

} // namespace cutcard
