// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

// There is no home.

/// The user's homes.
open class HMHomeManager: NSObject, @unchecked Sendable {
    /// The user's decision.
    public struct AuthorizationStatus: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let determined = AuthorizationStatus(rawValue: 1)
        public static let restricted = AuthorizationStatus(rawValue: 2)
        public static let authorized = AuthorizationStatus(rawValue: 4)
    }
    open weak var delegate: (any HMHomeManagerDelegate)?
    open var homes: [HMHome] { [] }
    open var primaryHome: HMHome? { nil }
    open var authorizationStatus: AuthorizationStatus { [] }
    open func addHome(withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void) {
        completion(nil, CocoaError(.featureUnsupported))
    }
    open func removeHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) { completion(nil) }
}
/// Reacts to the user's homes.
public protocol HMHomeManagerDelegate: AnyObject {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManager.AuthorizationStatus)
}
extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManager.AuthorizationStatus) {}
}
/// A home.
open class HMHome: NSObject, @unchecked Sendable {
    override init() {}
    open weak var delegate: (any HMHomeDelegate)?
    open var name: String { "" }
    open var isPrimary: Bool { false }
    open var uniqueIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var accessories: [HMAccessory] { [] }
    open var rooms: [HMRoom] { [] }
    open var actionSets: [HMActionSet] { [] }
    open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void) { completion(nil) }
    open func addAndSetupAccessories(completionHandler completion: @escaping ((any Error)?) -> Void) { completion(CocoaError(.featureUnsupported)) }
}
/// Reacts to a home.
public protocol HMHomeDelegate: AnyObject {}
/// A room.
open class HMRoom: NSObject, @unchecked Sendable {
    override init() {}
    open var name: String { "" }
    open var accessories: [HMAccessory] { [] }
    open var uniqueIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
/// Actions that run together.
open class HMActionSet: NSObject, @unchecked Sendable {
    override init() {}
    open var name: String { "" }
    open var actionSetType: String { "" }
}
/// A device.
open class HMAccessory: NSObject, @unchecked Sendable {
    override init() {}
    open weak var delegate: (any HMAccessoryDelegate)?
    open var name: String { "" }
    open var isReachable: Bool { false }
    open var services: [HMService] { [] }
    open var room: HMRoom? { nil }
    open var category: HMAccessoryCategory { HMAccessoryCategory() }
    open var manufacturer: String? { nil }
    open var model: String? { nil }
    open var uniqueIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
/// Reacts to a device.
public protocol HMAccessoryDelegate: AnyObject {}
/// The kind of a device.
open class HMAccessoryCategory: NSObject, @unchecked Sendable {
    override init() {}
    open var categoryType: String { "" }
    open var localizedDescription: String { "" }
}
/// What a device does.
open class HMService: NSObject, @unchecked Sendable {
    override init() {}
    open var name: String { "" }
    open var serviceType: String { "" }
    open var characteristics: [HMCharacteristic] { [] }
    open var accessory: HMAccessory? { nil }
    open var localizedDescription: String { "" }
    open var isPrimaryService: Bool { false }
    open var isUserInteractive: Bool { false }
}
/// A value of a device.
open class HMCharacteristic: NSObject, @unchecked Sendable {
    override init() {}
    open var characteristicType: String { "" }
    open var value: Any? { nil }
    open var localizedDescription: String { "" }
    open var service: HMService? { nil }
    open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) { completion(CocoaError(.featureUnsupported)) }
    open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void) { completion(CocoaError(.featureUnsupported)) }
    open func enableNotification(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) { completion(nil) }
}
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
public let HMServiceTypeGarageDoorOpener = "00000041-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeHue = "00000013-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeSaturation = "0000002F-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeTargetTemperature = "00000035-0000-1000-8000-0026BB765291"
