// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/ledger/certificate.h"

#include "core/base/fault.h"
#include "core/certification/refusal.h"

#include <charconv>
#include <chrono>

namespace cutcard {

namespace {

constexpr std::string_view magic = "CC1";

void putNumber(Bytes& bytes, std::uint64_t number, int size)
{
    for (int i = size - 1; i >= 0; --i)
        bytes.push_back(static_cast<std::uint8_t>((number >> (8U * static_cast<unsigned>(i))) & 255U));
}

void putText(Bytes& bytes, std::string_view text)
{
    bytes.push_back(static_cast<std::uint8_t>(text.size()));
    bytes.insert(bytes.end(), text.begin(), text.end());
}

std::string_view asText(ByteView bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Takes bytes off the front; what is not there leaves it in a state of fault.
class Taker
{
public:
    explicit Taker(ByteView bytes) : m_bytes(bytes) {}

    ByteView bytes(std::size_t count)
    {
        if (m_failed || m_at + count > m_bytes.size()) {
            m_failed = true;
            return {};
        }
        m_at += count;
        return m_bytes.subspan(m_at - count, count);
    }
    std::uint64_t number(std::size_t size)
    {
        std::uint64_t value = 0;
        for (const std::uint8_t byte : bytes(size))
            value = (value << 8U) | byte;
        return value;
    }
    std::string text(std::size_t most)
    {
        const auto size = static_cast<std::size_t>(number(1));
        m_failed = m_failed || size == 0 || size > most;
        return std::string(asText(bytes(size)));
    }
    void into(auto& array)
    {
        const ByteView taken = bytes(array.size());
        if (taken.size() == array.size())
            std::ranges::copy(taken, array.begin());
    }
    bool failed() const { return m_failed; }
    std::size_t at() const { return m_at; }
    bool isAtEnd() const { return m_at == m_bytes.size(); }

private:
    ByteView m_bytes;
    std::size_t m_at = 0;
    bool m_failed = false;
};

} // namespace

Bytes certificateBytes(const Certificate& certificate)
{
    Bytes bytes(magic.begin(), magic.end());
    bytes.insert(bytes.end(), certificate.key.begin(), certificate.key.end());
    putNumber(bytes, certificate.serial, 4);
    putNumber(bytes, static_cast<std::uint32_t>(certificate.issued), 4);
    putNumber(bytes, static_cast<std::uint64_t>(certificate.validMonths), 1);
    putNumber(bytes, static_cast<std::uint64_t>(certificate.programme), 2);
    bytes.insert(bytes.end(), certificate.rulebooks.begin(), certificate.rulebooks.end());
    bytes.insert(bytes.end(), certificate.head.begin(), certificate.head.end());
    putText(bytes, certificate.name);
    putText(bytes, certificate.house);
    return bytes;
}

Result<std::string> signedCertificate(const Certificate& certificate, const SecretKey& houseKey)
{
    if (certificate.name.empty() || certificate.name.size() > mostNameBytes)
        return refusedIn({"certificate"}, Cause::OutOfRange, Refusal::NameLength, certificate.name,
                         {std::to_string(mostNameBytes)});
    if (certificate.house.empty() || certificate.house.size() > mostHouseBytes)
        return refusedIn({"certificate"}, Cause::OutOfRange, Refusal::HouseNameOnCertificate, certificate.house,
                         {std::to_string(mostHouseBytes)});
    Bytes bytes = certificateBytes(certificate);
    const SignatureBytes signature = signatureBy(houseKey, certificatePrefix, asText(bytes));
    bytes.insert(bytes.end(), signature.begin(), signature.end());
    return std::string(certificateMark) + base32Of(bytes);
}

Result<ReadCertificate> readCertificate(std::string_view text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' '))
        text.remove_suffix(1);
    if (!text.starts_with(certificateMark))
        return refusedIn({"certificate"}, Cause::Damaged, Refusal::NotACode, std::string(text.substr(0, 16)),
                         {std::string(certificateMark)});
    const auto bytes = bytesOfBase32(text.substr(certificateMark.size()));
    if (!bytes)
        return refusedIn({"certificate"}, Cause::Damaged, Refusal::CodeAlphabet);
    Taker taker(*bytes);
    ReadCertificate read;
    Certificate& certificate = read.certificate;
    const bool known = asText(taker.bytes(magic.size())) == magic;
    taker.into(certificate.key);
    certificate.serial = static_cast<std::uint32_t>(taker.number(4));
    certificate.issued = static_cast<std::int32_t>(taker.number(4));
    certificate.validMonths = static_cast<int>(taker.number(1));
    certificate.programme = static_cast<int>(taker.number(2));
    taker.into(certificate.rulebooks);
    taker.into(certificate.head);
    certificate.name = taker.text(mostNameBytes);
    certificate.house = taker.text(mostHouseBytes);
    const std::size_t signedSize = taker.at();
    const ByteView signature = taker.bytes(signatureSize);
    if (!known || taker.failed() || !taker.isAtEnd())
        return refusedIn({"certificate"}, Cause::Damaged, Refusal::CodeIncomplete);
    read.message.assign(bytes->begin(), bytes->begin() + static_cast<std::ptrdiff_t>(signedSize));
    read.signature.assign(signature.begin(), signature.end());
    return read;
}

std::string listedAs(const ReadCertificate& read)
{
    constexpr std::size_t shown = 16;
    return hexOf(read.certificate.key) + "-" + hexOf(sha256({}, asText(read.message))).substr(0, shown);
}

