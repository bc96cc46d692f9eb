import AppleFoundation
import Foundation
import Testing

@testable import AppleCryptoKit
@testable import AppleSecurity

/// Digests with the values of FIPS 180-4, RFC 1321, and RFC 3174, and the items of the keychain.
@Suite struct CryptoTests {
    private func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 { bytes.map { String(format: "%02x", $0) }.joined() }

    private func bytes(_ hex: String) -> [UInt8] {
        stride(from: 0, to: hex.count, by: 2).map { UInt8(hex.dropFirst($0).prefix(2), radix: 16) ?? 0 }
    }

    /// Case 4 of the examples of the Galois/Counter Mode by McGrew and Viega, and case 16, which has a key of 256 bits.
    @Test(arguments: [
        (
            "feffe9928665731c6d6a8f9467308308", "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa05",
            "5bc94fbc3221a5db94fae95ae7121a47"
        ),
        (
            "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308",
            "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838", "76fc6ece0f4e1768cddf8853bb2d551b"
        ),
    ])
    func blocksAreEncryptedWithATag(key: String, cipher: String, tag: String) throws {
        let text = bytes("d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let key = SymmetricKey(data: bytes(key))
        let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: data)
        #expect(hex(box.ciphertext).hasPrefix(cipher))
        #expect(hex(box.tag) == tag)
        let combined = try #require(box.combined)
        #expect(Array(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key, authenticating: data)) == text)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    }

    /// The example of RFC 8439, section 2.8.2.
    @Test func streamsAreEncryptedWithATag() throws {
        let text = Data("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.".utf8)
        let key = SymmetricKey(data: (0x80...0x9f).map { UInt8($0) })
        let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
        let data = bytes("50515253c0c1c2c3c4c5c6c7")
        let box = try ChaChaPoly.seal(text, using: key, nonce: nonce, authenticating: data)
        #expect(hex(box.ciphertext).hasPrefix("d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6"))
        #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
        #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: box.combined), using: key, authenticating: data) == text)
        #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(box, using: SymmetricKey(size: .bits256)) }
    }

    /// The first example of RFC 5869.
    @Test func keysAreDerived() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)), salt: bytes("000102030405060708090a0b0c"),
            info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(hex(key.bytes) == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

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

    /// The messages of two blocks in FIPS 180-4's examples, and the last example of RFC 1321.
    @Test func digestsOfTwoBlocks() {
        let short = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
        #expect(hex(SHA256.hash(data: short)) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(hex(Insecure.SHA1.hash(data: short)) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
        let long = Data("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu".utf8)
        #expect(hex(SHA384.hash(data: long)) == "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039")
        let digest =
            "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909"
        #expect(hex(SHA512.hash(data: long)) == digest)
        let digits = Data(String(repeating: "1234567890", count: 8).utf8)
        #expect(hex(Insecure.MD5.hash(data: digits)) == "57edf4a22be3c955ac49da2e2107b67a")
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

    /// Digests of the bytes 0, 1, 2… at the lengths where padding needs another block, as Python's hashlib gives them: MD5, SHA-1, SHA-256, SHA-384, SHA-512.
    private static let digestsAtBlockEdges: [Int: [String]] = [
        55: [
            "6912ee65fff2d9f9ce2508cddf8bcda0",
            "8ae2d46729cfe68ff927af5eec9c7d1b66d65ac2",
            "463eb28e72f82e0a96c0a4cc53690c571281131f672aa229e0d45ae59b598b59",
            "dcedb6b590edb4efa849c801e6b6490657a5c1e64f69269f5f63c9267f6223de24cea7aaa6b267d9bcecc15147b6c875",
            "6856647f269c2ee3d8128f0b25427659d880641ef343300dd3cd4679168f58d6527fda70b4ebc854e2065e172b7d58c1536992c0810599259ba84a2b40c65414",
        ],
        56: [
            "51fdd1acda72405dfdfa03fcb85896d7",
            "636e2ec698dac903498e648bd2f3af641d3c88cb",
            "da2ae4d6b36748f2a318f23e7ab1dfdf45acdc9d049bd80e59de82a60895f562",
            "7b9132d597b8873ad55bbc30f18ed3f2c9f340e7de69fb5774056c71a06d9bc2b14137e9e1c68b6b645fed28b188249d",
            "8b12b2f6fe400a51d29656e2b8c42a1bbfe6fcf3e425da430db05d1a2dda14790dee20fa8b22d8762afffe4988a5c98a4430d22a17e41e23d90fa61ab75671a9",
        ],
        64: [
            "b2d3f56bc197fd985d5965079b5e7148",
            "c6138d514ffa2135bfce0ed0b8fac65669917ec7",
            "fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108",
            "9f2c9eb7116b3d7a4ba84a74a4d4eff8a5efcf54b6d7b662693c38577914c73a214766f0a175339bb0895a863824fc0a",
            "ee4320ebaf3fdb4f2c832b137200c08e235e0fa7bbd0eb1740c7063ba8a0d151da77e003398e1714a955d475b05e3e950b639503b452ec185de4229bc4873949",
        ],
        111: [
            "4fad3ab7d8546851ec1bb63ea7e6f5a8",
            "bc544e24573d592290fdaff8ecf3f7f2b00cd483",
            "60780e9451bdc43cf4530ffc95cbb0c4eb24dae2c39f55f334d679e076c08065",
            "f5f9fe110d809d34029de262a01b208356caec6e054c7f926b2591f6c9780579d4b59f5578c6f531a84f158a33660cef",
            "a1a111449b198d9b1f538bad7f3fc1022b3a5b1a5e90a0bc860de8512746cbc31599e6c834de3a3235327af0b51ff57bf7acf1974a73014d9c3953812edc7c8d",
        ],
        112: [
            "d1fec2ac3715e791ca5f489f300381b3",
            "e4ce142d09a84a8645338dd6535cbfaaf800d320",
            "09373f127d34e61dbbaa8bc4499c87074f2ddb10e1b465f506d7d70a15011979",
            "33ba080ec0ccb378e4e95fed3b26c23aa1a280476e007519ee47f60cd9c5c8a65d627259a9aa2fd33ca06d3c14ee5548",
            "c5fbd731d19d2ae1180f001be72c2c1aaba1d7b094b3748880e24593b8e117a750e11c1bd867cc2f96dace8c8b74abd2d5c4f236be444e77d30d1916174070b9",
        ],
        128: [
            "37eff01866ba3f538421b30b7cbefcac",
            "e6434bc401f98603d7eda504790c98c67385d535",
            "471fb943aa23c511f6f72f8d1652d9c880cfa392ad80503120547703e56a2be5",
            "ca2385773319124534111a36d0581fc3f00815e907034b90cff9c3a861e126a741d5dfcff65a417b6d7296863ac0ec17",
            "1dffd5e3adb71d45d2245939665521ae001a317a03720a45732ba1900ca3b8351fc5c9b4ca513eba6f80bc7b1d1fdad4abd13491cb824d61b08d8c0e1561b3f7",
        ],
    ]

    @Test(arguments: [55, 56, 64, 111, 112, 128]) func digestsAtTheEdgesOfBlocks(_ count: Int) {
        let data = Data((0..<count).map { UInt8($0) })
        let digests = [
            hex(Insecure.MD5.hash(data: data)), hex(Insecure.SHA1.hash(data: data)), hex(SHA256.hash(data: data)), hex(SHA384.hash(data: data)),
            hex(SHA512.hash(data: data)),
        ]
        #expect(digests == Self.digestsAtBlockEdges[count])
    }

    /// The codes of RFC 4231, test cases 2 and 6, and of RFC 2202, test case 2: short keys, and one that is longer than a block.
    @Test func publishedCodesOfMessages() {
        let (key, text) = (SymmetricKey(data: Data("Jefe".utf8)), Data("what do ya want for nothing?".utf8))
        #expect(hex(HMAC<Insecure.MD5>.authenticationCode(for: text, using: key)) == "750c783e6ab0b503eaa86e310a5db738")
        #expect(hex(HMAC<Insecure.SHA1>.authenticationCode(for: text, using: key)) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        #expect(hex(HMAC<SHA256>.authenticationCode(for: text, using: key)) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            hex(HMAC<SHA384>.authenticationCode(for: text, using: key))
                == "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649")
        let long = "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
        #expect(hex(HMAC<SHA512>.authenticationCode(for: text, using: key)) == long)
        let (longKey, other) = (SymmetricKey(data: Data(repeating: 0xaa, count: 131)), Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8))
        #expect(hex(HMAC<SHA256>.authenticationCode(for: other, using: longKey)) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        let longest = "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598"
        #expect(hex(HMAC<SHA512>.authenticationCode(for: other, using: longKey)) == longest)
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

    @Test func queriesHaveKeysAndValuesOfSeveralTypes() {
        let item: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "b", kSecValueData as String: Data([1])]
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        let strings = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "b", kSecReturnData as String: true] as [String: Any]
        let names: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "b" as CFString, kSecReturnData: kCFBooleanTrue!]
        let objects: [String: AnyObject] = [
            kSecClass as String: kSecClassGenericPassword as AnyObject, kSecAttrAccount as String: "b" as AnyObject,
            kSecReturnData as String: kCFBooleanTrue as AnyObject,
        ]
        for query in [strings as CFDictionary, names as CFDictionary, objects as CFDictionary] {
            var result: AnyObject?
            #expect(unsafe SecItemCopyMatching(query, &result) == errSecSuccess)
            #expect(result as? Data == Data([1]))
        }
        #expect(SecItemDelete(objects as CFDictionary) == errSecSuccess)
    }
}
