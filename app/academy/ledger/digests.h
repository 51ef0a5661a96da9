// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/ledger/crypto.h"

/// What stands in the ledger for texts beside it: each kind has a prefix, so that none is taken for another.
namespace cutcard {

/// Of a result, as it was graded or rescored.
inline std::string resultDigest(std::string_view text)
{
    return hexOf(sha256("cutcard-result-1\n", text));
}

/// Of what an attempt asks, with all its words.
inline std::string paperDigest(std::string_view text)
{
    return hexOf(sha256("cutcard-paper-1\n", text));
}

/// Of a reason, which is salted: short ones could be guessed.
inline std::string reasonDigest(const std::string& salt, std::string_view reason)
{
    return hexOf(sha256("cutcard-reason-1\n" + salt, reason));
}

/// Of what the ledger never holds of somebody; the salt goes with the row, and then the digest says nothing.
inline std::string detailsDigest(const std::string& salt, const std::string& details)
{
    return hexOf(sha256("cutcard-person-1\n" + salt + "\n", details));
}

/// Of the folder in which a station notes its ledger's heads.
inline std::string placeDigest(const std::string& station, const std::string& folder)
{
    return hexOf(sha256("cutcard-place-1\n" + station + "\n", folder));
}

/// Of a blueprint's text alone, so that nobody needs the house's key to see that it is the same.
inline std::string blueprintTextDigest(std::string_view text)
{
    return hexOf(sha256("cutcard-blueprint-text-1\n", text));
}

/// Of a blueprint's text and its forms together: its name in an academy.
inline std::string blueprintDigest(const std::string& text, const std::string& forms)
{
    return hexOf(sha256("cutcard-blueprint-1\n", text + "\n" + forms));
}

} // namespace cutcard
