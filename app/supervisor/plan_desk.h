// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supervisor/house_acts.h"

namespace cutcard {

/// The exams of a house: what a blueprint asks, the house's own numbers of it, and the forms that are built.
class PlanDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the supervisor's pages")

public:
    using SupervisorDesk::SupervisorDesk;

    /// What the pages show of the exams.
    QVariantMap facts() const;

    /// Shows a blueprint that comes with the program.
    Q_INVOKABLE void showShipped(const QString& name);
    /// Shows a revision of the house.
    Q_INVOKABLE void showBuilt(const QString& digest);
    /// Changes one thing of the blueprint that is shown.
    Q_INVOKABLE void rename(const QString& name);
    Q_INVOKABLE void setNumber(const QString& field, const QString& typed);
    /// Takes up both lists of rules as they were typed; of what no rulebook has nothing is taken.
    Q_INVOKABLE void setMustRules(const QString& questions, const QString& tables);
    /// Builds what is shown without keeping it, and says how alike the forms and the variants of the tables are.
    Q_INVOKABLE void tryOut();
    /// Builds the forms of what is shown.
    Q_INVOKABLE void build(cutcard::Signature* by);
    /// The same of a file of one's own.
    Q_INVOKABLE void buildFrom(cutcard::Signature* by, const QString& file = {});

private:
    void take(const Result<Blueprint>& blueprint);
    void change(const Result<Blueprint>& changed);
    Said keep(const std::string& text, const QString& name, const Unlocked& who);
    void showDraft(const QString& built);

    std::optional<Blueprint> m_draft; ///< the blueprint that is shown, with what was changed of it
    int m_drafts = 0;                 ///< how often another one was shown
};

} // namespace cutcard
