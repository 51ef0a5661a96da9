// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/task/task_rows.h"
#include "app/words/training/task_words.h"
#include "app/words/wording.h"
#include "core/exam/quiz.h"
#include "core/training/practice.h"
#endif
#include "app/table/table_model.h"

#include <QAbstractItemModel>
#include <QElapsedTimer>
#include <QHash>
#include <QTimer>

#include <functional>

namespace cutcard {

/// Where tasks are answered: quiz, timed run, drill and exam differ in which come, when it ends and when one is told.
class TaskDesk : public QObject
{
    Q_OBJECT
    QML_GIVEN
    // what is shown of a task and given to it hangs on its kind: a QVariant, which qmllint lets be asked for any field
    Q_PROPERTY(QVariant shown READ shown NOTIFY asked)
    Q_PROPERTY(QVariant given READ given NOTIFY changed)

public:
    enum Page : int { Choosing, Asking, Result };
    Q_ENUM(Page)

    explicit TaskDesk(QObject* parent = nullptr);

    KEPT(Page, page, pageChanged, Choosing);
    /// Each topic with what it teaches.
    TOLD(QVariantList, topics, topicsChanged);
    KEPT(QString, topicName, choiceChanged);
    /// What can be chosen: a title, the names, and which is chosen.
    TOLD(QVariantList, choices, choiceChanged);
    TOLD(QString, choiceText, choiceChanged);
    SETTABLE(QString, seed, setSeedText, choiceChanged) { return m_seed == 0 ? QString() : QString::number(m_seed); }
    void setSeedText(const QString& text);

    TOLD(QString, place, asked);
    TOLD(QString, source, asked) { return m_page == Asking ? taskSource(m_task) : QString(); }
    TOLD(QString, question, asked) { return m_page == Asking ? taskText(m_task) : QString(); }
    TOLD(QString, instruction, asked) { return m_page == Asking ? taskInstruction(m_task) : QString(); }
    QVariantMap shown() const { return m_page == Asking ? shownMap(m_task) : QVariantMap(); }
    TOLD(QStringList, lines, asked) { return m_page == Asking ? taskLines(m_task) : QStringList(); }
    TOLD(QString, answerWay, asked);
    TOLD(QStringList, wanted, asked);
    PART(cutcard::TableModel, table) { return &m_table; }
    TOLD(bool, timed, pageChanged) { return m_end.seconds > 0; }
    TOLD(QString, clock, ticked) { return clockText(qint64{1000} * (m_end.seconds - m_seconds)); }
    TOLD(double, timeLeft, ticked) { return timed() ? 1 - static_cast<double>(m_seconds) / m_end.seconds : 0; }

    PART(QAbstractItemModel, options) { return &m_options; }
    /// What was given so far: of amounts the texts that were typed, else numbers.
    QVariantList given() const;
    TOLD(bool, ready, changed);
    /// Whether it is told of the answer what was right; none can be given then.
    KEPT(bool, told, changed);
    TOLD(bool, right, changed) { return m_told && isRight(task(), m_answer); }
    TOLD(QString, verdict, changed);
    TOLD(QVariantList, amountMarks, changed);
    TOLD(QStringList, working, changed);
    TOLD(QVariantList, rules, changed);
    KEPT(QString, lastVerdict, changed);
    KEPT(bool, lastRight, changed, true);
    KEPT(QString, message, changed);

    TOLD(bool, examined, pageChanged) { return m_keep != nullptr; }
    /// The task that is shown, counted from 1.
    TOLD(int, number, asked) { return m_number + 1; }
    TOLD(QVariantList, marks, changed);

    TOLD(QString, scoreText, pageChanged);
    TOLD(QString, scoreNote, pageChanged);
    TOLD(QVariantList, results, pageChanged);
    TOLD(QVariantList, mistakes, pageChanged);

