// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"

namespace cutcard {

/// A mistake as the card names it: what happened, what was owed, and by which paragraph.
struct MistakePicture {
    Q_GADGET
    SHOWN(int, event); ///< the position in the session, to practise from there
    SHOWN(QString, happened);
    SHOWN(QString, owed);
    SHOWN(QString, points); ///< such as "−3"
    SHOWN(QString, where);  ///< such as "act 27"
    SHOWN(QString, ruleId);
    SHOWN(QString, rule);
    SHOWN(QString, ruleText);
    bool operator==(const MistakePicture&) const = default;
};

/// How one competency went.
struct CompetencyPicture {
    Q_GADGET
    Q_PROPERTY(QString value MEMBER text)
    Q_PROPERTY(double share READ bar)
    SHOWN(QString, name);
    QString text;          ///< such as "92" or "not seen"
    double share = 0;      ///< 0 to 1, the length of the bar
    SHOWN(double, needed); ///< where passing begins
    bool seen = true;
    SHOWN(bool, passed, true);
    /// The length of the bar; below 0: there is none.
    double bar() const { return seen ? share : -1.0; }
    bool operator==(const CompetencyPicture&) const = default;
};

/// A hand that is over.
struct ResultPicture {
    Q_GADGET
    QML_ANONYMOUS
    SHOWN(bool, last); ///< the session is over with it
    int hand = 0;
    bool sudden = false;  ///< it comes up where nobody waits for it: the first Enter was meant for the table
    SHOWN(QString, next); ///< what going on does, in words; empty: the next hand
    SHOWN(QString, score);
    SHOWN(QString, title);
    SHOWN(QString, working); ///< how the score is worked out
    SHOWN(QString, acts);    ///< how many, and how many mistakes
    SHOWN(QString, critical);
    SHOWN(QString, outcome); ///< who has won the event; empty if nobody has
    SHOWN(QString, unseen);  ///< what the hand did not show
    std::vector<CompetencyPicture> competencies{};
    std::vector<MistakePicture> mistakes{}; ///< the costliest first, at most three
    bool operator==(const ResultPicture&) const = default;
};

/// The card that ends every hand.
class ResultModel : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    using QObject::QObject;

    void show(ResultPicture picture);
    void hide();
    KEPT(cutcard::ResultPicture, picture, changed);

    KEPT(bool, shown, changed);
    TOLD(QVariantList, competencies, changed) { return listOf(m_picture.competencies); }
    TOLD(QVariantList, mistakes, changed) { return listOf(m_picture.mistakes); }

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
    bool m_awaited = true; ///< whoever presses Enter has seen it
};

} // namespace cutcard
