// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import Easel
import Foundation
import Synchronization

public typealias SecAccessControl = NSObject
public typealias SecKey = NSObject

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassKey: CFString = "keys"
public let kSecClassCertificate: CFString = "cert"
public let kSecClassIdentity: CFString = "idnt"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessControl: CFString = "accc"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrApplicationTag: CFString = "atag"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrService: CFString = "svce"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrKeyType: CFString = "type"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
public let kSecValueData: CFString = "v_Data"
public let kSecValueRef: CFString = "v_Ref"

/// The items that the program has stored. Each run starts without any.
private let items = Mutex<[[String: ItemValue]]>([])

/// A value of an item: text, data, or a number, none of which change.
private struct ItemValue: @unchecked Sendable, Equatable {
    let value: Any
    static func == (lhs: ItemValue, rhs: ItemValue) -> Bool { text(lhs.value) == text(rhs.value) }
    private static func text(_ value: Any) -> String { (value as? Data)?.base64EncodedString() ?? "\(value)" }
}

/// The attributes of an item or a query.
private func attributes(_ dictionary: CFDictionary) -> [String: ItemValue] {
    var result: [String: ItemValue] = [:]
    for (key, value) in dictionary { result["\(key)"] = ItemValue(value: value) }
    return result
}

/// The attributes that identify an item of a class.
private let identity = ["class", "acct", "svce", "srvr", "agrp", "atag", "gena", "labl"]

private func matches(_ item: [String: ItemValue], _ query: [String: ItemValue]) -> Bool {
    identity.allSatisfy { query[$0] == nil || query[$0] == item[$0] }
}

/// Stores an item in memory.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let item = AppleSecurity.attributes(attributes)
    return items.withLock { items in
        guard !items.contains(where: { other in identity.allSatisfy { item[$0] == other[$0] } }) else { return errSecDuplicateItem }
        items.append(item)
        return errSecSuccess
    }
}

/// Finds the items that match a query.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let query = attributes(query)
    func isSet(_ key: CFString) -> Bool { query[key].map { $0.value as? Bool ?? false } ?? false }
    let found = items.withLock { items in items.filter { matches($0, query) } }
    guard let first = found.first else { return errSecItemNotFound }
    func answer(_ item: [String: ItemValue]) -> Any? {
        guard isSet(kSecReturnAttributes) else { return isSet(kSecReturnData) ? item[kSecValueData]?.value : nil }
        return item.filter { isSet(kSecReturnData) || $0.key != kSecValueData }.mapValues(\.value)
    }
    let wantsAll = query[kSecMatchLimit] == ItemValue(value: kSecMatchLimitAll)
    let value: Any? = wantsAll ? found.compactMap(answer) : answer(first)
    if let result = unsafe result { unsafe result.pointee = value.map { $0 as AnyObject } }
    return errSecSuccess
}

/// Changes the items that match a query.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let (query, changes) = (attributes(query), attributes(attributesToUpdate))
    return items.withLock { items in
        let indices = items.indices.filter { matches(items[$0], query) }
        for index in indices { items[index].merge(changes) { $1 } }
        return indices.isEmpty ? errSecItemNotFound : errSecSuccess
    }
}

/// Deletes the items that match a query.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let query = attributes(query)
    return items.withLock { items in
        let count = items.count
        items.removeAll { matches($0, query) }
        return items.count < count ? errSecSuccess : errSecItemNotFound
    }
}

/// Returns a sentence for a status.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    default: "OSStatus \(status)"
    }
}

/// A generator of random numbers.
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills memory with random bytes. They depend on the seed and the time of the scene, like all random numbers.
@discardableResult
public func SecRandomCopyBytes(_ generator: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    for index in 0..<count { unsafe bytes.storeBytes(of: UInt8(truncatingIfNeeded: _SceneRandom.next()), toByteOffset: index, as: UInt8.self) }
    return errSecSuccess
}
