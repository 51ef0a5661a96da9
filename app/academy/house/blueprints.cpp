// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/house/blueprints.h"

#include "app/academy/forms/exam_files.h"
#include "app/academy/forms/paper.h"
#include "app/academy/ledger/digests.h"
#include "app/academy/store/rows.h"
#include "app/words/tr.h"
#include "core/certification/build.h"

#include <QDateTime>
#include <QJsonDocument>

namespace cutcard {

static QString formsText(const ExamForms& forms)
{
    const auto hands = madeOf<QJsonArray>(forms.hands, [](const auto& tables) { return jsonOf(tables); });
    const QJsonObject all{{"questions", jsonOf(forms.questions)}, {"hands", hands}};
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
}

static ExamForms formsFrom(const QString& text)
{
    ExamForms forms;
    const QJsonObject all = QJsonDocument::fromJson(text.toUtf8()).object();
    const auto questions = listsFrom(all[u"questions"].toArray());
    const QJsonArray hands = all[u"hands"].toArray();
    for (std::size_t form = 0; form < std::min<std::size_t>(formCount, questions.size()); ++form) {
        forms.questions[form] = questions[form];
        forms.hands[form] = listsFrom(hands.at(static_cast<qsizetype>(form)).toArray());
    }
    return forms;
}

Result<std::string> Blueprints::add(const Unlocked& who, const std::string& given, const std::string& name)
{
    TRY(refusesOwnContent());
    TRY(m_signers.mayDo(who, roleSet(Role::Administrator)));
    const auto blueprint = readBlueprint(given, name);
    if (!blueprint)
        return blueprint.error();
    // one exam has one digest, whether its file was taken as it stands or its numbers were set in the window
    const std::string text = blueprintText(*blueprint);
    const auto& models = stationModels();
    if (!models)
        return models.error();
    const auto built = TRY(buildExam(*blueprint, *models, formsDraw(who.formKey(), *blueprint), name));
    const QString forms = formsText(built.forms);
    // the forms are part of what is pinned: the same words with another bank are another revision
    const std::string digest = blueprintDigest(text, forms.toStdString());
    if (TRY(runOn(m_store.sql(), "SELECT digest FROM blueprint WHERE digest = ?", digest)).next())
        return digest;
    // which questions stand in a form is nobody's to read on the disk
    const SealedRow sealed = sealedRow(who.formKey(), forms.toStdString(), digest);
    const QString sealedForms = QString::fromStdString(hexOf(sealed.nonce) + ":" + hexOf(sealed.sealed));
    TRY(isNoEasier(*blueprint, TRY(all())));
    TRY(m_store.whole([&]() -> Result<Done> {
        TRY(runOn(m_store.sql(), "INSERT INTO blueprint VALUES (?, ?, ?, ?)", digest,
                  QDateTime::currentMSecsSinceEpoch(), text, sealedForms));
        return m_store.enter("forms-built", who,
                             "\"blueprint\":\"" + digest + "\",\"text\":\"" + blueprintTextDigest(text) + "\"");
    }));
    return digest;
}

Result<Done> Blueprints::isNoEasier(const Blueprint& blueprint, const std::vector<KeptBlueprint>& before) const
{
    auto sat = TRY(runOn(m_store.sql(), "SELECT DISTINCT blueprint FROM attempt"));
    std::set<std::string> used;
    while (sat.next())
        used.insert(sat.value(0).toString().toStdString());
    for (const KeptBlueprint& each : before) {
        if (each.blueprint.programme != blueprint.programme || !used.contains(each.digest))
            continue;
        if (const auto easier = easierIn(blueprint, each.blueprint); !easier.empty())
            return m_store.refuse(Cause::NotAllowed, Refusal::EasierUnderOneNumber, std::to_string(blueprint.programme),
                                  {std::string(easier)});
    }
    return Done{};
}

Result<std::vector<KeptBlueprint>> Blueprints::all() const
{
    auto rows = TRY(runOn(m_store.sql(), "SELECT digest, text FROM blueprint ORDER BY made DESC, digest"));
    std::vector<KeptBlueprint> all;
    while (rows.next()) {
        KeptBlueprint kept{.digest = rows.value(0).toString().toStdString(),
                           .text = rows.value(1).toString().toStdString(),
                           .blueprint = {}};
        kept.blueprint = TRY(readBlueprint(kept.text, "blueprint " + kept.digest.substr(0, 8)));
        all.push_back(std::move(kept));
    }
    return all;
}

Result<KeptBlueprint> Blueprints::one(const std::string& digest) const
{
    const auto all = this->all();
    return all ? among(*all, digest) : Result<KeptBlueprint>(all.error());
}

Result<KeptBlueprint> Blueprints::among(const std::vector<KeptBlueprint>& all, const std::string& digest) const
{
    const auto found = std::ranges::find(all, digest, &KeptBlueprint::digest);
    if (found == all.end())
        return m_store.refuse(Cause::UnknownWord, Refusal::BlueprintNotBuilt, digest);
    return *found;
}

Result<ExamForms> Blueprints::formsOf(const std::string& digest, const SecretKey& formKey) const
{
    auto row = TRY(runOn(m_store.sql(), "SELECT text, forms FROM blueprint WHERE digest = ?", digest));
    if (!row.next())
        return m_store.refuse(Cause::UnknownWord, Refusal::BlueprintNotBuilt, digest);
    const std::string sealed = row.value(1).toString().toStdString();
    const std::size_t colon = std::min(sealed.find(':'), sealed.size());
    const auto nonce = bytesOfHex(std::string_view(sealed).substr(0, colon));
    const auto bytes = bytesOfHex(std::string_view(sealed).substr(std::min(colon + 1, sealed.size())));
    const auto text = nonce && bytes ? openedRow(formKey, {*nonce, *bytes}, digest) : std::nullopt;
    if (!text || blueprintDigest(row.value(0).toString().toStdString(), *text) != digest)
        return m_store.fault(Cause::Damaged, "blueprint " + digest.substr(0, 16) + " as it was built", {});
    return formsFrom(QString::fromStdString(*text));
}

} // namespace cutcard
