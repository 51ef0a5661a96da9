// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supervisor/house_acts.h"

namespace cutcard {

/// The questions of the bank, and what everybody's answers say of them.
class BankDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the supervisor's pages")

public:
    using SupervisorDesk::SupervisorDesk;

    /// How good the questions of a form are.
    Q_INVOKABLE void showForm(const QString& blueprint, const QString& form);
    /// The questions of one document, those of one competency or with 0 all, with their answers: they are no secret.
    Q_INVOKABLE void showItems(int documentAt, int competency);
    /// An empty table of ratings for a form.
    Q_INVOKABLE void saveRatings(const QString& blueprint, const QString& form, cutcard::Signature* by,
                                 const QString& file = {});
    /// The mark that raters' chances come to, beside what was seen of a form.
    Q_INVOKABLE void showAngoff(const QString& blueprint, const QString& form, const QString& file = {});
    Q_INVOKABLE void saveResults(const QString& file = {});
    Q_INVOKABLE void saveCompetencies(const QString& file = {});
    Q_INVOKABLE void saveAnswers(const QString& blueprint, const QString& form, const QString& file = {});

private:
    void save(const QString& file, const QString& proposed, const Result<std::string>& text);
};

} // namespace cutcard
