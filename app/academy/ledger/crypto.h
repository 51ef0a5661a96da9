// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

/// The narrow door to libsodium: nothing else of the program includes it. No Qt.
namespace cutcard {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

inline constexpr std::size_t digestSize = 32;
inline constexpr std::size_t keySize = 32;
inline constexpr std::size_t signatureSize = 64;

using Digest = std::array<std::uint8_t, digestSize>;
using PublicKey = std::array<std::uint8_t, keySize>;
using SignatureBytes = std::array<std::uint8_t, signatureSize>;

/// Thirty-two secret bytes, wiped when they go; they are moved, never copied.
class SecretKey
{
public:
    SecretKey() = default;
    SecretKey(const SecretKey&) = delete;
    SecretKey& operator=(const SecretKey&) = delete;
    SecretKey(SecretKey&& other) noexcept;
    SecretKey& operator=(SecretKey&& other) noexcept;
    ~SecretKey();

    /// Fresh random bytes.
    static SecretKey random();
    /// Bytes that lie somewhere already; the caller wipes those.
    static SecretKey fromBytes(ByteView bytes);
    bool empty() const { return !m_set; }
    ByteView bytes() const { return m_bytes; }
    /// Forgets it now.
    void wipe();

private:
    std::array<std::uint8_t, keySize> m_bytes{};
    bool m_set = false;
};

/// Prepares the library, once; false if this machine has no good random numbers.
bool cryptoReady();
Bytes randomBytes(std::size_t count);
/// Overwrites what was secret.
void wipe(std::string& text);

/// SHA-256 of a prefix and a text after it.
Digest sha256(std::string_view prefix, std::string_view text);
Digest sha256(std::string_view prefix, ByteView bytes);
/// HMAC-SHA-256.
Digest hmac(const SecretKey& key, std::string_view text);
/// The first eight bytes as a number, the highest first.
std::uint64_t numberOf(const Digest& digest);

std::string hexOf(ByteView bytes);
std::optional<Bytes> bytesOfHex(std::string_view text);
/// Base32 of RFC 4648 without padding: upper case, as QR codes hold it best.
std::string base32Of(ByteView bytes);
/// A root as it is written on paper: fourteen groups of four, a check among them.
std::string paperKey(const SecretKey& root);
/// Reads it as somebody typed it: blanks, small letters, and signs that look alike are taken.
Result<SecretKey> readPaperKey(std::string_view written);
/// Which groups of a paper are not as the key has them, from 1; none: it is the key, letter for letter.
Result<std::vector<int>> wrongPaperGroups(std::string_view written, const SecretKey& root);
/// Reads it back; nothing if a character or the length is wrong, or a bit of the last character is left over.
std::optional<Bytes> bytesOfBase32(std::string_view text);

/// One of the keys that a root gives; what it is for is part of it.
SecretKey derived(const SecretKey& root, std::uint64_t number);

/// The public half of a signing key.
PublicKey publicKeyOf(const SecretKey& seed);
/// Ed25519 over a prefix and a message.
SignatureBytes signatureBy(const SecretKey& seed, std::string_view prefix, std::string_view message);
bool isSignedBy(const PublicKey& key, std::string_view prefix, std::string_view message, ByteView signature);
/// The short name of a key: the first eight bytes of its SHA-256.
std::array<std::uint8_t, 8> keyId(const PublicKey& key);
/// A public key as OpenSSL reads it (PEM, SubjectPublicKeyInfo), and back.
std::string pemOf(const PublicKey& key);
std::optional<PublicKey> publicKeyOfPem(std::string_view text);

/// What a passphrase costs to try.
struct KeyCost {
    std::uint64_t operations = 6;
    std::uint64_t memory = std::uint64_t{64} * 1024 * 1024;
};

/// A key that only a passphrase opens.
struct WrappedKey {
    Bytes salt;
    Bytes nonce;
    Bytes sealed;
    KeyCost cost{};
};

/// Wraps a key by Argon2id and secretbox; an error if there is no memory for it.
Result<WrappedKey> wrapped(const SecretKey& key, std::string_view passphrase, const KeyCost& cost);
/// Opens it; a wrong passphrase and a damaged wrap can't be told apart.
Result<SecretKey> unwrapped(const WrappedKey& wrap, std::string_view passphrase);

/// A row sealed by XChaCha20-Poly1305; what belongs to it but lies open (its place) is checked with it.
struct SealedRow {
    Bytes nonce;
    Bytes sealed;
};
SealedRow sealedRow(const SecretKey& key, std::string_view text, std::string_view place);
std::optional<std::string> openedRow(const SecretKey& key, const SealedRow& row, std::string_view place);

/// Whether a passphrase is taken: what is short, common or soon guessed opens a house to whoever has its files.
Result<Done> checkPassphrase(std::string_view passphrase);

} // namespace cutcard
