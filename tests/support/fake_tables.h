// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_picture.h"

namespace cutcard::fakes {

/// Invented tables to look at; they need not come from any hand.
TablePicture beforeTheDeal(int seats);
TablePicture preflop(int seats);
TablePicture flopWithBets(int seats);
TablePicture fourPots(int seats);
TablePicture showdown(int seats);
TablePicture tennessee(int seats);
TablePicture irregular();
TablePicture championEmpty(int seats);
TablePicture championSettling(int seats);
TablePicture championOne();
TablePicture championTwo(int seats);

} // namespace cutcard::fakes
