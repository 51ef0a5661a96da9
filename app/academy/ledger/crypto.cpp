// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/ledger/crypto.h"

#include "core/base/fault.h"
#include "core/certification/refusal.h"

#include <sodium.h>

#include <algorithm>

namespace cutcard {

namespace {

static_assert(keySize == crypto_kdf_KEYBYTES);
static_assert(keySize == crypto_secretbox_KEYBYTES);
static_assert(keySize == crypto_aead_xchacha20poly1305_ietf_KEYBYTES);
static_assert(keySize == crypto_sign_SEEDBYTES);
static_assert(keySize == crypto_auth_hmacsha256_KEYBYTES);
static_assert(digestSize == crypto_hash_sha256_BYTES);
static_assert(signatureSize == crypto_sign_BYTES);

constexpr std::string_view base32Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
constexpr char context[crypto_kdf_CONTEXTBYTES + 1] = "cutcard1";
// what precedes the 32 bytes of an Ed25519 key in its DER form
constexpr std::array<std::uint8_t, 12> derHead{0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00};
constexpr std::string_view pemBegin = "-----BEGIN PUBLIC KEY-----\n";
constexpr std::string_view pemEnd = "\n-----END PUBLIC KEY-----\n";

const std::uint8_t* raw(std::string_view text)
{
    return reinterpret_cast<const std::uint8_t*>(text.data());
}

Error noKey(Cause cause, std::string found)
{
    return faultIn("passphrase", cause, {}, std::move(found));
}

/// The secret half of a signing key, wiped after use.
struct SigningKey {
    std::array<std::uint8_t, crypto_sign_SECRETKEYBYTES> secret{};
    PublicKey open{};

    explicit SigningKey(const SecretKey& seed)
    {
        crypto_sign_seed_keypair(open.data(), secret.data(), seed.bytes().data());
    }
    ~SigningKey() { sodium_memzero(secret.data(), secret.size()); }
    SigningKey(const SigningKey&) = delete;
    SigningKey& operator=(const SigningKey&) = delete;
};

/// The key that a passphrase makes; empty if there is no memory for it.
SecretKey keyOf(std::string_view passphrase, const WrappedKey& wrap)
{
    std::array<std::uint8_t, keySize> bytes{};
    const int failed =
        crypto_pwhash(bytes.data(), bytes.size(), passphrase.data(), passphrase.size(), wrap.salt.data(),
                      wrap.cost.operations, static_cast<std::size_t>(wrap.cost.memory), crypto_pwhash_ALG_ARGON2ID13);
    SecretKey key = failed != 0 ? SecretKey() : SecretKey::fromBytes(bytes);
    sodium_memzero(bytes.data(), bytes.size());
    return key;
}

} // namespace

SecretKey::SecretKey(SecretKey&& other) noexcept : m_bytes(other.m_bytes), m_set(other.m_set)
{
    other.wipe();
}

SecretKey& SecretKey::operator=(SecretKey&& other) noexcept
{
    if (this != &other) {
        m_bytes = other.m_bytes;
        m_set = other.m_set;
        other.wipe();
    }
    return *this;
}

SecretKey::~SecretKey()
{
    wipe();
}

SecretKey SecretKey::random()
{
    SecretKey key;
    randombytes_buf(key.m_bytes.data(), key.m_bytes.size());
    key.m_set = true;
    return key;
}

SecretKey SecretKey::fromBytes(ByteView bytes)
{
    SecretKey key;
    if (bytes.size() == keySize) {
        std::ranges::copy(bytes, key.m_bytes.begin());
        key.m_set = true;
    }
    return key;
}

void SecretKey::wipe()
{
    sodium_memzero(m_bytes.data(), m_bytes.size());
    m_set = false;
}

bool cryptoReady()
{
    static const bool ready = sodium_init() >= 0;
    return ready;
}

Bytes randomBytes(std::size_t count)
{
    Bytes bytes(count);
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

void wipe(std::string& text)
{
    sodium_memzero(text.data(), text.size());
    text.clear();
}

Digest sha256(std::string_view prefix, std::string_view text)
{
    return sha256(prefix, ByteView(raw(text), text.size()));
}

Digest sha256(std::string_view prefix, ByteView bytes)
{
    Digest digest{};
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, raw(prefix), prefix.size());
    crypto_hash_sha256_update(&state, bytes.data(), bytes.size());
    crypto_hash_sha256_final(&state, digest.data());
    return digest;
}

Digest hmac(const SecretKey& key, std::string_view text)
{
    Digest digest{};
    crypto_auth_hmacsha256(digest.data(), raw(text), text.size(), key.bytes().data());
    return digest;
}

std::uint64_t numberOf(const Digest& digest)
{
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i)
        number = (number << 8U) | digest[i];
    return number;
}

