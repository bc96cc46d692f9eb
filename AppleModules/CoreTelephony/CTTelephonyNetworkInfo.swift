// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// A telephone provider, which doesn't exist here.
open class CTCarrier: NSObject, @unchecked Sendable {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { true }
}
/// The mobile network, which doesn't exist here.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var dataServiceIdentifier: String? { nil }
}
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
