// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/ledger/ledger.h"

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/certification/refusal.h"

#include <charconv>

namespace cutcard {

constexpr std::string_view signatureField = ",\"sig\":\"";
// what the program notes by itself; everything else somebody signs for
constexpr std::array<std::string_view, 10> unsignedKinds{
    "attempt-begun", "paused",     "interrupted", "submitted",    "review-asked",
    "person-added",  "focus-lost", "rated",       "login-failed", "second-start",
};

static Digest digestOf(ByteView bytes)
{
    Digest digest{};
    if (bytes.size() == digest.size())
        std::ranges::copy(bytes, digest.begin());
    return digest;
}

static std::optional<PublicKey> publicKeyIn(std::string_view hex)
{
    const auto bytes = bytesOfHex(hex);
    if (!bytes || bytes->size() != keySize)
        return std::nullopt;
    PublicKey key{};
    std::ranges::copy(*bytes, key.begin());
    return key;
}

static std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || number < 0)
        return std::nullopt;
    return number;
}

static std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

static std::vector<std::string_view> wordsOf(std::string_view line)
{
    std::vector<std::string_view> words;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(' '), line.size());
        if (end > 0)
            words.push_back(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return words;
}

/// Where the value of a field at the top of a line begins.
static std::size_t valuePlace(std::string_view line, std::string_view key)
{
    // keys are ours, and a quotation mark inside of a text is escaped: what is found is a key
    for (std::size_t at = line.find(key); at != std::string_view::npos; at = line.find(key, at + 1)) {
        const std::size_t end = at + key.size();
        if (at >= 2 && line[at - 1] == '"' && (line[at - 2] == ',' || line[at - 2] == '{')
            && line.substr(end, 2) == "\":")
            return end + 2;
    }
    return std::string_view::npos;
}

/// The kind of a line, at the place where all lines have it: what a million of them are asked for costs no text.
static std::string_view kindIn(std::string_view line)
{
    const std::size_t from = valuePlace(line, "kind");
    if (from == std::string_view::npos || from >= line.size() || line[from] != '"')
        return {};
    return line.substr(from + 1, line.find('"', from + 1) - from - 1);
}

static std::string openingAfter(const LedgerHead& head)
{
    return "{\"seq\":" + std::to_string(head.count + 1) + ",\"prev\":\"" + hexOf(head.hash) + "\",\"station\":\"";
}

static std::string headText(const LedgerHead& head)
{
    return std::to_string(head.count) + " " + hexOf(head.hash);
}

std::string jsonText(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string json = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            json.append(1, '\\').append(1, c);
        else if (byte < 0x20)
            json.append("\\u00").append(1, digits[byte >> 4U]).append(1, digits[byte & 15U]);
        else
            json += c;
    }
    return json + "\"";
}

std::string fieldOf(std::string_view line, std::string_view key)
{
    const std::size_t from = valuePlace(line, key);
    if (from == std::string_view::npos || from >= line.size() || line[from] != '"')
        return {};
    std::string value;
    for (std::size_t i = from + 1; i < line.size() && line[i] != '"'; ++i) {
        if (line[i] == '\\' && i + 1 < line.size())
            value += line[i++];
        value += line[i];
    }
    return value;
}

std::optional<std::int64_t> numberFieldOf(std::string_view line, std::string_view key)
{
    const std::size_t from = valuePlace(line, key);
    if (from == std::string_view::npos)
        return std::nullopt;
    return wholeNumber(line.substr(from, line.find_first_of(",}", from) - from));
}

bool isEntry(std::string_view line, std::string_view kind, std::int64_t attempt)
{
    return kindIn(line) == kind && numberFieldOf(line, "attempt") == attempt;
}

std::string ledgerLine(const LedgerHead& before, std::string_view station, const LedgerNote& note, const Signer& signer)
{
    std::string line = "{\"seq\":" + std::to_string(before.count + 1) + ",\"prev\":\"" + hexOf(before.hash)
                       + "\",\"station\":" + jsonText(station) + ",\"time\":" + jsonText(note.time)
                       + ",\"actor\":" + jsonText(note.actor) + ",\"kind\":" + jsonText(note.kind);
    if (!note.body.empty())
        line += "," + note.body;
    if (signer.key != nullptr) {
        line += ",\"key\":\"" + hexOf(keyId(publicKeyOf(*signer.key))) + "\"";
        line += std::string(signatureField) + hexOf(signatureBy(*signer.key, entryPrefix, line)) + "\"";
    }
    return line + "}";
}