std::string hexOf(ByteView bytes)
{
    std::string text(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back(); // the zero
    return text;
}

std::optional<Bytes> bytesOfHex(std::string_view text)
{
    Bytes bytes(text.size() / 2);
    sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, nullptr, nullptr);
    // capitals are no digits here
    return hexOf(bytes) == text ? std::optional(bytes) : std::nullopt;
}

std::string base32Of(ByteView bytes)
{
    std::string text;
    unsigned held = 0;
    unsigned bits = 0;
    for (const std::uint8_t byte : bytes) {
        held = (held << 8U) | byte;
        bits += 8;
        while (bits >= 5) {
            bits -= 5;
            text += base32Letters[(held >> bits) & 31U];
        }
    }
    if (bits > 0)
        text += base32Letters[(held << (5 - bits)) & 31U];
    return text;
}

std::optional<Bytes> bytesOfBase32(std::string_view text)
{
    Bytes bytes;
    unsigned held = 0;
    unsigned bits = 0;
    for (const char c : text) {
        const std::size_t value = base32Letters.find(c);
        if (value == std::string_view::npos)
            return std::nullopt;
        held = ((held << 5U) | static_cast<unsigned>(value)) & 0xfffU;
        bits += 5;
        if (bits >= 8) {
            bits -= 8;
            bytes.push_back(static_cast<std::uint8_t>((held >> bits) & 255U));
        }
    }
    // five bits or more left over: a character too many; a bit set among them: another text for the same bytes
    if (bits >= 5 || (held & ((1U << bits) - 1U)) != 0)
        return std::nullopt;
    return bytes;
}

constexpr std::string_view paperPrefix = "cutcard-paper-key-1\n";
static constexpr std::size_t paperCheck = 3; // bytes, so that the text is fourteen groups of four

static Error wrongPaper(std::string expected, std::string found)
{
    return faultIn("paper key", Cause::Damaged, std::move(expected), std::move(found));
}

/// The digest of a root, of which the first bytes stand on the paper too.
static Digest paperDigest(ByteView root)
{
    return sha256(paperPrefix, {reinterpret_cast<const char*>(root.data()), root.size()});
}

std::string paperKey(const SecretKey& root)
{
    Bytes bytes(root.bytes().begin(), root.bytes().end());
    const Digest digest = paperDigest(bytes);
    bytes.insert(bytes.end(), digest.begin(), digest.begin() + paperCheck);
    std::string text = base32Of(bytes);
    sodium_memzero(bytes.data(), bytes.size());
    return text;
}

/// Takes what was written as it stands on the paper; an error names the group that can't be.
static std::optional<Error> takePaper(std::string_view written, std::string& text)
{
    constexpr std::size_t signs = (keySize + paperCheck) * 8 / 5;
    for (const char c : written) {
        if (c == ' ' || c == '-' || c == '\t' || c == '\n' || c == '\r')
            continue;
        // there is no nought, no one and no eight on it: each is taken for the letter it looks like
        const char read = c == '0'               ? 'O'
                          : c == '1'             ? 'I'
                          : c == '8'             ? 'B'
                          : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A')
                                                 : c;
        if (base32Letters.find(read) == std::string_view::npos)
            return wrongPaper("letters, and digits from 2 to 7, in group " + std::to_string(text.size() / 4 + 1),
                              std::string(1, c));
        text += read;
    }
    if (text.size() != signs)
        return wrongPaper("fourteen groups of four", std::to_string(text.size()) + " letters and digits");
    return std::nullopt;
}

