// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace cutcard {

/// A mistake as the card names it: what happened, what was owed, and by which paragraph.
struct MistakePicture {
    int event = 0; ///< the position in the session, to practise from there
    QString happened{};
    QString owed{};
    QString points{}; ///< such as "−3"
    QString where{};  ///< such as "act 27"
    QString ruleId{};
    QString rule{};
    QString ruleText{};
    bool operator==(const MistakePicture&) const = default;
};

/// How one competency went.
struct CompetencyPicture {
    QString name;
    QString text;      ///< such as "92" or "not seen"
    double share = 0;  ///< 0 to 1, the length of the bar
    double needed = 0; ///< where passing begins
    bool seen = true;
    bool passed = true;
    bool operator==(const CompetencyPicture&) const = default;
};

/// Competencies as rows for bars: name, value, share (below 0: not seen), needed, passed.
QVariantList barsOf(const std::vector<CompetencyPicture>& competencies);

/// A hand that is over.
struct ResultPicture {
    int hand = 0;
    bool last = false;   ///< the session is over with it
    bool sudden = false; ///< it comes up where nobody waits for it: the first Enter was meant for the table
    QString next{};      ///< what going on does, in words; empty: the next hand
    QString score{};
    QString title{};
    QString working{}; ///< how the score is worked out
    QString acts{};    ///< how many, and how many mistakes
    QString critical{};
    QString outcome{}; ///< who has won the event; empty if nobody has
    QString unseen{};  ///< what the hand did not show
    std::vector<CompetencyPicture> competencies{};
    std::vector<MistakePicture> mistakes{}; ///< the costliest first, at most three
    bool operator==(const ResultPicture&) const = default;
};

/// The card that ends every hand.
class ResultModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the desk")
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(bool last READ last NOTIFY changed)
    Q_PROPERTY(QString nextText READ nextText NOTIFY changed)
    Q_PROPERTY(QString score READ score NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString working READ working NOTIFY changed)
    Q_PROPERTY(QString acts READ acts NOTIFY changed)
    Q_PROPERTY(QString critical READ critical NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(QString unseen READ unseen NOTIFY changed)
    Q_PROPERTY(QVariantList competencies READ competencies NOTIFY changed)
    Q_PROPERTY(QVariantList mistakes READ mistakes NOTIFY changed)

public:
    using QObject::QObject;

    void show(ResultPicture picture);
    void hide();
    const ResultPicture& picture() const { return m_picture; }

    bool shown() const { return m_shown; }
    bool last() const { return m_picture.last; }
    QString nextText() const { return m_picture.next; }
    QString score() const { return m_picture.score; }
    QString title() const { return m_picture.title; }
    QString working() const { return m_picture.working; }
    QString acts() const { return m_picture.acts; }
    QString critical() const { return m_picture.critical; }
    QString outcome() const { return m_picture.outcome; }
    QString unseen() const { return m_picture.unseen; }
    QVariantList competencies() const { return barsOf(m_picture.competencies); }
    QVariantList mistakes() const;

    /// Handles a key press while the card lies on the table; true if it meant something.
    bool key(int key);
    /// Asks to deal on from the moment of a mistake, by its line.
    Q_INVOKABLE void practise(int line);

signals:
    void changed();
    void next();
    void again();
    void lookBack();
    void leave();
    void practiseAsked(int event);
    void askRule(const QString& id);

private:
    ResultPicture m_picture;
    bool m_shown = false;
    bool m_awaited = true; ///< whoever presses Enter has seen it
};

} // namespace cutcard
