// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace cutcard {

/// The folder of own rules and questions that a command line asks for; empty if it asks for none.
QString contentAsked(const QStringList& arguments);

/// Has the program go by the rules and questions of a folder, or says in a sentence why it can't; empty: it does.
QString takeContent(const QString& folder);

} // namespace cutcard
