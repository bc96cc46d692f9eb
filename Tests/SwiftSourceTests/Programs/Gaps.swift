import Accessibility
import CoreImage
import CoreLocationUI
import CryptoKit
import FoundationModels
import ImagePlayground
import Playgrounds
import RealityKit
import SwiftUI
import Vision

@Generable
struct Trip {
    @Guide(description: "A name") var name: String
    @Guide(.count(3)) var days: [Day]
}
@Generable
struct Day {
    var plan: String
    var cost: Int?
}

struct Clock: Tool {
    let description = "Tells the time"
    @Generable struct Arguments { var zone: String }
    func call(arguments: Arguments) async throws -> some PromptRepresentable { "It is noon in \(arguments.zone)" }
}

@MainActor
final class Guide {
    let session = LanguageModelSession(tools: [Clock()]) {
        "Be brief."
        if Locale.current.identifier == "xx" { "Answer in X." }
    }
    func plan() async -> String {
        do {
            for try await part in session.streamResponse(generating: Trip.self, options: GenerationOptions(sampling: .greedy)) { "Plan a trip." } {
                let first: String? = part.content.days?.first?.plan
                return first ?? "none"
            }
        } catch LanguageModelSession.GenerationError.assetsUnavailable { return "no model" } catch {}
        return "other"
    }
}

#Playground { print("never") }

func readings(of image: CGImage) throws -> [String] {
    let request = VNRecognizeTextRequest()
    try VNImageRequestHandler(cgImage: image).perform([request])
    return (request.results ?? []).compactMap { $0.topCandidates(1).first?.string }
}

struct Gaps: View {
    @AppStorage("page") private var page: URL?
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsImagePlayground) private var canMakeImages
    @State private var customization = TableColumnCustomization<Row>()
    @State private var plan = ""
    struct Row: Identifiable { let id: String }

    var body: some View {
        let _ = Self._printChanges()
        VStack {
            Text("a1b22".replacing(/\d+/) { "<\($0.output)>" })
            Text("\(1 / 2.0) \(page == nil ? "no page" : "page") \(canMakeImages ? "images" : "no images")")
            Text(URL(string: "https://a.com/b")!, format: .url.scheme(.never))
            Text(
                "\(UserDefaults.standard.value(forKey: "no") == nil ? "nothing" : "something") \(NSExpression(format: "1+2*3").expressionValue(with: nil, context: nil) as? Int ?? 0)"
            )
            Table(of: Row.self, columnCustomization: $customization) {
                TableColumn("Id", value: \.id).customizationID("id")
            } rows: {
                ForEach(["x", "y"].map(Row.init)) { row in TableRow(row).itemProvider { NSItemProvider(object: row.id as NSString) } }
            }
            .frame(height: 120)
            Text(plan)
        }
        .task { plan = await Guide().plan() }
    }
}

/// A gesture on an entity, above a view whose layer has a class of its own.
struct Ball: View {
    var body: some View {
        RealityView { $0.add(Entity()) }
            .gesture(TapGesture().targetedToAnyEntity().onEnded { $0.entity.name = "touched" })
            .background { Glow() }
    }
}
struct Glow: UIViewRepresentable {
    final class Lamp: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
    }
    func makeUIView(context: Context) -> Lamp {
        let lamp = Lamp()
        lamp.layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        return lamp
    }
    func updateUIView(_ lamp: Lamp, context: Context) {}
}
