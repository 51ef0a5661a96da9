// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/catalogue/house.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace cutcard {

/// A house's options as a form, each beside the paragraph that it follows; the text stays for experts.
class HouseForm : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(QStringList games READ games CONSTANT)
    Q_PROPERTY(int game READ game NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY rowsChanged)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QStringList problemKeys READ problemKeys NOTIFY changed)
    Q_PROPERTY(QString edge READ edge NOTIFY changed)
    Q_PROPERTY(bool edited READ edited NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)

public:
    using QObject::QObject;

    /// Where a game's house comes from.
    void setSource(std::function<HouseRules(GameId)> houseOf) { m_houseOf = std::move(houseOf); }
    QStringList games() const;
    int game() const { return m_game; }
    /// For each option: key, label, kind (flag, number, word, text, pairs or list), value, the paragraphs beside it,
    /// and whether the house's edge follows from it.
    QVariantList rows() const;
    QString text() const;
    /// What is wrong, a line each, and with which options; empty if nothing is.
    QString problem() const { return m_problem; }
    QStringList problemKeys() const { return m_problemKeys; }
    /// What the house wins by the table that it posts, as far as there is one; empty for a game without.
    QString edge() const { return m_edge; }
    bool edited() const { return m_edited; }
    QString message() const { return m_message; }
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

    GameId gameId() const;
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
    int m_game = 0;
    std::vector<HouseValue> m_values;    ///< one for each option
    std::map<Cell, QString> m_noNumbers; ///< what stands in fields where a number should
    std::optional<QString> m_typed;      ///< by an expert, while it does not read as options
    QString m_problem;
    QStringList m_problemKeys;
    QString m_edge;
    QString m_message;
    bool m_edited = false;
};

} // namespace cutcard
