import AppleCryptoKit
import Foundation
import Testing

/// Keys of two curves, with the values of RFC 7748, RFC 8032, and RFC 6979.
@Suite struct PublicKeyTests {
    private func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 { bytes.map { String(format: "%02x", $0) }.joined() }
    private func bytes(_ hex: String) -> [UInt8] {
        stride(from: 0, to: hex.count, by: 2).map { UInt8(hex.dropFirst($0).prefix(2), radix: 16) ?? 0 }
    }

    @Test func keysOfTwoPeopleHaveOneSecret() throws {
        let b = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        #expect(hex(b.publicKey.rawRepresentation) == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
        let a = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: Array(1...32))
        let (one, two) = (try a.sharedSecretFromKeyAgreement(with: b.publicKey), try b.sharedSecretFromKeyAgreement(with: a.publicKey))
        #expect(one == two)
        let key = one.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data(), sharedInfo: Data("app".utf8), outputByteCount: 32)
        #expect(key.bitCount == 256)
        #expect(throws: CryptoKitError.incorrectKeySize) { try Curve25519.KeyAgreement.PublicKey(rawRepresentation: [1, 2]) }
    }

    @Test func signaturesAreThoseOfTheStandard() throws {
        let key = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(hex(key.publicKey.rawRepresentation) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        let signature = try key.signature(for: Data())
        #expect(
            hex(signature)
                == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b")
        #expect(key.publicKey.isValidSignature(signature, for: Data()))
        #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
        #expect(!key.publicKey.isValidSignature(Data(repeating: 255, count: 64), for: Data()))
    }

    @Test func signaturesOfNISTsCurveAreChecked() throws {
        let key = try P256.Signing.PrivateKey(rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
        #expect(
            hex(key.publicKey.rawRepresentation)
                == "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb67903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
        let known = try P256.Signing.ECDSASignature(
            rawRepresentation: bytes(
                "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
        #expect(key.publicKey.isValidSignature(known, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(known, for: Data("test".utf8)))
        let own = try key.signature(for: Data("note".utf8))
        #expect(key.publicKey.isValidSignature(own, for: Data("note".utf8)))
        #expect(try P256.Signing.ECDSASignature(derRepresentation: own.derRepresentation) == own)
        #expect(try P256.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation).rawRepresentation == key.publicKey.rawRepresentation)
        #expect(try P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation).rawRepresentation == key.rawRepresentation)
        #expect(throws: (any Error).self) { try P256.Signing.PublicKey(rawRepresentation: Array(repeating: 1, count: 64)) }
        #expect(throws: (any Error).self) { try SecureEnclave.P256.Signing.PrivateKey() }
    }
}
