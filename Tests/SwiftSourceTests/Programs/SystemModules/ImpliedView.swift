import AVKit
import HealthKit
import SceneKit
import SwiftUI
import WidgetKit

// Names that these modules show from others, and codes of errors as patterns.

struct Implied: View {
    @State private var model = ImpliedModel()
    @StateObject private var store = ImpliedStore()
    let place = CLLocation(latitude: 52, longitude: 13)
    let device: (any MTLDevice)? = nil

    func name(_ error: any Error) -> String {
        switch error {
        case HKError.errorNoData: "no data"
        case CLError.denied: "denied"
        default: "other"
        }
    }

    var body: some View {
        VStack {
            Text("\(model.count) \(model.hasPassword) \(model.ticks) \(model.memory) \(store.value)")
            Text("\(place.coordinate.latitude, specifier: "%.0f") \(name(HKError(.errorNoData))) \(name(CLError(.denied))) \(name(URLError(.badURL)))")
            AccessoryWidgetBackground()
        }
        .onAppear { AudioServicesPlaySystemSound(1104) }
    }
}

/// Titles that are resources, in the views of a form.
struct ResourceTitles: View {
    @State private var isOn = true
    @State private var text = ""
    @State private var kind = ImpliedKind.walk
    let title: LocalizedStringResource = "Title"

    var body: some View {
        NavigationStack {
            Form {
                Section(kind.title) {
                    Label(kind.title, systemImage: "figure.walk")
                    Button(title) {}
                    Button(title, role: .destructive) {}
                    Toggle(title, isOn: $isOn)
                    TextField(title, text: $text)
                    LabeledContent(title, value: "1")
                    NavigationLink(title) { Text(title) }
                }
            }
            .navigationTitle(kind.title)
            .alert(title, isPresented: .constant(false)) {
                Button(title, role: .cancel) {}
            } message: {
                Text(title)
            }
        }
    }
}
