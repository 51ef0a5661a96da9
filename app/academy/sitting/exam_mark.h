// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace cutcard {

/// The files by which the programs of one user know of each other that somebody sits an exam, whatever folder each has.
QStringList usualExamMarks();

/// Which files those are; until this is said there are none.
void markExamsIn(const QStringList& files);

/// Whether another program of this user has an exam open.
bool isExamElsewhere();

/// Says that somebody sits here for as long as it lives; the system takes it back when the program ends, however.
class ExamMark
{
public:
    ExamMark();
    ~ExamMark();
    ExamMark(const ExamMark&) = delete;
    ExamMark& operator=(const ExamMark&) = delete;

private:
    std::vector<int> m_files{};
};

} // namespace cutcard
