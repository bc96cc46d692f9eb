import CoreLocation
import MapKit
import SwiftData
import SwiftUI
import os

@Model
final class Trip {
    @Attribute(.unique) var id = UUID()
    var name: String
    var isFavorite = false
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    init(name: String) { self.name = name }
}

@Model
class Stop {
    var title: String
    var trip: Trip?
    init(title: String) { self.title = title }
}

extension EnvironmentValues {
    @Entry var season: String = "spring"
}

/// A list of models that changes.
struct Trips: View {
    @Environment(\.modelContext) private var context
    @Environment(\.season) private var season
    @Query(sort: \Trip.name) private var trips: [Trip]
    @Query(filter: #Predicate<Trip> { $0.isFavorite }) private var favorites: [Trip]
    @Query private var stops: [Stop]

    var body: some View {
        VStack {
            Text("\(trips.count) trips, \(favorites.count) favorites, \(stops.count) stops, \(season)")
            ForEach(trips) { Text($0.name) }
        }
        .onAppear {
            for name in ["Rome", "Berlin"] {
                let trip = Trip(name: name)
                trip.stops = [Stop(title: "Station")]
                context.insert(trip)
            }
        }
        .task {
            try? await Task.sleep(for: .seconds(1))
            trips.first?.isFavorite = true
            trips.last?.name = "Aachen"
        }
    }
}

struct Container: View {
    var body: some View { Trips().environment(\.season, "fall").modelContainer(for: Trip.self, inMemory: true) }
}

extension Color {
    static let card = Color(UIColor { $0.userInterfaceStyle == .dark ? .systemGray6 : .white })
}

/// Values of UIKit without an import of their own.
struct Values: View {
    private let logger = Logger(subsystem: "trips", category: "views")
    private let width = UIScreen.main.bounds.width
    // swift-format-ignore: NoPlaygroundLiterals
    @State private var literal = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))

    init() { UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white] }

    var body: some View {
        VStack {
            Text("\(Int(width)) wide on \(UIDevice.current.model)").font(Font(UIFont.preferredFont(forTextStyle: .caption1)))
            Color.card.frame(height: 10)
            Color(.secondarySystemBackground).frame(height: 10)
            Button("Tap") { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
            Text("\(Int(CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 1)) / 1000)) km")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in logger.info("bye") }
    }
}

struct Blur: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

/// A map with a marker in the middle and an annotation east of it.
struct Places: View {
    private let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    var body: some View {
        Map(initialPosition: .region(MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))) {
            Marker("Here", coordinate: center)
            Annotation("", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0.25)) { Text("East").background(Blur()) }
        }
    }
}
