// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/properties.h"

#include <rapidcheck.h>

#include <cstdlib>

namespace cutcard::drawn {

namespace {

/// Says nothing; RapidCheck's own listener would ask the machine for a seed.
class Silent : public rc::detail::TestListener
{
public:
    void onTestCaseFinished(const rc::detail::CaseDescription&) override {}
    void onShrinkTried(const rc::detail::CaseDescription&, bool) override {}
    void onTestFinished(const rc::detail::TestMetadata&, const rc::detail::TestResult&) override {}
};

} // namespace

std::int64_t between(std::int64_t least, std::int64_t most)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1));
}

QByteArray unlessHolds(int cases, const std::function<void()>& property)
{
    rc::detail::Configuration usual;
    usual.testParams.seed = 2026;
    usual.testParams.maxSuccess = cases;
    const char* asked = std::getenv("RC_PARAMS");
    const auto params = rc::detail::configFromString(asked != nullptr ? asked : "", usual).testParams;
    Silent silent;
    auto result = rc::detail::checkProperty(rc::detail::toProperty(property), {}, params, silent, {});
    if (result.is<rc::detail::SuccessResult>())
        return {};
    // the numbers that were drawn say nothing; what the property logs of them does
    if (result.is<rc::detail::FailureResult>())
        result.get<rc::detail::FailureResult>().counterExample.clear();
    std::ostringstream said;
    rc::detail::printResultMessage(result, said);
    said << "\nRC_PARAMS=\"seed=" << params.seed << '"';
    return QByteArray::fromStdString(said.str());
}

} // namespace cutcard::drawn
