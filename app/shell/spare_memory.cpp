// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/spare_memory.h"

#include <QQmlEngine>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace cutcard {

void giveBackMemory(QQmlEngine& engine)
{
    engine.collectGarbage();
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace cutcard
