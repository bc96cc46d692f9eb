// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of IOKit.

import AppleFoundation
import Foundation

// The registry of devices, which is empty: services are not found, and no device is connected or removed.

public typealias CFMutableDictionary = NSMutableDictionary
public typealias io_object_t = mach_port_t
public typealias io_iterator_t = io_object_t
public typealias io_service_t = io_object_t
public typealias io_registry_entry_t = io_object_t
public typealias io_connect_t = io_object_t
public typealias IOOptionBits = UInt32
public typealias IOServiceMatchingCallback = @convention(c) (UnsafeMutableRawPointer?, io_iterator_t) -> Void
public typealias IOServiceInterestCallback = @convention(c) (UnsafeMutableRawPointer?, io_service_t, UInt32, UnsafeMutableRawPointer?) -> Void
/// A port for notices about devices, which never come.
public final class IONotificationPort: Sendable {}
public typealias IONotificationPortRef = IONotificationPort

public let IO_OBJECT_NULL: io_object_t = 0
public let kIOReturnError: IOReturn = -536_870_212
public let kIOReturnNotFound: IOReturn = -536_870_160
public let kIOMainPortDefault: mach_port_t = 0
public let kIOMasterPortDefault: mach_port_t = 0
public let kIOServicePlane = "IOService"
public let kIOUSBPlane = "IOUSB"
public let kIOPowerPlane = "IOPower"
public let kIORegistryIterateRecursively = 1
public let kIORegistryIterateParents = 2
public let kIOPublishNotification = "IOServicePublish"
public let kIOFirstPublishNotification = "IOServiceFirstPublish"
public let kIOMatchedNotification = "IOServiceMatched"
public let kIOFirstMatchNotification = "IOServiceFirstMatch"
public let kIOTerminatedNotification = "IOServiceTerminate"
public let kIOGeneralInterest = "IOGeneralInterest"
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"
public let kIOPlatformUUIDKey = "IOPlatformUUID"
public let kIOUSBDeviceClassName = "IOUSBDevice"
public let kIOUSBInterfaceClassName = "IOUSBInterface"
public let kUSBVendorID = "idVendor"
public let kUSBProductID = "idProduct"
public let kUSBVendorString = "USB Vendor Name"
public let kUSBProductString = "USB Product Name"
public let kUSBSerialNumberString = "USB Serial Number"
public let kUSBDevicePropertySpeed = "Device Speed"
public let kUSBDevicePropertyLocationID = "locationID"
public let kIOMediaClass = "IOMedia"
public let kIOEthernetInterfaceClass = "IOEthernetInterface"
public let kIOHIDDeviceKey = "IOHIDDevice"

