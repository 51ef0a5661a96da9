// SPDX-License-Identifier: GPL-3.0-or-later
// The program's QML, which is in a static library; once a program.
#pragma once

#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)
