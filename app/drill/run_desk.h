// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/timed_run.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace cutcard {

/// Timed runs: three minutes of one kind of question, told at once or at the end what was wrong.
class RunDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(Page page READ page NOTIFY changed)
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed)
    Q_PROPERTY(int kind READ kindIndex NOTIFY changed)
    Q_PROPERTY(QString kindName READ kindName NOTIFY changed)
    Q_PROPERTY(bool atOnce READ atOnce WRITE setAtOnce NOTIFY changed)
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(QString clock READ clock NOTIFY ticked)
    Q_PROPERTY(double timeLeft READ timeLeft NOTIFY ticked)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    Q_PROPERTY(QVariantList board READ board NOTIFY changed)
    Q_PROPERTY(QString boardText READ boardText NOTIFY changed)
    Q_PROPERTY(QVariantList hands READ hands NOTIFY changed)
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    Q_PROPERTY(QString feedback READ feedback NOTIFY changed)
    Q_PROPERTY(bool lastRight READ lastRight NOTIFY changed)
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed)
    Q_PROPERTY(QString bestText READ bestText NOTIFY changed)
    Q_PROPERTY(QVariantList mistakes READ mistakes NOTIFY changed)

public:
    /// Where one is: choosing a kind, answering, or reading how it went.
    enum Page : int { Choosing, Asking, Result };
    Q_ENUM(Page)

    explicit RunDesk(QObject* parent = nullptr);

    Page page() const { return m_page; }
    QVariantList kinds() const;
    QString kindName() const;
    bool atOnce() const { return m_atOnce; }
    void setAtOnce(bool atOnce);
    QString place() const;
    QString clock() const;
    double timeLeft() const { return static_cast<double>(runSeconds - m_seconds) / runSeconds; }
    QString question() const;
    QStringList lines() const;
    QVariantList board() const;
    QString boardText() const;
    QVariantList hands() const;
    QStringList choices() const;
    QString feedback() const { return m_feedback; }
    bool lastRight() const { return m_lastRight; }
    QString scoreText() const;
    QString bestText() const;
    QVariantList mistakes() const;

    /// The best points of each kind so far; -1: none.
    void setBests(std::vector<int> bests);
    void setSeed(std::uint64_t seed) { m_seed = seed; }
    RunKind kind() const { return m_kind; }
    int kindIndex() const { return static_cast<int>(m_kind); }
    int asked() const { return m_asked; }
    int right() const { return m_right; }
    /// Right answers less wrong ones, so that guessing brings nothing.
    int points() const { return std::max(0, m_right - (m_asked - m_right)); }
    const RunQuestion& current() const { return m_question; }

    Q_INVOKABLE void start(int kind);
    /// Takes what was typed; nothing happens if it is no number.
    Q_INVOKABLE bool type(const QString& text);
    Q_INVOKABLE void choose(int choice);
    /// Ends the run before its time; it is not kept then.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void askRule(const QString& id) { emit ruleAsked(id); }
    /// A second has passed.
    void tick();

signals:
    void changed();
    void ticked();
    /// The three minutes are over.
    void finished();
    void ruleAsked(const QString& id);

private:
    /// A question that was answered wrongly.
    struct Wrong {
        RunQuestion question;
        std::int64_t given = 0;
    };

    void ask();
    void answer(std::int64_t given);

    Page m_page = Choosing;
    RunKind m_kind = RunKind::SidePots;
    bool m_atOnce = true;
    std::uint64_t m_seed = 1;
    int m_number = 0;
    int m_seconds = 0;
    int m_asked = 0;
    int m_right = 0;
    RunQuestion m_question;
    std::vector<Wrong> m_wrong;
    std::vector<int> m_bests;
    QString m_feedback;
    bool m_lastRight = true;
    QTimer m_timer;
};

} // namespace cutcard
