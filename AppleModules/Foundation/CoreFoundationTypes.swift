// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of CoreFoundation.

import Foundation

// Values of Swift, because nothing is bridged to Foundation's classes on Linux: `kSecClass as String`, `query as CFDictionary`, and `url as CFURL` compile.
public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFURL = URL
public typealias CFBoolean = Bool
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFArray = [Any]
public typealias CFError = NSError
public typealias CFAllocator = Int
public typealias OSType = UInt32
public typealias FourCharCode = UInt32

public let kCFAllocatorDefault: CFAllocator? = nil

public typealias CFNull = NSNull

public let kCFNull: CFNull! = NSNull()
/// Keys of Info.plist.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
