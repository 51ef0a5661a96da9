// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/page_model.h"
#include "app/home/signature.h"

namespace cutcard {

/// What a candidate's pages show, and what is asked for on them.
// the base named in full: otherwise the registrar of Qt 6.4 does not find it
class ExamModel : public cutcard::PageModel
{
    Q_OBJECT
    QML_GIVEN

public:
    /// The parts of an exam, and what lies before, between and after them; of a director a night, or questions.
    enum Page : int { Conditions, Theory, Between, Table, Over, Night, Questions };
    Q_ENUM(Page)
    /// What a candidate does beside answering and dealing.
    enum Way : int { Begin, BeginPart, NextHand, HandIn, Leave, Finish };
    Q_ENUM(Way)

    using PageModel::PageModel;

    GIVEN(Page, page, setPage, pageChanged, Conditions);
    GIVEN(QVariantMap, exam, setExam, examChanged);
    GIVEN(QVariantMap, clock, setClock, clockChanged);

signals:
    void pageChanged();
    void examChanged();
    void clockChanged();
    void ask(cutcard::ExamModel::Way way);
    /// What a supervisor does while somebody sits.
    void extend(int minutes, const QString& reason, cutcard::Signature* by);
    void pause(const QString& reason, cutcard::Signature* by);
    void goOn(cutcard::Signature* by);
};

} // namespace cutcard
