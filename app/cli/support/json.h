// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <concepts>
#include <functional>
#include <initializer_list>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <variant>

namespace cutcard::cli {

struct Member;

/// A value of JSON from any of ours: texts are UTF-8, whole numbers exact, and what there is not is null.
class Json
{
public:
    Json() = default;
    template <std::same_as<bool> Flag> Json(Flag value) : m_value(QJsonValue(value)) {}
    template <std::integral Number>
        requires(!std::same_as<Number, bool>)
    Json(Number value) : m_value(QJsonValue(static_cast<qint64>(value)))
    {
    }
    Json(double value) : m_value(QJsonValue(value)) {}
    Json(const QString& value) : m_value(QJsonValue(value)) {}
    Json(std::string_view value) : Json(QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()))) {}
    Json(const std::string& value) : Json(std::string_view(value)) {}
    Json(const char* value) : Json(std::string_view(value)) {}
    template <typename Value> Json(const std::optional<Value>& value)
    {
        if (value)
            *this = Json(*value);
    }
    template <std::ranges::input_range Values>
        requires(!std::convertible_to<const Values&, std::string_view> && !std::convertible_to<const Values&, QString>)
    Json(const Values& values) : m_value(QJsonArray())
    {
        for (const auto& each : values)
            push_back(each);
    }
    /// An object.
    Json(std::initializer_list<Member> members);

    static Json array();
    /// An array of what each value is in JSON.
    static Json list(const auto& values, const auto& json)
    {
        Json all = array();
        for (const auto& each : values)
            all.push_back(std::invoke(json, each));
        return all;
    }
    static Json object();

    /// Adds to an array.
    void push_back(const Json& value) { std::get<QJsonArray>(m_value).append(value.value()); }
    /// Sets a member of an object.
    void set(const std::string& key, const Json& value);
    /// Adds the members of another object.
    void update(const Json& other);

    QJsonValue value() const
    {
        return std::visit([](const auto& value) { return QJsonValue(value); }, m_value);
    }

private:
    std::variant<QJsonValue, QJsonArray, QJsonObject> m_value = QJsonValue(QJsonValue::Null);
};

/// One member of an object.
struct Member {
    std::string_view key;
    Json value;
};

Json toJson(const Duty& duty);
Json toJson(const Verdict& verdict);
Json toJson(const FloorWork& work);
Json toJson(const Score& score, bool finished);
/// A signature as text: JSON's numbers don't hold 64 bits.
std::string hexText(std::uint64_t signature);

/// Prints a JSON document to the standard output.
void print(const Json& json);

} // namespace cutcard::cli
