// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/page_model.h"
#include "app/supervisor/desks.h"

namespace cutcard {

/// The supervisor's pages: what they show, and for each what can be asked for on it.
// the base named in full: otherwise the registrar of Qt 6.4 does not find it
class AcademyModel : public cutcard::PageModel
{
    Q_OBJECT
    QML_GIVEN

public:
    /// Nothing that can be opened, founding a house, and the pages of one; a result lies behind the proctor's list.
    enum Page : int { Closed, Founding, Proctor, People, Exams, Bank, Ledger, Verify, Review, Training };
    Q_ENUM(Page)

    using PageModel::PageModel;

    HouseActs& acts() { return m_acts; }
    PART(cutcard::FoundingDesk, founding) { return &m_founding; }
    PART(cutcard::ProctorDesk, proctor) { return &m_proctor; }
    PART(cutcard::PeopleDesk, people) { return &m_people; }
    PART(cutcard::PlanDesk, plans) { return &m_plans; }
    PART(cutcard::BankDesk, questions) { return &m_questions; }
    PART(cutcard::LedgerDesk, ledger) { return &m_ledger; }
    PART(cutcard::VerifyDesk, verifying) { return &m_verifying; }
    PART(cutcard::ReviewDesk, review) { return &m_review; }
    PART(cutcard::TrainingDesk, training) { return &m_training; }

    GIVEN(Page, page, setPage, pageChanged, Closed);
    GIVEN(QVariantMap, house, setHouse, houseChanged);
    GIVEN(QVariantMap, result, setResult, resultChanged);
    /// What a blueprint asks, and whether the bank has enough for it.
    GIVEN(QVariantMap, plan, setPlan, planChanged);
    /// How good the questions of a form are.
    GIVEN(QVariantMap, bank, setBank, bankChanged);

    /// Of a house that can't be opened: whether it is only in use, and whether somebody sits an exam there.
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
    bool m_busy = true;
    bool m_examElsewhere = false;
};

} // namespace cutcard