Result<std::vector<int>> wrongPaperGroups(std::string_view written, const SecretKey& root)
{
    constexpr std::size_t group = 4;
    std::string text;
    if (auto wrong = takePaper(written, text))
        return *wrong;
    const std::string right = paperKey(root);
    std::vector<int> wrong;
    for (std::size_t at = 0; at < right.size(); at += group) {
        if (text.compare(at, group, right, at, group) != 0)
            wrong.push_back(static_cast<int>(at / group) + 1);
    }
    return wrong;
}

Result<SecretKey> readPaperKey(std::string_view written)
{
    std::string text;
    if (auto wrong = takePaper(written, text))
        return *wrong;
    auto bytes = bytesOfBase32(text);
    if (!bytes)
        return wrongPaper("fourteen groups of four", {});
    const Digest digest = paperDigest(ByteView(*bytes).first(keySize));
    const bool fits = std::equal(digest.begin(), digest.begin() + paperCheck, bytes->begin() + keySize);
    bytes->resize(keySize);
    SecretKey root = SecretKey::fromBytes(*bytes);
    if (!fits)
        return wrongPaper("the key as it was shown: a letter of it is another, or two have changed places", {});
    return root;
}

SecretKey derived(const SecretKey& root, std::uint64_t number)
{
    std::array<std::uint8_t, keySize> bytes{};
    crypto_kdf_derive_from_key(bytes.data(), bytes.size(), number, context, root.bytes().data());
    SecretKey key = SecretKey::fromBytes(bytes);
    sodium_memzero(bytes.data(), bytes.size());
    return key;
}

PublicKey publicKeyOf(const SecretKey& seed)
{
    return SigningKey(seed).open;
}

SignatureBytes signatureBy(const SecretKey& seed, std::string_view prefix, std::string_view message)
{
    SignatureBytes signature{};
    const SigningKey key(seed);
    const std::string whole = std::string(prefix) + std::string(message);
    crypto_sign_detached(signature.data(), nullptr, raw(whole), whole.size(), key.secret.data());
    return signature;
}

bool isSignedBy(const PublicKey& key, std::string_view prefix, std::string_view message, ByteView signature)
{
    const std::string whole = std::string(prefix) + std::string(message);
    return signature.size() == signatureSize
           && crypto_sign_verify_detached(signature.data(), raw(whole), whole.size(), key.data()) == 0;
}

std::array<std::uint8_t, 8> keyId(const PublicKey& key)
{
    const Digest digest = sha256("cutcard-key-1\n", ByteView(key));
    std::array<std::uint8_t, 8> id{};
    std::copy_n(digest.begin(), id.size(), id.begin());
    return id;
}

std::string pemOf(const PublicKey& key)
{
    Bytes der(derHead.begin(), derHead.end());
    der.insert(der.end(), key.begin(), key.end());
    std::string text(sodium_base64_encoded_len(der.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(), der.data(), der.size(), sodium_base64_VARIANT_ORIGINAL);
    text.resize(text.size() - 1); // its own end of the text
    return std::string(pemBegin) + text + std::string(pemEnd);
}

std::optional<PublicKey> publicKeyOfPem(std::string_view text)
{
    const std::size_t begin = text.find(pemBegin);
    const std::size_t end = text.find("\n-----END PUBLIC KEY-----");
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin + pemBegin.size())
        return std::nullopt;
    const std::string_view inner = text.substr(begin + pemBegin.size(), end - begin - pemBegin.size());
    Bytes der(derHead.size() + keySize + 4);
    std::size_t size = 0;
    if (sodium_base642bin(der.data(), der.size(), inner.data(), inner.size(), "\r\n", &size, nullptr,
                          sodium_base64_VARIANT_ORIGINAL)
            != 0
        || size != derHead.size() + keySize || !std::equal(derHead.begin(), derHead.end(), der.begin()))
        return std::nullopt;
    PublicKey key{};
    std::copy_n(der.begin() + derHead.size(), keySize, key.begin());
    return key;
}

