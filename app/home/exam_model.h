// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace cutcard {

/// What a candidate's pages show, and what is asked for on them.
class ExamModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(Page page READ page NOTIFY pageChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool wrong READ wrong NOTIFY messageChanged)
    Q_PROPERTY(QVariantMap exam READ exam NOTIFY examChanged)
    Q_PROPERTY(QVariantMap clock READ clock NOTIFY clockChanged)

public:
    /// Before it begins, the questions, between two parts, a table, and after all of it.
    enum Page : int { Conditions, Theory, Between, Table, Over };
    Q_ENUM(Page)

    using QObject::QObject;

    Page page() const { return m_page; }
    QString message() const { return m_message; }
    bool wrong() const { return m_wrong; }
    QVariantMap exam() const { return m_exam; }
    QVariantMap clock() const { return m_clock; }

    void setPage(Page page);
    /// What came of the last thing asked for; `wrong`: it was not done.
    void setMessage(const QString& message, bool wrong);
    void setExam(const QVariantMap& exam);
    void setClock(const QVariantMap& clock);

    /// Asks the window for something, with what was typed for it.
    Q_INVOKABLE void ask(const QString& what, const QVariantMap& with = {}) { emit asked(what, with); }

signals:
    void pageChanged();
    void messageChanged();
    void examChanged();
    void clockChanged();
    void asked(const QString& what, const QVariantMap& with);

private:
    Page m_page = Conditions;
    QString m_message;
    bool m_wrong = false;
    QVariantMap m_exam;
    QVariantMap m_clock;
};

} // namespace cutcard