public func IOServiceMatching(_ name: String) -> CFMutableDictionary! { ["IOProviderClass": name] }
public func IOServiceNameMatching(_ name: String) -> CFMutableDictionary! { ["IONameMatch": name] }
public func IOBSDNameMatching(_ mainPort: mach_port_t, _ options: UInt32, _ bsdName: String) -> CFMutableDictionary! { ["BSD Name": bsdName] }
public func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: CFDictionary?) -> io_service_t { IO_OBJECT_NULL }
public func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: CFMutableDictionary?) -> io_service_t { IO_OBJECT_NULL }
public func IOServiceGetMatchingServices(
    _ mainPort: mach_port_t, _ matching: CFDictionary?, _ existing: UnsafeMutablePointer<io_iterator_t>?
) -> kern_return_t { KERN_FAILURE }
public func IOServiceGetMatchingServices(
    _ mainPort: mach_port_t, _ matching: CFMutableDictionary?, _ existing: UnsafeMutablePointer<io_iterator_t>?
) -> kern_return_t { KERN_FAILURE }
@discardableResult public func IOServiceAddMatchingNotification(
    _ notifyPort: IONotificationPortRef!, _ notificationType: String, _ matching: CFMutableDictionary?, _ callback: IOServiceMatchingCallback?,
    _ refCon: UnsafeMutableRawPointer?, _ notification: UnsafeMutablePointer<io_iterator_t>?
) -> kern_return_t { KERN_SUCCESS }
@discardableResult public func IOServiceAddInterestNotification(
    _ notifyPort: IONotificationPortRef!, _ service: io_service_t, _ interestType: String, _ callback: IOServiceInterestCallback?,
    _ refCon: UnsafeMutableRawPointer?, _ notification: UnsafeMutablePointer<io_object_t>?
) -> kern_return_t { KERN_SUCCESS }
@discardableResult public func IOServiceOpen(
    _ service: io_service_t, _ owningTask: mach_port_t, _ type: UInt32, _ connect: UnsafeMutablePointer<io_connect_t>?
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t { KERN_SUCCESS }
public func IONotificationPortCreate(_ mainPort: mach_port_t) -> IONotificationPortRef! { IONotificationPort() }
public func IONotificationPortDestroy(_ notify: IONotificationPortRef!) {}
public func IONotificationPortSetDispatchQueue(_ notify: IONotificationPortRef!, _ queue: DispatchQueue!) {}
public func IONotificationPortGetRunLoopSource(_ notify: IONotificationPortRef!) -> Unmanaged<CFRunLoopSource>! { unsafe .passUnretained(runLoopSource) }
private let runLoopSource = CFRunLoopSource()
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { IO_OBJECT_NULL }
public func IOIteratorReset(_ iterator: io_iterator_t) {}
public func IOIteratorIsValid(_ iterator: io_iterator_t) -> UInt32 { 0 }
@discardableResult public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }
@discardableResult public func IOObjectRetain(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }
public func IOObjectConformsTo(_ object: io_object_t, _ className: String) -> UInt32 { 0 }
@discardableResult public func IOObjectGetClass(_ object: io_object_t, _ className: UnsafeMutablePointer<CChar>!) -> kern_return_t { KERN_FAILURE }
@discardableResult public func IORegistryEntryGetName(_ entry: io_registry_entry_t, _ name: UnsafeMutablePointer<CChar>!) -> kern_return_t { KERN_FAILURE }
@discardableResult public func IORegistryEntryGetPath(
    _ entry: io_registry_entry_t, _ plane: String, _ path: UnsafeMutablePointer<CChar>!
) -> kern_return_t { KERN_FAILURE }
@discardableResult public func IORegistryEntryGetRegistryEntryID(
    _ entry: io_registry_entry_t, _ entryID: UnsafeMutablePointer<UInt64>!
) -> kern_return_t { KERN_FAILURE }
@discardableResult public func IORegistryEntryGetParentEntry(
    _ entry: io_registry_entry_t, _ plane: String, _ parent: UnsafeMutablePointer<io_registry_entry_t>!
) -> kern_return_t { KERN_FAILURE }
@discardableResult public func IORegistryEntryGetChildIterator(
    _ entry: io_registry_entry_t, _ plane: String, _ iterator: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t { KERN_FAILURE }
public func IORegistryEntryFromPath(_ mainPort: mach_port_t, _ path: String) -> io_registry_entry_t { IO_OBJECT_NULL }
public func IORegistryEntryCreateCFProperty(
    _ entry: io_registry_entry_t, _ key: CFString!, _ allocator: CFAllocator?, _ options: IOOptionBits
) -> Unmanaged<CFTypeRef>! { nil }
public func IORegistryEntrySearchCFProperty(
    _ entry: io_registry_entry_t, _ plane: String, _ key: CFString!, _ allocator: CFAllocator?, _ options: IOOptionBits
) -> CFTypeRef? { nil }
@discardableResult public func IORegistryEntryCreateCFProperties(
    _ entry: io_registry_entry_t, _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>!, _ allocator: CFAllocator?, _ options: IOOptionBits
) -> kern_return_t { KERN_FAILURE }
@discardableResult public func IORegistryEntrySetCFProperty(
    _ entry: io_registry_entry_t, _ propertyName: CFString!, _ property: CFTypeRef!
) -> kern_return_t { KERN_FAILURE }
