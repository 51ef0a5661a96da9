// SPDX-License-Identifier: GPL-3.0-or-later
// The only place in the program that lists the games.
#include "app/faces/face.h"

#include "app/faces/faces.h"

#include <cassert>

namespace cutcard {

const Face& faceOf(GameId game)
{
    static const std::array all{&faces::league,   &faces::limit,       &faces::tennessee,
                                &faces::champion, &faces::championOne, &faces::championTwo};
    const auto found = std::ranges::find(all, game, &Face::game);
    assert(found != all.end());
    return found == all.end() ? *all.front() : **found;
}

const Face& faceOf(const Session& session)
{
    return faceOf(session.setup().game());
}

} // namespace cutcard