    /// Turns to a topic, to choose what of it is practised.
    Q_INVOKABLE void turnTo(int topic);
    /// Chooses one of the names of a choice.
    Q_INVOKABLE void choose(int choice, int index);
    Q_INVOKABLE void begin();
    /// The same tasks once more.
    Q_INVOKABLE void again();
    /// Chooses an option or takes it back; in an order it becomes the next step.
    Q_INVOKABLE void press(int place);
    /// A chair of the ring, from 0; -1: nobody.
    Q_INVOKABLE void pressChair(int chair);
    Q_INVOKABLE void type(int which, const QString& text);
    /// Puts chips of a row of the tray to the answer, or takes some back.
    Q_INVOKABLE void addChips(int row, int count);
    Q_INVOKABLE void takeBack();
    /// Gives the answer; once it is told, goes on.
    Q_INVOKABLE void confirm();
    /// Ends practice; what was answered is counted.
    Q_INVOKABLE void stop() { finish(); }
    Q_INVOKABLE void leave();
    /// Handles a key press; true if it meant something.
    Q_INVOKABLE bool keyPressed(int key, const QString& text);
    /// Turns to another task of an exam.
    Q_INVOKABLE void turn(int by);
    /// Marks the task that is shown to come back to it, or no longer.
    Q_INVOKABLE void mark();

    /// Practises one kind of task.
    void practise(const TaskKind& kind);
    /// Asks questions of the bank.
    void beginQuiz(const QuizSpec& spec);
    /// A second has passed.
    void tick();
    const Task& task() const { return m_task; }
    const PracticeTally& tally() const { return m_tally; }
    Topic topic() const { return m_topic; }
    /// The word that practice is kept by: a topic, a kind of task or a document.
    QString subject() const;
    int seconds() const { return timed() ? m_seconds : static_cast<int>(m_tally.milliseconds() / 1000); }
    /// Whether it was a timed run to its end.
    bool wholeRun() const { return timed() && m_seconds >= m_end.seconds; }
    /// The most points in a whole timed run, by the word it is kept by.
    void setBests(QHash<QString, int> bests);

    /// Keeps an answer of an exam, or a mark; false if it could not be kept.
    using AnswerKeeper = std::function<bool(int task, const TaskAnswer& answer)>;
    using MarkKeeper = std::function<bool(int task, bool marked)>;
    /// Asks these tasks, from the first that is open, and tells nothing; answers can be changed.
    void examine(std::vector<Task> tasks, std::vector<TaskAnswer> answers, AnswerKeeper keep);
    void setMarks(std::vector<bool> marked, MarkKeeper keep);
    /// Shows these tasks with what was answered and what is right.
    void review(std::vector<Task> tasks, std::vector<TaskAnswer> answers);

signals:
    void pageChanged();
    void topicsChanged();
    void choiceChanged();
    void asked();
    void changed();
    void ticked();
    /// Something was practised to its end.
    void finished();
    void askRule(const QString& id);

private:
    struct Choice {
        QString title;
        QStringList names;
        int current = 0;
    };
    bool turningKey(int key);
    bool answerTyped(QChar c);
    bool chairTyped(QChar c);
    void makeChoices();
    void start();
    void ask();
    void show(Task task);
    void showOptions();
    OptionRow optionRow(int place) const;
    bool open() const { return m_page == Asking && (!m_told || examined()) && !m_reviewed; }
    /// An answer that is one press: given as soon as it is whole.
    bool quick() const { return m_task.item == nullptr && !examined(); }
    void answerChanged();
    void give();
    std::optional<QString> takeTyped();
    void finish();
    void turnToPage(Page page);

    Topic m_topic = Topic::Pots;
    std::vector<const TaskKind*> m_kinds; ///< those of the topic
    std::vector<Choice> m_choices;
    PracticeEnd m_end{.tasks = 10};
    Feedback m_feedback = Feedback::AtOnce;
    std::uint64_t m_seed = 0; ///< 0: drawn
    std::uint64_t m_drawn = 0;
    std::optional<QuizSpec> m_quiz;
    QHash<QString, int> m_bests;

    std::vector<const TaskKind*> m_asked; ///< in turns
    std::vector<Task> m_tasks;            ///< of a quiz or an exam
    int m_number = 0;
    Task m_task;
    TaskAnswer m_answer;
    QStringList m_typed;
    QStringList m_optionTexts;
    PracticeTally m_tally;
    int m_seconds = 0;
    QTimer m_second;
    QElapsedTimer m_since;
    TableModel m_table;
    GadgetRows<OptionRow, &OptionRow::place> m_options;

    std::vector<TaskAnswer> m_given; ///< of an exam
    std::vector<bool> m_marked;
    AnswerKeeper m_keep;
    MarkKeeper m_keepMark;
    bool m_reviewed = false;
};

} // namespace cutcard
