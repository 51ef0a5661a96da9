// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/page_model.h"

namespace cutcard {

/// What the supervisor's pages show, and what is asked for on them; it knows no ledger and no exam.
// the base named in full: otherwise the registrar of Qt 6.4 does not find it
class AcademyModel : public cutcard::PageModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(Page page READ page NOTIFY pageChanged)
    Q_PROPERTY(QVariantMap house READ house NOTIFY houseChanged)
    Q_PROPERTY(QVariantMap result READ result NOTIFY resultChanged)
    Q_PROPERTY(QVariantMap plan READ plan NOTIFY planChanged)
    Q_PROPERTY(QVariantMap bank READ bank NOTIFY bankChanged)

public:
    /// Nothing that can be opened, founding a house, and the pages of one; a result lies behind the proctor's list.
    enum Page : int { Closed, Founding, Proctor, People, Exams, Bank, Ledger, Verify, Review, Training };
    Q_ENUM(Page)

    using PageModel::PageModel;

    Page page() const { return m_page; }
    QVariantMap house() const { return m_house; }
    QVariantMap result() const { return m_result; }
    QVariantMap plan() const { return m_plan; }
    QVariantMap bank() const { return m_bank; }

    void setPage(Page page);
    void setHouse(const QVariantMap& house);
    void setResult(const QVariantMap& result);
    /// What a blueprint asks, and whether the bank has enough for it.
    void setPlan(const QVariantMap& plan);
    /// How good the questions of a form are.
    void setBank(const QVariantMap& bank);

    /// Turns to a page of the house.
    Q_INVOKABLE void go(cutcard::AcademyModel::Page page);

signals:
    void pageChanged();
    void houseChanged();
    void resultChanged();
    void planChanged();
    void bankChanged();

private:
    Page m_page = Closed;
    QVariantMap m_house;
    QVariantMap m_result;
    QVariantMap m_plan;
    QVariantMap m_bank;
};

} // namespace cutcard
