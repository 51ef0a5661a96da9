// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/game_form.h"
#include "core/games/catalogue/house.h"

#include <functional>
#include <map>
#include <tuple>

namespace cutcard {

/// A house's options as a form, each beside the paragraph that it follows; the text stays for experts.
// the base named in full: otherwise the registrar of Qt 6.4 does not find it
class HouseForm : public cutcard::GameForm
{
    Q_OBJECT
    QML_GIVEN

public:
    using GameForm::GameForm;

    /// Where a game's house comes from.
    void setSource(std::function<HouseRules(GameId)> houseOf) { m_houseOf = std::move(houseOf); }
    TOLD(int, game, changed) { return m_game; }
    /// For each option: key, label, kind, value, the paragraphs beside it, and whether the house's edge hangs on it.
    TOLD(QVariantList, rows, rowsChanged);
    TOLD(QString, text, changed) { return m_typed.value_or(QString::fromStdString(houseText(gameId(), m_values))); }
    /// What is wrong, a line each, and with which options; empty if nothing is.
    KEPT(QString, problem, changed);
    KEPT(QStringList, problemKeys, changed);
    /// What the house wins by the table that it posts, as far as there is one; empty for a game without.
    KEPT(QString, edge, changed);
    KEPT(bool, edited, changed);
    KEPT(QString, message, changed);
    /// The options as they stand, if there is nothing wrong with them.
    std::optional<HouseRules> house() const;

    Q_INVOKABLE void choose(int game);
    /// Gives an option another value, as it stands in the file.
    Q_INVOKABLE void setValue(const QString& key, const QString& value);
    Q_INVOKABLE void setFlag(const QString& key, bool on);
    Q_INVOKABLE void setWord(const QString& key, int choice);
    /// Changes one number of a list of pairs; adds a pair like the last; takes one away.
    Q_INVOKABLE void setPair(const QString& key, int row, int column, const QString& number);
    Q_INVOKABLE void addPair(const QString& key);
    Q_INVOKABLE void removePair(const QString& key, int row);
    /// Takes the whole text as an expert typed it.
    Q_INVOKABLE void type(const QString& text);
    Q_INVOKABLE void restore();
    Q_INVOKABLE void save();

signals:
    void changed();
    void rowsChanged();
    void askRule(const QString& id);
    /// The options are wanted kept.
    void saved(int game, const QString& text);

private:
    /// A field of the form: of an option, and of a line and place where it is a list of pairs.
    using Cell = std::tuple<std::string, int, int>;

    const HouseOption* optionOf(const QString& key) const;
    HouseValue* valueOf(const QString& key);
    /// Takes what was typed into a field where a number belongs.
    void typeNumber(const Cell& cell, const QString& text, Chips& number);
    QString shown(const Cell& cell, const QString& text) const;
    void forget(const QString& key);
    QVariantMap rowOf(const HouseOption& option, const HouseValue& value) const;
    void take(const HouseRules& house);
    void check();

    std::function<HouseRules(GameId)> m_houseOf;
    std::vector<HouseValue> m_values;    ///< one for each option
    std::map<Cell, QString> m_noNumbers; ///< what stands in fields where a number should
    std::optional<QString> m_typed;      ///< by an expert, while it does not read as options
};

} // namespace cutcard
