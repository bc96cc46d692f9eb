import Foundation
import Testing

@testable import AppleCryptoKit
@testable import AppleSecurity

/// Digests with the values of FIPS 180-4, RFC 1321, and RFC 3174, and the items of the keychain.
@Suite struct CryptoTests {
    private func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test func digestsOfShortTexts() {
        let (none, abc) = (Data(), Data("abc".utf8))
        #expect(hex(SHA256.hash(data: none)) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA384.hash(data: abc)) == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        let long =
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        #expect(hex(SHA512.hash(data: abc)) == long)
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(SHA256.hash(data: none).description.hasPrefix("SHA256 digest: e3b0c4"))
        #expect(SHA256.hash(data: abc) == SHA256.hash(data: Array("abc".utf8)))
    }

    @Test func piecesGiveTheDigestOfTheWhole() {
        let text = Data(String(repeating: "Easel ", count: 100).utf8)
        for length in [1, 55, 56, 63, 64, 65, 119, 127, 128, 129, 600] {
            var (first, second) = (SHA256(), SHA512())
            for start in stride(from: 0, to: text.count, by: length) {
                first.update(data: text[start..<min(text.count, start + length)])
                second.update(data: text[start..<min(text.count, start + length)])
            }
            #expect(first.finalize() == SHA256.hash(data: text))
            #expect(second.finalize() == SHA512.hash(data: text))
        }
    }

    @Test func codesOfMessages() {
        let (key, text) = (SymmetricKey(data: Data("key".utf8)), Data("The quick brown fox jumps over the lazy dog".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(hex(code) == "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text + [0], using: key))
        #expect(SymmetricKey(size: .bits256).bitCount == 256)
    }

    @Test func theKeychainKeepsItems() throws {
        let item = [kSecClass: kSecClassGenericPassword, kSecAttrService: "tests", kSecAttrAccount: "a"] as CFDictionary
        #expect(SecItemCopyMatching(item, nil) == errSecItemNotFound)
        #expect(SecItemUpdate(item, [kSecValueData: Data([1])]) == errSecItemNotFound)
        #expect(SecItemAdd(item.merging([kSecValueData: Data([1])]) { $1 }, nil) == errSecSuccess)
        #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
        func data() -> Data? {
            var result: CFTypeRef?
            _ = unsafe SecItemCopyMatching(item.merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 }, &result)
            return result as? Data
        }
        #expect(data() == Data([1]))
        #expect(SecItemUpdate(item, [kSecValueData: Data([2])]) == errSecSuccess)
        #expect(data() == Data([2]))
        #expect(SecItemDelete(item) == errSecSuccess)
        #expect(SecItemDelete(item) == errSecItemNotFound)
    }
}
