// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/shown.h"
#include "core/rules/rule.h"
#include "core/tournament/state/night.h"

namespace cutcard {

struct NightTold;

/// What was said last in a night, and the log of all that was told of it.
class NightMessage : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    /// An event, something right, or something wrong.
    enum Kind : int { Event, Right, Wrong };
    Q_ENUM(Kind)

    using QObject::QObject;

    KEPT(QString, text, changed);
    KEPT(Kind, kind, changed, Event);
    TOLD(QString, rule, changed);
    TOLD(QString, ruleId, changed);
    KEPT(QVariantList, log, changed); ///< the newest line first

    /// Says something; it is shown with what else has changed.
    void say(const QString& text, Kind kind = Event, Rule rule = {});
    /// Writes what is told of an event into the log, and says it unless it was said before; false: it is nothing.
    bool tell(const NightTold& told, NightTime at, std::size_t event, bool again);
    /// So many events are left in the log.
    void cutBack(std::size_t left);
    void setLog(QVariantList log) { m_log = std::move(log); }
    /// Nothing was said.
    void clear();

signals:
    void changed();

private:
    Rule m_rule;
};

} // namespace cutcard
