// SPDX-License-Identifier: GPL-3.0-or-later
// A folder's tests are one program, which runs those of one file at a time: `core_session_tests tst_slips`.
#pragma once

#include <QtTest>

namespace cutcard {

/// Runs a file's tests with the arguments that follow its name; the code that Qt Test ends with.
using RunTests = int (*)(int argc, char** argv);

/// Has this program run the tests of a file, its path, under its name without the ending; the same name again ends the
/// program.
bool addTests(const char* file, RunTests run);

/// Has no view in this application paint of itself, which would be half the time of a test that looks at what lies
/// where: whoever looks has a view drawn.
void paintForNobody(QCoreApplication& application);

/// Runs a class of tests that needs no application.
template <typename Tests> int runTests(int argc, char** argv)
{
    Tests tests;
    return QTest::qExec(&tests, argc, argv);
}

/// Runs a class of tests in an application; pixels are there for one that says `static constexpr bool paints = true`.
template <typename Tests, typename Application> int runTests(int argc, char** argv)
{
    Application application(argc, argv);
    if constexpr (!requires { Tests::paints; })
        paintForNobody(application);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    return runTests<Tests>(argc, argv);
}

} // namespace cutcard

// Qt 6.4 puts the words of a failure together each time, and a test says them of every event
#undef QVERIFY2
#define QVERIFY2(statement, description)                                                                               \
    do {                                                                                                               \
        const bool isSo = static_cast<bool>(statement);                                                                \
        if (!QTest::qVerify(isSo, #statement, isSo ? "" : static_cast<const char*>(description), __FILE__, __LINE__))  \
            return;                                                                                                    \
    } while (false)

/// Adds this file's tests to its program by a function that runs them.
#define CUTCARD_TESTS_BY(run) [[maybe_unused]] static const bool run##Added = cutcard::addTests(__FILE__, run);

/// Adds this file's class of tests to its program: `CUTCARD_TESTS(SlipsTest)`, `CUTCARD_TESTS(HomeTest, QApplication)`.
#define CUTCARD_TESTS(Tests, ...)                                                                                      \
    [[maybe_unused]] static const bool added##Tests =                                                                  \
        cutcard::addTests(__FILE__, cutcard::runTests<Tests __VA_OPT__(, ) __VA_ARGS__>);
