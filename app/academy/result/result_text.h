// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/academy.h"
#include "app/academy/ledger/certificate.h"
#include "app/words/training/quiz_words.h"
#include "app/words/wording.h"

#include <QJsonObject>
#include <QStringList>

namespace cutcard {

class Sitting;

/// The words of an outcome.
QString outcomeText(const QString& word);
/// What fell short, one line each.
QStringList shortfallTexts(const QJsonObject& result);
/// What was corrected again and again at the tables (a result's "practical"), one line each: it fails nothing.
QStringList mendedTexts(const QJsonObject& practical);
/// The whole result sheet as plain text.
QString resultText(const Academy& academy, const QJsonObject& result);
/// The result as it is printed as JSON: as it is kept, and what the clock said where the supervisor gave another day.
QJsonObject printedResult(const Academy& academy, QJsonObject result);
/// The name of somebody, or what stands for it where the row was erased.
QString nameOf(const Academy& academy, const QString& person);
/// The same of a row that was read already; nullptr: it was erased.
QString nameOf(const RosterPerson* person, const QString& id);
/// How many of somebody's attempts at an exam were void, up to one of them.
Result<int> voidsUpTo(const Academy& academy, const AttemptRecord& record);
/// A name out of the store, as it can be shown.
inline QString shown(const std::string& value)
{
    return printable(QString::fromStdString(value));
}
/// The name of an exam or of a part of it, in the person's language where it comes with the program.
QString examText(const std::string& name);
/// What a question of the bank asks, its figures left open.
QString itemText(const QString& id);
/// Up to which day it is known whether it was revoked; nullptr: no list was looked at.
QString revocationsKnownText(const CertificateList* list);
/// What came of an appeal; empty: it is open.
QString appealText(const QString& outcome);
/// Why somebody appealed, as it was taken down; empty if nobody did.
QString appealReason(const Academy& academy, std::int64_t attempt);

/// Who signed an entry; of two, also who gave both their passphrases, if that was one person.
QString signersText(const Academy& academy, const std::string& entry);
/// By whom, when and why the house went on without checkpoints that were missing, one line each.
QStringList gapTexts(const Academy& academy);
/// How many rescorings an attempt's result rests on, then each with its day and who signed it.
QStringList rescoringTexts(const Academy& academy, std::int64_t attempt);

/// What was recorded last and when, as files that were copied back show in it; empty: it is over.
QString lastDoneText(const Sitting& sitting);

} // namespace cutcard
