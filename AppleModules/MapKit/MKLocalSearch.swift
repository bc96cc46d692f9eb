// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreLocation
import AppleUIKit
import Easel
import Foundation

/// The error of a service that has no answer.
public struct MKError: Error, Sendable {
    /// The reason.
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    }
    public let code: Code
}

/// Finds places. There is no service: every search fails.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// A description of the places to find.
    open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        public override init() {}
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
    }
    /// The kind of a place.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
    }
    /// The places that were found.
    open class Response: NSObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    open var isSearching: Bool { false }
    public init(request: Request) {}
    open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, MKError(code: .serverFailure)) }
    open func start() async throws -> Response { throw MKError(code: .serverFailure) }
    open func cancel() {}
}
/// A proposal for a search.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
}
/// Proposes searches. There is no service: nothing is proposed.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// The kind of a proposal.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
    }
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var queryFragment = ""
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var filterType = FilterType.locationsAndQueries
    /// The proposals of old systems.
    public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }
    open func cancel() {}
}
/// Reacts to proposals.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// The means of travel on a route.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
/// A route.
open class MKRoute: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    open var steps: [Step] { [] }
    open var advisoryNotices: [String] { [] }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var hasTolls: Bool { false }
    open var hasHighways: Bool { false }
    /// A part of a route.
    open class Step: NSObject, @unchecked Sendable {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
        open var transportType: MKDirectionsTransportType { .automobile }
        open var distance: CLLocationDistance { 0 }
    }
}
/// Finds routes. There is no service: every request fails.
open class MKDirections: NSObject, @unchecked Sendable {
    /// A description of the route to find.
    open class Request: NSObject, @unchecked Sendable {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.automobile
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        open var tollPreference = RoutePreference.any
        open var highwayPreference = RoutePreference.any
        /// Roads to avoid.
        public enum RoutePreference: Int, Sendable { case any, avoid }
    }
    /// The routes that were found.
    open class Response: NSObject, @unchecked Sendable {
        open var routes: [MKRoute] { [] }
        open var source: MKMapItem { .forCurrentLocation() }
        open var destination: MKMapItem { .forCurrentLocation() }
    }
    /// The time that a route takes.
    open class ETAResponse: NSObject, @unchecked Sendable {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
        open var expectedArrivalDate: Date { .distantFuture }
        open var expectedDepartureDate: Date { .distantPast }
    }
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(code: .directionsNotFound))
    }
    open func calculateETA() async throws -> ETAResponse { throw MKError(code: .directionsNotFound) }
    open func cancel() {}
    open var isCalculating: Bool { false }
    public init(request: Request) {}
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) { completionHandler(nil, MKError(code: .directionsNotFound)) }
    open func calculate() async throws -> Response { throw MKError(code: .directionsNotFound) }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// Draws maps as images. There is no service: every request fails.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// The part of the earth, and the image.
    open class Options: NSObject, @unchecked Sendable {
        open var region = MKCoordinateRegion()
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var mapType = MKMapType.standard
        open var showsBuildings = true
    }
    /// A map as an image.
    open class Snapshot: NSObject, @unchecked Sendable {
        open var image: UIImage { UIImage() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    public init(options: Options) {}
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { completionHandler(nil, MKError(code: .serverFailure)) }
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { start(completionHandler: completionHandler) }
    open func start() async throws -> Snapshot { throw MKError(code: .serverFailure) }
    open func cancel() {}
}
