// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/sitting/answer_json.h"

#include <QJsonArray>

namespace cutcard {

QJsonObject jsonOf(const Answer& answer)
{
    QJsonObject object;
    QJsonArray places;
    for (const int place : answer.places)
        places.append(place);
    if (!places.isEmpty())
        object.insert(QStringLiteral("places"), places);
    if (answer.amount)
        object.insert(QStringLiteral("amount"), QString::number(*answer.amount));
    if (answer.truth)
        object.insert(QStringLiteral("truth"), *answer.truth);
    return object;
}

Answer answerFrom(const QJsonObject& object)
{
    Answer answer;
    const QJsonArray places = object[u"places"].toArray();
    for (const auto& place : places)
        answer.places.push_back(place.toInt());
    if (object.contains(QStringLiteral("amount")))
        answer.amount = object[u"amount"].toString().toLongLong();
    if (object.contains(QStringLiteral("truth")))
        answer.truth = object[u"truth"].toBool();
    return answer;
}

} // namespace cutcard
