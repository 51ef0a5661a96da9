// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/quiz/quiz_rows.h"
#include "core/exam/quiz.h"
#endif

#include <QAbstractItemModel>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace cutcard {

/// The examinee's place: a quiz to choose, its questions one after the other, and how it went.
class QuizDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(Page page READ page NOTIFY pageChanged)
    // what the quiz is to be
    Q_PROPERTY(QStringList documentNames READ documentNames CONSTANT)
    Q_PROPERTY(QStringList difficultyNames READ difficultyNames CONSTANT)
    Q_PROPERTY(QStringList lengthNames READ lengthNames CONSTANT)
    Q_PROPERTY(int document READ document WRITE setDocument NOTIFY choiceChanged)
    Q_PROPERTY(int difficulty READ difficulty WRITE setDifficulty NOTIFY choiceChanged)
    Q_PROPERTY(int length READ length WRITE setLength NOTIFY choiceChanged)
    Q_PROPERTY(QString choiceText READ choiceText NOTIFY choiceChanged)
    // the question
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(QString source READ source NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString instruction READ instruction NOTIFY changed)
    Q_PROPERTY(bool typing READ typing NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* answers READ answers CONSTANT)
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(bool answered READ answered NOTIFY changed)
    Q_PROPERTY(bool right READ right NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* rules READ rules CONSTANT)
    // the result
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY pageChanged)
    Q_PROPERTY(QString scoreNote READ scoreNote NOTIFY pageChanged)
    Q_PROPERTY(QAbstractItemModel* results READ results CONSTANT)

public:
    enum Page : int { Choosing, Asking, Result };
    Q_ENUM(Page)

    explicit QuizDesk(QObject* parent = nullptr);

    Page page() const { return m_page; }
    QStringList documentNames() const;
    QStringList difficultyNames() const;
    QStringList lengthNames() const;
    int document() const { return m_document; }
    void setDocument(int index);
    int difficulty() const { return m_difficulty; }
    void setDifficulty(int index);
    int length() const { return m_length; }
    void setLength(int index);
    QString choiceText() const;

    QString place() const;
    QString source() const;
    QString question() const;
    QString instruction() const;
    bool typing() const;
    QAbstractItemModel* answers() { return &m_answerRows; }
    QString typed() const { return m_typed; }
    void setTyped(const QString& digits);
    /// Whether there is an answer that can be given.
    bool ready() const;
    bool answered() const { return m_answered; }
    bool right() const;
    QString verdict() const;
    QString explanation() const;
    QAbstractItemModel* rules() { return &m_ruleRows; }

    QString scoreText() const;
    QString scoreNote() const;
    QAbstractItemModel* results() { return &m_resultRows; }

    /// Begins the quiz that is chosen, with figures not asked before.
    Q_INVOKABLE void begin();
    /// Begins a quiz.
    void beginWith(const QuizSpec& spec);
    /// Asks the same questions again.
    Q_INVOKABLE void repeat() { beginWith(m_spec); }
    /// Chooses an answer or takes it back; in an order it becomes the next step.
    Q_INVOKABLE void press(int place);
    /// Gives the answer; once it is given, goes on.
    Q_INVOKABLE void confirm();
    /// Back to the choice of a quiz.
    Q_INVOKABLE void leave();
    /// Handles a key press of the window; true if it meant something.
    Q_INVOKABLE bool keyPressed(int key, const QString& text);
    Q_INVOKABLE void askRule(const QString& id) { emit ruleAsked(id); }

    /// What the last quiz was made of, and how it went.
    const QuizSpec& spec() const { return m_spec; }
    const QuizScore& score() const { return m_score; }
    /// The question that is asked; nullptr before and after.
    const Question* current() const;

signals:
    void pageChanged();
    void choiceChanged();
    void changed();
    void ruleAsked(const QString& id);
    /// A quiz was answered to its end.
    void finished();

private:
    QuizSpec chosen() const;
    Answer given() const;
    void show();
    AnswerRow answerRow(int place) const;
    int rowCount() const;
    void next();
    void finish();
    void turnTo(Page page);

    Page m_page = Choosing;
    int m_document = 0;   ///< 0: all, else one of the documents
    int m_difficulty = 0; ///< 0: all
    int m_length = 1;
    QuizSpec m_spec;
    std::vector<Question> m_questions;
    std::vector<Answer> m_given;
    std::vector<int> m_picked; ///< places, in the order in which they were pressed
    QString m_typed;
    bool m_answered = false;
    QuizScore m_score;
    RowsModel<AnswerRow, AnswerTraits> m_answerRows;
    RowsModel<QuizRuleRow, QuizRuleTraits> m_ruleRows;
    RowsModel<QuizRuleRow, QuizRuleTraits> m_resultRows;
};

} // namespace cutcard
