import RealityKit
import SwiftUI

@main
struct SpaceApp: App {
    @State private var style: any ImmersionStyle = .mixed
    var body: some SwiftUI.Scene {
        WindowGroup { SpaceHome() }.windowStyle(.plain).defaultSize(width: 0.4, height: 0.3, depth: 0.1, in: .meters)
        WindowGroup(id: "globe") { Globe() }.windowStyle(.volumetric)
        ImmersiveSpace(id: "stars") { Stars() }.immersionStyle(selection: $style, in: .mixed, .progressive(0.2...0.8, initialAmount: 0.4), .full)
    }
}

struct SpaceHome: View {
    @Environment(\.openImmersiveSpace) private var openImmersiveSpace
    @Environment(\.dismissImmersiveSpace) private var dismissImmersiveSpace
    @PhysicalMetric(from: .centimeters) private var width = 10.0
    @State private var isOpen = false
    @State private var answer = "closed"

    var body: some View {
        VStack {
            #if os(visionOS)
                Text("vision \(Int(width))").frame(depth: 10).offset(z: 4)
            #else
                Text("elsewhere")
            #endif
            Text(answer).padding3D(.front, 4)
            Text(Self.numbers())
            if #available(visionOS 26, *) { Text("new") }
        }
        .ornament(visibility: .visible, attachmentAnchor: .scene(.bottom)) { Text("ornament").glassBackgroundEffect() }
        .onAppear { isOpen = true }
        .task(id: isOpen) {
            guard isOpen else { return }
            if case .opened = await openImmersiveSpace(id: "stars") { answer = "opened" }
            await dismissImmersiveSpace()
        }
        .gesture(RotateGesture3D().onChanged { _ = $0.rotation.angle })
    }

    /// Entities keep their places while their parents change.
    static func numbers() -> String {
        let (parent, child) = (Entity(), ModelEntity(mesh: .generateSphere(radius: 1), materials: [UnlitMaterial(color: .red)]))
        parent.position = [1, 2, 3]
        parent.orientation = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])
        child.position = [0, 0, 1]
        parent.addChild(child)
        let place = child.position(relativeTo: nil)
        child.setParent(nil, preservingWorldTransform: true)
        let turn = Rotation3D(angle: .degrees(90), axis: .z) * Rotation3D(angle: .degrees(90), axis: .z)
        let copy = child.clone(recursive: true)
        return "\(place.x.rounded()) \(child.position.z.rounded()) \(Int(turn.angle.degrees.rounded())) \(copy.model == nil)"
    }
}

struct Globe: View {
    var body: some View {
        RealityView { content in
            let globe = ModelEntity(mesh: .generateBox(size: 0.2), materials: [SimpleMaterial(color: .blue, roughness: 0.4, isMetallic: false)])
            globe.components.set([InputTargetComponent(), HoverEffectComponent(), Spin()])
            globe.components[CollisionComponent.self] = CollisionComponent(shapes: [.generateBox(size: [0.2, 0.2, 0.2])], mode: .trigger)
            content.add(globe)
            _ = content.subscribe(to: SceneEvents.Update.self) { globe.transform.translation.x += Float($0.deltaTime) }
        }
        .gesture(
            DragGesture().targetedToEntity(where: .has(Spin.self)).onChanged { value in
                value.entity.position = value.convert(value.location3D, from: .local, to: value.entity.parent!)
            })
    }
}

struct Spin: Component, Codable { var speed: Float = 1 }
final class SpinSystem: System {
    private static let query = EntityQuery(where: .has(Spin.self) && !.has(OpacityComponent.self))
    init(scene: RealityKit.Scene) {}
    func update(context: SceneUpdateContext) {
        for entity in context.entities(matching: Self.query, updatingSystemWhen: .rendering) {
            entity.setOrientation(simd_quatf(angle: Float(context.deltaTime), axis: [0, 1, 0]), relativeTo: entity)
        }
    }
}

struct Stars: View {
    init() {
        Spin.registerComponent()
        SpinSystem.registerSystem()
    }
    var body: some View {
        RealityView { content, attachments in
            let root = Entity()
            if let label = attachments.entity(for: "label") { root.addChild(label) }
            for child in root.children { child.isEnabled = true }
            content.add(root)
        } attachments: {
            Attachment(id: "label") { Text("label") }
        }
        .upperLimbVisibility(.hidden)
    }
}

#Preview("home", windowStyle: .automatic) { SpaceHome() }
#Preview("stars", immersionStyle: .full) { Stars() }
