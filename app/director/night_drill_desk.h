// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_model.h"
#include "core/tournament/night_drill.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace cutcard {

/// What a director practises without a night: rounds of ten questions of one kind, told at once what was wrong; or the
/// questions of an exam, of which nothing is told.
class NightDrillDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(Page page READ page NOTIFY changed)
    Q_PROPERTY(QVariantList kinds READ kinds CONSTANT)
    Q_PROPERTY(QString kindName READ kindName NOTIFY changed)
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    Q_PROPERTY(QVariantList chairs READ chairs NOTIFY changed)
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    Q_PROPERTY(QStringList letters READ letters NOTIFY changed)
    Q_PROPERTY(QString answer READ answer NOTIFY changed)
    Q_PROPERTY(QStringList wanted READ wanted NOTIFY changed)
    Q_PROPERTY(bool hasTable READ hasTable NOTIFY changed)
    Q_PROPERTY(cutcard::TableModel* table READ table CONSTANT)
    Q_PROPERTY(bool answered READ answered NOTIFY changed)
    Q_PROPERTY(bool lastRight READ lastRight NOTIFY changed)
    Q_PROPERTY(QString feedback READ feedback NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    Q_PROPERTY(QString ruleId READ ruleId NOTIFY changed)
    Q_PROPERTY(QStringList competencies READ competencies CONSTANT)
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY secondPassed)
    Q_PROPERTY(QVariantList wrong READ wrong NOTIFY changed)
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed)
    Q_PROPERTY(bool examined READ examined NOTIFY changed)
    Q_PROPERTY(bool reviewed READ reviewed NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)

public:
    /// Where one is: choosing a kind, answering, or reading how it went.
    enum Page : int { Choosing, Asking, Result };
    Q_ENUM(Page)

    explicit NightDrillDesk(QObject* parent = nullptr);

    Page page() const { return m_page; }
    QVariantList kinds() const;
    QString kindName() const;
    QString place() const;
    QString question() const;
    /// What is known, a line each.
    QStringList lines() const;
    /// Those at the table clockwise: name, mark, gone; of balance the tables with their counts.
    QVariantList chairs() const;
    /// The answers of a question that is chosen from; empty where letters are given.
    QStringList choices() const;
    /// The letters an answer is made of; - for nobody.
    QStringList letters() const;
    QString answer() const { return m_answer; }
    /// What each letter of the answer stands for.
    QStringList wanted() const;
    bool hasTable() const { return m_hasTable; }
    TableModel* table() { return &m_table; }
    bool answered() const { return m_answered; }
    bool lastRight() const { return m_lastRight; }
    QString feedback() const { return m_feedback; }
    QString rule() const;
    QString ruleId() const;
    /// What can be practised in turns of every kind that belongs to it.
    QStringList competencies() const;
    /// From which the questions come: the same seed, the same questions.
    QString seed() const { return QString::number(m_seed); }
    /// Of a question that is to be answered soon; 0: there is no hurry, or the time is over.
    int secondsLeft() const { return m_secondsLeft; }
    /// What was answered wrongly in this round: question, answer, what is right, and the rule.
    QVariantList wrong() const { return m_wrong; }
    QString scoreText() const;
    bool examined() const { return m_keep != nullptr; }
    /// Whether answers are looked over: each is told, and none can be given.
    bool reviewed() const { return m_reviewed; }
    /// The choice that was taken, counted from 0; -1: none.
    int chosen() const;

    NightDrill kind() const { return m_kind; }
    const DrillQuestion& current() const { return m_question; }
    int asked() const { return m_asked; }
    int right() const { return m_right; }
    /// The rules asked about in this round, and how they were kept: 1 or 3.
    const std::vector<std::pair<Rule, int>>& grades() const { return m_grades; }
    void setSeed(std::uint64_t seed);
    /// A second of the time of a question goes by; after the last it counts as wrong.
    void passSecond();
    /// The word by which a round is kept: its kind's, or its competency's where it had several kinds.
    std::string_view subject() const;

    /// Keeps an answer of an exam; false if it could not be kept.
    using AnswerKeeper = std::function<bool(int question, const QString& answer)>;
    /// Asks these questions, from the first that is open, and tells nothing; answers can be changed.
    void examine(std::vector<DrillQuestion> questions, const std::vector<std::string>& answers, AnswerKeeper keep);
    /// Shows these questions with what was answered and what is right.
    void review(std::vector<DrillQuestion> questions, const std::vector<std::string>& answers);
    /// Keeps that a question of an exam is marked, or no longer; false if it could not be kept.
    using MarkKeeper = std::function<bool(int question, bool marked)>;
    /// Which questions of an exam are marked to come back to.
    void setMarks(std::vector<bool> marked, MarkKeeper keep);
    /// The question that is shown, counted from 1.
    int number() const { return m_number; }
    /// Of each question of an exam whether it is answered, and whether it is marked.
    QVariantList marks() const;
    /// Turns to another question of an exam.
    Q_INVOKABLE void turn(int by);
    /// Marks the question that is shown to come back to it, or no longer.
    Q_INVOKABLE void mark();

    Q_INVOKABLE void start(int kind);
    /// Begins a round of every kind of a competency, in turns.
    Q_INVOKABLE void startCompetency(int which);
    /// Takes a seed that was typed; what is no number changes nothing.
    Q_INVOKABLE void takeSeed(const QString& text);
    Q_INVOKABLE void choose(int choice);
    Q_INVOKABLE void addLetter(const QString& letter);
    Q_INVOKABLE void takeBack();
    /// On to the next question, or to the result.
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void leave();
    Q_INVOKABLE void askRule(const QString& id) { emit ruleAsked(id); }
    /// A key while it is asked; false if it means nothing.
    Q_INVOKABLE bool press(int key, const QString& text);

signals:
    void changed();
    void secondPassed();
    /// A round is over.
    void finished();
    void ruleAsked(const QString& id);

private:
    void begin();
    void ask();
    void show(DrillQuestion question);
    void judge(const QString& given);
    bool keep(const QString& given);
    void tell();
    bool isChosen() const;
    QVariantMap wrongLine() const;
    bool pressExamined(int key);

    Page m_page = Choosing;
    NightDrill m_kind = NightDrill::Balance;
    std::vector<NightDrill> m_kinds{NightDrill::Balance}; ///< of this round, in turns
    QTimer m_second;
    int m_secondsLeft = 0;
    QVariantList m_wrong;
    std::uint64_t m_seed = 1;
    int m_number = 0;
    int m_asked = 0;
    int m_right = 0;
    DrillQuestion m_question;
    QString m_answer;
    QString m_feedback;
    bool m_answered = false;
    bool m_lastRight = true;
    bool m_reviewed = false;
    bool m_hasTable = false;
    TableModel m_table;
    std::vector<std::pair<Rule, int>> m_grades;
    std::vector<DrillQuestion> m_questions; ///< of an exam
    QStringList m_given;
    AnswerKeeper m_keep;
    std::vector<bool> m_marked;
    MarkKeeper m_keepMark;
};

/// How many questions a round has.
inline constexpr int questionsOfADrill = 10;

/// How long a director thinks about who moves.
inline constexpr int secondsOfBalance = 60;

} // namespace cutcard
