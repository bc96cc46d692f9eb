//
//  Place.swift
//  Fieldnotes
//

import Foundation
import SwiftData

@Model
final class Place {
    var name: String
    var latitude: Double
    var longitude: Double

    @Relationship(deleteRule: .nullify)
    var sightings: [Sighting] = []

    init(name: String, latitude: Double, longitude: Double) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
    }

    var formattedCoordinates: String {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(3))
        let north = abs(latitude).formatted(style) + (latitude < 0 ? "° S" : "° N")
        let east = abs(longitude).formatted(style) + (longitude < 0 ? "° W" : "° E")
        return "\(north), \(east)"
    }
}