Result<WrappedKey> wrapped(const SecretKey& key, std::string_view passphrase, const KeyCost& cost)
{
    WrappedKey wrap{.salt = randomBytes(crypto_pwhash_SALTBYTES),
                    .nonce = randomBytes(crypto_secretbox_NONCEBYTES),
                    .sealed = Bytes(keySize + crypto_secretbox_MACBYTES),
                    .cost = cost};
    const SecretKey own = keyOf(passphrase, wrap);
    if (own.empty())
        return noKey(Cause::Unreadable, "not enough memory");
    crypto_secretbox_easy(wrap.sealed.data(), key.bytes().data(), keySize, wrap.nonce.data(), own.bytes().data());
    return wrap;
}

Result<SecretKey> unwrapped(const WrappedKey& wrap, std::string_view passphrase)
{
    constexpr std::uint64_t mostMemory = std::uint64_t{1024} * 1024 * 1024;
    // what a file says of its own cost is not believed without bounds
    if (wrap.salt.size() != crypto_pwhash_SALTBYTES || wrap.nonce.size() != crypto_secretbox_NONCEBYTES
        || wrap.sealed.size() != keySize + crypto_secretbox_MACBYTES || wrap.cost.memory > mostMemory
        || wrap.cost.memory < crypto_pwhash_MEMLIMIT_MIN || wrap.cost.operations < 1 || wrap.cost.operations > 100)
        return noKey(Cause::Damaged, {});
    const SecretKey own = keyOf(passphrase, wrap);
    if (own.empty())
        return noKey(Cause::Unreadable, "not enough memory");
    std::array<std::uint8_t, keySize> bytes{};
    if (crypto_secretbox_open_easy(bytes.data(), wrap.sealed.data(), wrap.sealed.size(), wrap.nonce.data(),
                                   own.bytes().data())
        != 0)
        return refusedIn({"passphrase"}, Cause::NotAllowed, Refusal::WrongPassphrase);
    SecretKey key = SecretKey::fromBytes(bytes);
    sodium_memzero(bytes.data(), bytes.size());
    return key;
}

SealedRow sealedRow(const SecretKey& key, std::string_view text, std::string_view place)
{
    SealedRow row{.nonce = randomBytes(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES),
                  .sealed = Bytes(text.size() + crypto_aead_xchacha20poly1305_ietf_ABYTES)};
    crypto_aead_xchacha20poly1305_ietf_encrypt(row.sealed.data(), nullptr, raw(text), text.size(), raw(place),
                                               place.size(), nullptr, row.nonce.data(), key.bytes().data());
    return row;
}

std::optional<std::string> openedRow(const SecretKey& key, const SealedRow& row, std::string_view place)
{
    constexpr std::size_t extra = crypto_aead_xchacha20poly1305_ietf_ABYTES;
    if (row.nonce.size() != crypto_aead_xchacha20poly1305_ietf_NPUBBYTES || row.sealed.size() < extra)
        return std::nullopt;
    std::string text(row.sealed.size() - extra, '\0');
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(reinterpret_cast<std::uint8_t*>(text.data()), nullptr, nullptr,
                                                   row.sealed.data(), row.sealed.size(), raw(place), place.size(),
                                                   row.nonce.data(), key.bytes().data())
        != 0)
        return std::nullopt;
    return text;
}

} // namespace cutcard
