// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/rows_model.h"
#include "app/odds/odds_results.h"
#include "core/chips/pay_table.h"

#include <QtQml/qqmlregistration.h>

namespace cutcard {

/// One class of hands in the pay table that is edited.
struct PayLine {
    int position = 0; ///< the strongest first
    QString name;
    QString odds;        ///< as typed; empty: loses
    QString probability; ///< of being paid by this line
    QString share;       ///< of each unit bet, what this line pays
    bool wrong = false;
};
struct PayLineTraits {
    static int key(const PayLine& line) { return line.position; }
    static const std::vector<RowRole<PayLine>>& roles();
};

/// A pay table as it is typed, with its house edge.
class PayTableModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(int cards READ cards WRITE setCards NOTIFY changed)
    Q_PROPERTY(QString leastPair READ leastPair WRITE setLeastPair NOTIFY changed)
    Q_PROPERTY(bool paysPairs READ paysPairs NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* lines READ lines CONSTANT)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(QString edgeText READ edgeText NOTIFY changed)
    Q_PROPERTY(QString hitText READ hitText NOTIFY changed)
    Q_PROPERTY(QString paidText READ paidText NOTIFY changed)
    Q_PROPERTY(QString fractionText READ fractionText NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* overall READ overall CONSTANT)

public:
    explicit PayTableModel(QObject* parent = nullptr);

    /// Takes over one of the tables to choose from.
    Q_INVOKABLE void load(int index);
    /// What is typed for the class in a line.
    Q_INVOKABLE void setOdds(int position, const QString& text);
    Q_INVOKABLE void askOpen() { emit openAsked(); }
    Q_INVOKABLE void askSave() { emit saveAsked(); }

    /// Adds a file's tables to those to choose from, and shows the first.
    void addTables(const std::vector<PayTable>& tables);
    /// The table, if nothing is wrong with it.
    Result<PayTable> table() const;
    /// The games worked out, for the edges of bonus and game together.
    void setResults(std::shared_ptr<const OddsResults> results);

    QStringList names() const;
    QString name() const { return QString::fromStdString(m_name); }
    void setName(const QString& name);
    int cards() const { return m_cards; }
    void setCards(int cards);
    QString leastPair() const { return QString(QLatin1Char(rankLetter(m_leastPair))); }
    void setLeastPair(const QString& rank);
    bool paysPairs() const;
    QAbstractItemModel* lines() { return &m_lines; }
    QString message() const;
    QString edgeText() const;
    QString hitText() const;
    QString paidText() const;
    QString fractionText() const;
    QAbstractItemModel* overall();

signals:
    void changed();
    void openAsked();
    void saveAsked();

private:
    void take(const PayTable& table);
    void show();
    bool isGap(int position) const;

    std::vector<PayTable> m_tables;
    std::string m_name;
    int m_cards = 7;
    Rank m_leastPair = Rank::Two;
    std::array<QString, handClassCount> m_typed;
    std::shared_ptr<const OddsResults> m_results;
    RowsModel<PayLine, PayLineTraits> m_lines;
    RowsModel<PayLine, PayLineTraits> m_overall; ///< name and share alone
};

} // namespace cutcard