LedgerHead headAfter(const LedgerHead& before, std::string_view line)
{
    return {.count = before.count + 1, .hash = sha256(ledgerPrefix, line)};
}

std::string anchorLine(const LedgerHead& head, std::string_view time, const SecretKey* key)
{
    std::string line = headText(head) + " " + std::string(time);
    if (key != nullptr)
        line += " " + hexOf(keyId(publicKeyOf(*key))) + " " + hexOf(signatureBy(*key, checkpointPrefix, line));
    return line;
}

Result<Anchor> readAnchor(std::string_view line, const std::string& name, int number)
{
    const auto words = wordsOf(line);
    const auto count = words.empty() ? std::nullopt : wholeNumber(words[0]);
    const auto hash = words.size() < 2 ? std::nullopt : bytesOfHex(words[1]);
    const auto signature = words.size() < 5 ? std::optional(Bytes()) : bytesOfHex(words[4]);
    if (!count || !hash || hash->size() != digestSize || words.size() < 3 || words.size() == 4 || words.size() > 5
        || !signature)
        return Error{.place = {.name = name, .line = number},
                     .cause = Cause::Damaged,
                     .expected = "count, hash, time and perhaps key and signature",
                     .found = std::string(line.substr(0, 80))};
    Anchor anchor{.head = {.count = *count, .hash = digestOf(*hash)},
                  .text = {},
                  .key = words.size() < 5 ? std::string() : std::string(words[3]),
                  .signature = *signature,
                  .place = {.name = name, .line = number}};
    anchor.text = headText(anchor.head) + " " + std::string(words[2]);
    return anchor;
}

Result<std::vector<Anchor>> readAnchors(std::string_view text, const std::string& name)
{
    std::vector<Anchor> anchors;
    int number = 0;
    for (const std::string_view line : linesOf(text)) {
        ++number;
        if (line.empty())
            continue;
        anchors.push_back(TRY(readAnchor(line, name, number)));
    }
    return anchors;
}

void LedgerCheck::watch(const std::vector<Anchor>& anchors)
{
    for (const Anchor& anchor : anchors)
        m_watched.emplace(anchor.head.count, Digest{});
}

Result<Done> LedgerCheck::add(std::string_view line)
{
    if (m_opening.empty())
        m_opening = openingAfter(m_head);
    if (!line.starts_with(m_opening) || !line.ends_with("}"))
        return Error{.place = here(),
                     .cause = Cause::Damaged,
                     .expected = m_opening.substr(0, m_opening.find(",\"station")),
                     .found = std::string(line.substr(0, 96))};
    const std::string_view kind = kindIn(line);
    if (m_head.count == 0) {
        const std::int64_t format = numberFieldOf(line, "format").value_or(0);
        if (format > currentLedgerFormat)
            return refusedIn(here(), Cause::NotAllowed, Refusal::NewerLedger, std::to_string(format),
                             {std::to_string(currentLedgerFormat)});
    }
    TRY(checkSignature(line, kind));
    m_head = headAfter(m_head, line);
    m_opening = openingAfter(m_head);
    if (const auto watched = m_watched.find(m_head.count); watched != m_watched.end())
        watched->second = m_head.hash;
    noteKey(line, kind);
    return Done{};
}

Result<LedgerCheck::Enrolled> LedgerCheck::signerOf(std::string_view said, std::string_view kind) const
{
    const std::string name = fieldOf(said, "key");
    if (kind == "house-key" && m_head.count == 0) {
        // the first entry brings the key that it is signed with
        return Enrolled{.key = publicKeyIn(fieldOf(said, "public")).value_or(PublicKey{}), .person = {}};
    }
    if (const auto known = m_keys.find(name); known != m_keys.end())
        return known->second;
    return refusedIn(here(), Cause::UnknownWord, Refusal::UnknownKey, name);
}

bool isSigned(std::string_view line)
{
    return line.rfind(signatureField) != std::string_view::npos;
}

