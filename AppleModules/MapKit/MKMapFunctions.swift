// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of MapKit.

import AppleCoreLocation
import AppleUIKit
import Easel
import Foundation

/// Returns the length of a map point at a latitude, in meters.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    cos(latitude * .pi / 180) * 2 * .pi * 6_378_137 / MKMapRect.world.size.width
}
/// Returns the number of map points per meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }
/// Returns the coordinate of a map point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// Returns the map point of a coordinate.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect { MKMapRect(x: x, y: y, width: width, height: height) }
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Writes distances.
open class MKDistanceFormatter: Formatter {
    /// The system of units.
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    /// The length of a unit's name.
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default
    open var locale: Locale! = .current
    /// Returns a rounded distance in the largest unit that fits it.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let isMetric = units == .metric || units == .default && locale.measurementSystem == .metric
        let meters = Measurement(value: distance, unit: UnitLength.meters)
        let short = isMetric ? meters : meters.converted(to: units == .imperialWithYards ? .yards : .feet)
        let long = meters.converted(to: isMetric ? .kilometers : .miles)
        let shown = isMetric ? (distance < 1000 ? short : long) : (long.value < 0.1 ? short : long)
        let digits = shown.unit == long.unit && shown.value < 10 ? 1 : 0
        let style = Measurement<UnitLength>.FormatStyle(
            width: unitStyle == .full ? .wide : .abbreviated, locale: locale, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(0...digits)))
        return shown.formatted(style)
    }
    open override func string(for obj: Any?) -> String? { (obj as? Double).map { string(fromDistance: $0) } }
}
