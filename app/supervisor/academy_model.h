// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/page_model.h"
#include "app/supervisor/bank_desk.h"
#include "app/supervisor/founding_desk.h"
#include "app/supervisor/ledger_desk.h"
#include "app/supervisor/people_desk.h"
#include "app/supervisor/plan_desk.h"
#include "app/supervisor/proctor_desk.h"
#include "app/supervisor/review_desk.h"
#include "app/supervisor/training_desk.h"
#include "app/supervisor/verify_desk.h"

namespace cutcard {

/// The supervisor's pages: what they show, and for each what can be asked for on it.
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
    Q_PROPERTY(cutcard::FoundingDesk* founding READ founding CONSTANT)
    Q_PROPERTY(cutcard::ProctorDesk* proctor READ proctor CONSTANT)
    Q_PROPERTY(cutcard::PeopleDesk* people READ people CONSTANT)
    Q_PROPERTY(cutcard::PlanDesk* plans READ plans CONSTANT)
    Q_PROPERTY(cutcard::BankDesk* questions READ questions CONSTANT)
    Q_PROPERTY(cutcard::LedgerDesk* ledger READ ledger CONSTANT)
    Q_PROPERTY(cutcard::VerifyDesk* verifying READ verifying CONSTANT)
    Q_PROPERTY(cutcard::ReviewDesk* review READ review CONSTANT)
    Q_PROPERTY(cutcard::TrainingDesk* training READ training CONSTANT)

public:
    /// Nothing that can be opened, founding a house, and the pages of one; a result lies behind the proctor's list.
    enum Page : int { Closed, Founding, Proctor, People, Exams, Bank, Ledger, Verify, Review, Training };
    Q_ENUM(Page)

    using PageModel::PageModel;

    HouseActs& acts() { return m_acts; }
    FoundingDesk* founding() { return &m_founding; }
    ProctorDesk* proctor() { return &m_proctor; }
    PeopleDesk* people() { return &m_people; }
    PlanDesk* plans() { return &m_plans; }
    BankDesk* questions() { return &m_questions; }
    LedgerDesk* ledger() { return &m_ledger; }
    VerifyDesk* verifying() { return &m_verifying; }
    ReviewDesk* review() { return &m_review; }
    TrainingDesk* training() { return &m_training; }

    Page page() const { return m_page; }
    QVariantMap house() const { return m_house; }
    QVariantMap result() const { return m_result; }
    QVariantMap plan() const { return m_plan; }
    QVariantMap bank() const { return m_bank; }

    void setPage(Page page) { set(m_page, page, &AcademyModel::pageChanged); }
    void setHouse(const QVariantMap& house) { set(m_house, house, &AcademyModel::houseChanged); }
    void setResult(const QVariantMap& result) { set(m_result, result, &AcademyModel::resultChanged); }
    /// What a blueprint asks, and whether the bank has enough for it.
    void setPlan(const QVariantMap& plan) { set(m_plan, plan, &AcademyModel::planChanged); }
    /// How good the questions of a form are.
    void setBank(const QVariantMap& bank) { set(m_bank, bank, &AcademyModel::bankChanged); }

    /// Of a house that can't be opened: whether it is only not to be had now, and whether somebody sits at the program
    /// that has it.
    void setElsewhere(bool busy, bool exam)
    {
        m_busy = busy;
        m_examElsewhere = exam;
    }

    /// Turns to a page of the house.
    Q_INVOKABLE void go(cutcard::AcademyModel::Page page);
    /// Back to the house, or to how one is founded.
    Q_INVOKABLE void back();
    /// Shows the house anew.
    void show();

signals:
    void pageChanged();
    void houseChanged();
    void resultChanged();
    void planChanged();
    void bankChanged();

private:
    HouseActs m_acts{*this};
    FoundingDesk m_founding{m_acts};
    ProctorDesk m_proctor{m_acts};
    PeopleDesk m_people{m_acts};
    PlanDesk m_plans{m_acts};
    BankDesk m_questions{m_acts};
    LedgerDesk m_ledger{m_acts};
    VerifyDesk m_verifying{m_acts};
    ReviewDesk m_review{m_acts};
    TrainingDesk m_training{m_acts};
    Page m_page = Closed;
    QVariantMap m_house;
    QVariantMap m_result;
    QVariantMap m_plan;
    QVariantMap m_bank;
    bool m_busy = true;
    bool m_examElsewhere = false;
};

} // namespace cutcard
