// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace cutcard {

/// Translates texts that stand in one context.
struct Translator {
    const char* context = nullptr;
    QString operator()(const char* text) const { return QCoreApplication::translate(context, text); }
};

} // namespace cutcard