std::string listText(const CertificateList& list, const SecretKey& houseKey)
{
    std::string text = "cutcard-certificates " + dayText(list.day) + " " + std::to_string(list.day) + "\n";
    for (const auto& [serial, state] : list.entries) {
        const auto key = list.keys.find(serial);
        text += std::to_string(serial) + " " + state + " " + (key == list.keys.end() ? "-" : key->second);
        if (const auto why = list.why.find(serial); why != list.why.end())
            text += " " + why->second;
        text += "\n";
    }
    return text + "signature " + hexOf(signatureBy(houseKey, certificateListPrefix, text)) + "\n";
}

Result<CertificateList> readList(std::string_view text, const PublicKey& houseKey, const std::string& name)
{
    const auto damaged = [&](int line, std::string expected) {
        return Error{.place = {.name = name, .line = line},
                     .cause = Cause::Damaged,
                     .expected = std::move(expected),
                     .found = {}};
    };
    const std::size_t at = text.rfind("\nsignature ");
    if (!text.starts_with("cutcard-certificates ") || at == std::string_view::npos || text.back() != '\n')
        return damaged(0, "a signed list of certificates");
    const std::string_view said = text.substr(0, at + 1);
    const auto signature = bytesOfHex(text.substr(at + 11, text.size() - at - 12));
    if (!signature || !isSignedBy(houseKey, certificateListPrefix, said, *signature))
        return damaged(0, "the house's signature");
    CertificateList list;
    std::string_view rest = said;
    for (int line = 1; !rest.empty(); ++line) {
        const std::size_t end = rest.find('\n');
        const std::string_view row = rest.substr(0, end);
        rest.remove_prefix(end + 1);
        const std::size_t first = row.find(' ');
        const std::size_t second = row.find(' ', first + 1);
        std::int64_t number = 0;
        const std::string_view digits = line == 1 ? row.substr(second + 1) : row.substr(0, first);
        const auto [stop, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (first == std::string_view::npos || second == std::string_view::npos || problem != std::errc()
            || stop != digits.data() + digits.size())
            return damaged(line, "a number, a state and a key");
        if (line == 1) {
            list.day = static_cast<std::int32_t>(number);
            continue;
        }
        list.entries[static_cast<std::uint32_t>(number)] = std::string(row.substr(first + 1, second - first - 1));
        const std::size_t third = std::min(row.find(' ', second + 1), row.size());
        list.keys[static_cast<std::uint32_t>(number)] = std::string(row.substr(second + 1, third - second - 1));
        if (third + 1 < row.size())
            list.why[static_cast<std::uint32_t>(number)] = std::string(row.substr(third + 1));
    }
    return list;
}

std::int32_t dayOf(int year, int month, int day)
{
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    return static_cast<std::int32_t>(std::chrono::sys_days(date).time_since_epoch().count());
}

std::string dayText(std::int32_t day)
{
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(day))};
    const auto padded = [](unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return std::to_string(static_cast<int>(date.year())) + "-" + padded(static_cast<unsigned>(date.month())) + "-"
           + padded(static_cast<unsigned>(date.day()));
}

std::int32_t expiryOf(const Certificate& certificate)
{
    std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(certificate.issued))};
    date += std::chrono::months(certificate.validMonths);
    // the 31st of a month that has none is its last day
    if (!date.ok())
        date = date.year() / date.month() / std::chrono::last;
    return static_cast<std::int32_t>(std::chrono::sys_days(date).time_since_epoch().count());
}

bool isSignedBy(const PublicKey& key, const ReadCertificate& read)
{
    return isSignedBy(key, certificatePrefix, asText(read.message), read.signature);
}

/// What a list says against a certificate; nothing: it does not. `earlier`: of a key that issues no more.
static std::optional<CertificateState> stateOn(const CertificateList& list, const ReadCertificate& read, bool earlier)
{
    const Certificate& certificate = read.certificate;
    const auto entry = list.entries.find(certificate.serial);
    const auto key = list.keys.find(certificate.serial);
    const bool numbered = entry != list.entries.end();
    if (!numbered || key == list.keys.end() || key->second != listedAs(read)) {
        // a list knows everything that was issued up to its day; a copied key could have signed the rest, and have used
        // a number again
        return earlier || certificate.issued < list.day || numbered ? std::optional(CertificateState::NotOnList)
                                                                    : std::nullopt;
    }
    if (entry->second == "revoked")
        return CertificateState::Revoked;
    return entry->second == "superseded" ? std::optional(CertificateState::Superseded) : std::nullopt;
}

CertificateState stateOf(const ReadCertificate& read, const PublicKey& houseKey, std::int32_t today,
                         const CertificateList* list, const PublicKey* earlierKey)
{
    const Certificate& certificate = read.certificate;
    const bool earlier = earlierKey != nullptr && certificate.key == keyId(*earlierKey);
    if (certificate.key != keyId(houseKey) && !earlier)
        return CertificateState::OtherHouse;
    if (!isSignedBy(earlier ? *earlierKey : houseKey, read))
        return CertificateState::Forged;
    if (list == nullptr && earlier)
        return CertificateState::NotOnList;
    if (const auto listed = list == nullptr ? std::nullopt : stateOn(*list, read, earlier))
        return *listed;
    if (today < certificate.issued)
        return CertificateState::NotYet;
    return today >= expiryOf(certificate) ? CertificateState::Expired : CertificateState::Valid;
}

} // namespace cutcard