Result<Done> LedgerCheck::checkSignature(std::string_view line, std::string_view kind)
{
    const std::size_t at = line.rfind(signatureField);
    if (at == std::string_view::npos) {
        if (std::ranges::find(unsignedKinds, kind) == unsignedKinds.end())
            return refusedIn(here(), Cause::MissingValue, Refusal::Unsigned, {}, {std::string(kind)});
        return Done{};
    }
    const auto signature = bytesOfHex(line.substr(at + signatureField.size(), signatureSize * 2));
    const bool ends = line.size() == at + signatureField.size() + signatureSize * 2 + 2;
    const std::string_view said = line.substr(0, at);
    const std::string name = fieldOf(said, "key");
    const Enrolled signer = TRY(signerOf(said, kind));
    const bool house = kind == "house-key" || kind == "key-enrolled" || kind == "checkpoint";
    if (house && m_hasHouse && signer.key != m_house)
        return refusedIn(here(), Cause::NotAllowed, Refusal::NotHouseKey, name, {std::string(kind)});
    // every supervisor can come by the house's key: what somebody does is signed by nobody else
    if (!house && (signer.person.empty() || signer.person != fieldOf(said, "actor")))
        return refusedIn(here(), Cause::NotAllowed, Refusal::NotSignersKey, name, {std::string(kind)});
    if (!signature || !ends || !isSignedBy(signer.key, entryPrefix, said, *signature))
        return refusedIn(here(), Cause::Damaged, Refusal::WrongSignature, name);
    return Done{};
}

void LedgerCheck::noteKey(std::string_view line, std::string_view kind)
{
    if (kind == "house-key" || kind == "key-enrolled") {
        const auto key = publicKeyIn(fieldOf(line, "public"));
        if (!key)
            return;
        std::string person = kind == "house-key" ? std::string() : fieldOf(line, "person");
        // who is given another passphrase signs by that one alone
        std::erase_if(m_keys, [&](const auto& each) { return !person.empty() && each.second.person == person; });
        m_keys[hexOf(keyId(*key))] = {.key = *key, .person = std::move(person)};
        if (kind == "house-key") {
            m_house = *key;
            m_hasHouse = true;
        }
    } else if (kind == "key-withdrawn") {
        m_keys.erase(fieldOf(line, "withdrawn"));
    } else if (kind == "attempt-opened") {
        if (const auto key = publicKeyIn(fieldOf(line, "heads")))
            m_attemptKeys[hexOf(keyId(*key))] = *key;
    } else if (kind == "checkpoint") {
        m_signedUpTo = m_head.count;
    } else if (kind == "gap") {
        m_gaps.push_back(fieldOf(line, "anchor"));
    }
}

bool LedgerCheck::isOfHouse(const Anchor& anchor) const
{
    const auto attempt = m_attemptKeys.find(anchor.key);
    const PublicKey& key = attempt == m_attemptKeys.end() ? m_house : attempt->second;
    return isSignedBy(key, checkpointPrefix, anchor.text, anchor.signature);
}

Result<Done> LedgerCheck::finish(const std::vector<Anchor>& anchors) const
{
    for (const Anchor& anchor : anchors) {
        const std::string text = headText(anchor.head);
        if (isExplained(text))
            continue;
        // what nobody signed may still lie in the chain
        if (!anchor.signature.empty() && !isOfHouse(anchor))
            return refusedIn(anchor.place, Cause::Damaged, Refusal::ForeignAnchor, text.substr(0, text.find(' ') + 17));
        const auto seen = m_watched.find(anchor.head.count);
        if (anchor.head.count > m_head.count)
            return refusedIn({m_name}, Cause::WrongCount, Refusal::LedgerTooShort, std::to_string(m_head.count),
                             {std::to_string(anchor.head.count)});
        if (anchor.head.count > 0 && (seen == m_watched.end() || seen->second != anchor.head.hash))
            return Error{.place = {.name = m_name, .line = static_cast<int>(anchor.head.count)},
                         .cause = Cause::Damaged,
                         .expected = "the anchor's hash " + hexOf(anchor.head.hash).substr(0, 16),
                         .found = seen == m_watched.end() ? std::string() : hexOf(seen->second).substr(0, 16)};
    }
    return Done{};
}

Result<LedgerCheck> verifyLedger(std::string_view text, const std::string& name, const std::vector<Anchor>& anchors)
{
    LedgerCheck check(name);
    check.watch(anchors);
    if (!text.empty() && text.back() != '\n')
        return faultIn(name, Cause::Damaged, "a whole last line");
    for (const std::string_view line : linesOf(text)) {
        TRY(check.add(line));
    }
    TRY(check.finish(anchors));
    return check;
}

} // namespace cutcard
