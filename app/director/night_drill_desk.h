// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_model.h"
#include "core/tournament/night_drill.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace cutcard {

/// The questions of a director's station: as an exam asks them, of which nothing is told, or looked over with what was
/// right. Practice of the same kinds is the TaskDesk's.
class NightDrillDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
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
    Q_PROPERTY(bool examined READ examined NOTIFY changed)
    Q_PROPERTY(bool reviewed READ reviewed NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)

public:
    explicit NightDrillDesk(QObject* parent = nullptr) : QObject(parent) {}

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
    bool examined() const { return m_keep != nullptr; }
    /// Whether answers are looked over: each is told, and none can be given.
    bool reviewed() const { return m_reviewed; }
    /// The choice that was taken, counted from 0; -1: none.
    int chosen() const;

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

    Q_INVOKABLE void choose(int choice);
    Q_INVOKABLE void addLetter(const QString& letter);
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void askRule(const QString& id) { emit ruleAsked(id); }
    /// A key while it is asked; false if it means nothing.
    Q_INVOKABLE bool press(int key, const QString& text);

signals:
    void changed();
    void ruleAsked(const QString& id);

private:
    void show(DrillQuestion question);
    void judge(const QString& given);
    bool keep(const QString& given);
    void tell();
    bool isChosen() const;
    bool open() const { return examined() && !m_questions.empty(); }

    NightDrill m_kind = NightDrill::Balance;
    int m_number = 0;
    DrillQuestion m_question;
    QString m_answer;
    QString m_feedback;
    bool m_answered = false;
    bool m_lastRight = true;
    bool m_reviewed = false;
    bool m_hasTable = false;
    TableModel m_table;
    std::vector<DrillQuestion> m_questions;
    QStringList m_given;
    AnswerKeeper m_keep;
    std::vector<bool> m_marked;
    MarkKeeper m_keepMark;
};

} // namespace cutcard
