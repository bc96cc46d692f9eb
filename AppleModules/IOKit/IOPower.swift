// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of Apple.

import AppleUIKit

// Power: this Mac has no power source.

public typealias IOPMAssertionID = UInt32
public typealias IOPMAssertionLevel = UInt32
public typealias IOReturn = Int32
public let kIOReturnSuccess: IOReturn = 0
public let kIOPMAssertionLevelOn = 255
public let kIOPMAssertionLevelOff = 0
public let kIOPMAssertionTypeNoDisplaySleep = "NoDisplaySleepAssertion"
public let kIOPMAssertionTypeNoIdleSleep = "NoIdleSleepAssertion"
public let kIOPMAssertionTypePreventUserIdleDisplaySleep = "PreventUserIdleDisplaySleep"
public let kIOPMAssertionTypePreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"
public let kIOPMAssertPreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"
@discardableResult public func IOPMAssertionCreateWithName(
    _ assertionType: CFString, _ assertionLevel: IOPMAssertionLevel, _ assertionName: CFString, _ assertionID: UnsafeMutablePointer<IOPMAssertionID>
) -> IOReturn { kIOReturnSuccess }
@discardableResult public func IOPMAssertionRelease(_ assertionID: IOPMAssertionID) -> IOReturn { kIOReturnSuccess }
public let kIOPSCurrentCapacityKey = "Current Capacity"
public let kIOPSMaxCapacityKey = "Max Capacity"
public let kIOPSIsChargingKey = "Is Charging"
public let kIOPSPowerSourceStateKey = "Power Source State"
public let kIOPSACPowerValue = "AC Power"
public let kIOPSBatteryPowerValue = "Battery Power"
public let kIOPSTimeToEmptyKey = "Time to Empty"
public let kIOPSTypeKey = "Type"
public let kIOPSInternalBatteryType = "InternalBattery"
/// A value of Core Foundation that a function returns.
public struct _Retained<Value> {
    let value: Value
    public func takeRetainedValue() -> Value { value }
    public func takeUnretainedValue() -> Value { value }
}
/// A list of power sources: this Mac has none.
public func IOPSCopyPowerSourcesInfo() -> _Retained<CFTypeRef>! { _Retained(value: NSArray()) }
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> _Retained<[CFTypeRef]>! { _Retained(value: []) }
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef!, _ ps: CFTypeRef!) -> _Retained<[String: Any]>! { _Retained(value: [:]) }
