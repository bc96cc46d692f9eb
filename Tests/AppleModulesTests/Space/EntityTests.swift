import AppleSIMD
import AppleSpatial
import AppleUIKit
import Easel
import Foundation
import Testing

@testable import AppleRealityKit
@testable import Views

/// RealityKit's entities: their tree, places, parts, and sizes, with values worked out by hand.
@MainActor @Suite struct EntityTests {
    private typealias Point = SIMD3<Float>
    private func isClose(_ a: Point, _ b: Point) -> Bool { simd_distance(a, b) < 1e-5 }
    private let quarterAroundY = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])

    private func entity(_ name: String, at position: SIMD3<Float> = .zero, in parent: Entity? = nil) -> Entity {
        let entity = Entity()
        (entity.name, entity.position) = (name, position)
        parent?.addChild(entity)
        return entity
    }

    // MARK: The tree

    @Test func entitiesHaveOneParent() {
        let (a, b) = (entity("a"), entity("b"))
        let child = entity("child", in: a)
        #expect(child.parent === a && a.children.count == 1)
        b.addChild(child)
        #expect(child.parent === b && a.children.isEmpty && b.children.first === child)
        a.removeChild(child)
        #expect(child.parent === b)
        b.removeChild(child)
        #expect(child.parent == nil && b.children.isEmpty)
        child.setParent(a)
        child.setParent(nil)
        #expect(a.children.isEmpty)
    }

    @Test func entitiesAreFoundByName() {
        let root = entity("root")
        let branch = entity("branch", in: root)
        let leaf = entity("leaf", in: branch)
        #expect(root.findEntity(named: "leaf") === leaf && root.findEntity(named: "root") === root && root.findEntity(named: "none") == nil)
        #expect(branch.findEntity(named: "root") == nil)
    }

    @Test func collectionsOfChildrenChangeTheTree() {
        let root = entity("root")
        root.children.append(contentsOf: [entity("a"), entity("b"), entity("c")])
        #expect(root.children.map(\.name) == ["a", "b", "c"] && root.children[1].parent === root)
        root.children.removeAll { $0.name == "b" }
        #expect(root.children.map(\.name) == ["a", "c"])
        root.children.remove(root.children[0])
        root.children.append(entity("d"))
        #expect(root.children.map(\.name) == ["c", "d"])
        root.children.removeAll()
        #expect(root.children.isEmpty)
    }

    @Test func aCopyHasCopiesOfTheEntitiesInside() {
        let root = ModelEntity(mesh: .generateBox(size: 1))
        (root.name, root.position, root.isEnabled) = ("root", [1, 2, 3], false)
        _ = entity("child", at: [4, 5, 6], in: root)
        let (deep, flat) = (root.clone(recursive: true), root.clone(recursive: false))
        #expect(deep.name == "root" && deep.position == [1, 2, 3] && !deep.isEnabled && deep.parent == nil && deep.model != nil)
        #expect(deep.children.count == 1 && deep.children[0].position == [4, 5, 6] && deep.children[0] !== root.children[0])
        #expect(flat.children.isEmpty)
        deep.children[0].name = "other"
        #expect(root.children[0].name == "child")
    }

    @Test func entitiesBelongToTheSceneOfTheirAnchor() {
        let (scene, anchor, outside) = (Scene(), AnchorEntity(world: [0, 1, 0]), entity("outside"))
        let child = entity("child", in: anchor)
        #expect(child.scene == nil && !child.isActive && anchor.position == [0, 1, 0])
        scene.addAnchor(anchor)
        #expect(child.scene === scene && child.isActive && child.anchor === anchor && outside.anchor == nil)
        anchor.isEnabled = false
        #expect(child.isEnabled && !child.isEnabledInHierarchy && !child.isActive)
        #expect(scene.findEntity(named: "child") === child && scene.findEntity(named: "outside") == nil)
        scene.removeAnchor(anchor)
        #expect(child.scene == nil && scene.anchors.isEmpty)
    }

    // MARK: Places

    @Test func transformsAreMatrices() {
        let transform = Transform(scale: [2, 3, 4], rotation: quarterAroundY, translation: [10, 20, 30])
        let matrix = transform.matrix
        func map(_ point: Point) -> Point {
            let result = matrix * SIMD4(point, 1)
            return SIMD3(result.x, result.y, result.z)
        }
        // Around the second axis, the first axis goes to the negative third, and the third to the first.
        #expect(isClose(map([1, 0, 0]), [10, 20, 28]) && isClose(map([0, 1, 0]), [10, 23, 30]) && isClose(map([0, 0, 1]), [14, 20, 30]))
        let again = Transform(matrix: matrix)
        #expect(isClose(again.scale, [2, 3, 4]) && isClose(again.translation, [10, 20, 30]) && isClose(again.rotation.act([0, 0, 1]), [1, 0, 0]))
        #expect(Transform.identity == Transform() && Transform.identity.matrix == simd_float4x4(1))
    }

    @Test func anglesAroundTheAxesAreTransforms() {
        #expect(isClose(Transform(yaw: .pi / 2).rotation.act([0, 0, 1]), [1, 0, 0]))
        #expect(isClose(Transform(pitch: .pi / 2).rotation.act([0, 1, 0]), [0, 0, 1]))
        #expect(isClose(Transform(roll: .pi / 2).rotation.act([1, 0, 0]), [0, 1, 0]))
    }

    @Test func placesAreInTheSpaceOfTheParent() {
        let root = entity("root", at: [1, 0, 0])
        root.orientation = quarterAroundY
        let child = entity("child", at: [0, 0, 2], in: root)
        // The parent turns the third axis to the first: 1 + 2.
        #expect(isClose(child.position(relativeTo: nil), [3, 0, 0]))
        child.setPosition([0, 5, 0], relativeTo: nil)
        // The way from (1, 0, 0) to (0, 5, 0) is (-1, 5, 0), which is (0, 5, -1) before the turn.
        #expect(isClose(child.position, [0, 5, -1]) && isClose(child.position(relativeTo: nil), [0, 5, 0]))
        child.setPosition([1, 0, 0], relativeTo: child)
        #expect(isClose(child.position, [1, 5, -1]))
    }

    @Test func sizesMultiplyAlongTheTree() {
        let root = entity("root")
        root.scale = [2, 2, 2]
        let child = entity("child", at: [1, 1, 1], in: root)
        child.scale = [3, 1, 1]
        #expect(isClose(child.scale(relativeTo: nil), [6, 2, 2]) && isClose(child.position(relativeTo: nil), [2, 2, 2]))
        child.setScale([1, 1, 1], relativeTo: nil)
        #expect(isClose(child.scale, [0.5, 0.5, 0.5]))
    }

    @Test func pointsAreConvertedBetweenEntities() {
        let (a, b) = (entity("a", at: [1, 2, 3]), entity("b", at: [10, 0, 0]))
        b.scale = [2, 2, 2]
        #expect(isClose(a.convert(position: [1, 1, 1], to: nil), [2, 3, 4]))
        #expect(isClose(a.convert(position: [2, 3, 4], from: nil), [1, 1, 1]))
        // (2, 3, 4) lies at (-8, 3, 4) of b, which is half of that in b's own measure.
        #expect(isClose(a.convert(position: [1, 1, 1], to: b), [-4, 1.5, 2]))
    }

    @Test func aNewParentCanKeepThePlace() {
        let (root, child) = (entity("root", at: [5, 0, 0]), entity("child", at: [1, 1, 1]))
        root.addChild(child, preservingWorldTransform: true)
        #expect(isClose(child.position, [-4, 1, 1]) && isClose(child.position(relativeTo: nil), [1, 1, 1]))
        child.removeFromParent(preservingWorldTransform: true)
        #expect(isClose(child.position, [1, 1, 1]))
        root.addChild(child)
        #expect(isClose(child.position(relativeTo: nil), [6, 1, 1]))
    }

    @Test func anEntityMovesAtOnce() {
        let root = entity("root", at: [1, 1, 1])
        let child = entity("child", in: root)
        child.move(to: Transform(translation: [3, 1, 1]), relativeTo: nil, duration: 2)
        #expect(isClose(child.position, [2, 0, 0]))
    }

    @Test func anEntityLooksAtItsTarget() {
        let camera = entity("camera")
        camera.look(at: [5, 0, 0], from: [1, 0, 0], relativeTo: nil)
        #expect(isClose(camera.position, [1, 0, 0]))
        #expect(isClose(camera.orientation.act([0, 0, -1]), [1, 0, 0]) && isClose(camera.orientation.act([0, 1, 0]), [0, 1, 0]))
        camera.look(at: [0, 0, -3], from: .zero, relativeTo: nil)
        #expect(isClose(camera.orientation.act([1, 0, 0]), [1, 0, 0]))
    }

    // MARK: Parts

    private struct Health: Component, Equatable { var points = 3 }
    private struct Poison: Component {}

    @Test func componentsAreKeptByType() {
        let entity = Entity(components: Health(points: 5), Poison())
        #expect(entity.components.count == 2 && entity.components[Health.self]?.points == 5 && entity.components.has(Poison.self))
        entity.components[Health.self]?.points -= 2
        entity.components.set(Poison())
        #expect(entity.components[Health.self] == Health(points: 3) && entity.components.count == 2)
        entity.components.remove(Poison.self)
        #expect(!entity.components.has(Poison.self))
        entity.components[Health.self] = nil
        #expect(entity.components.count == 0)
        entity.components.set([Health(), OpacityComponent(opacity: 0.5)])
        #expect(entity.components[OpacityComponent.self]?.opacity == 0.5)
        entity.components.removeAll()
        #expect(entity.components.count == 0)
    }

    @Test func queriesFindEntitiesByTheirComponents() {
        let (scene, anchor) = (Scene(), AnchorEntity(.world))
        scene.addAnchor(anchor)
        for (name, components) in [("a", [Health()] as [any Component]), ("b", [Health(), Poison()]), ("c", [Poison()]), ("d", [])] {
            let entity = Entity(components: components)
            entity.name = name
            anchor.addChild(entity)
        }
        func names(_ query: EntityQuery) -> [String] { scene.performQuery(query).map(\.name) }
        #expect(names(EntityQuery(where: .has(Health.self))) == ["a", "b"])
        #expect(names(EntityQuery(where: .has(Health.self) && .has(Poison.self))) == ["b"])
        #expect(names(EntityQuery(where: .has(Health.self) || .has(Poison.self))) == ["a", "b", "c"])
        #expect(names(EntityQuery(where: .has(Health.self) && !.has(Poison.self))) == ["a"])
        #expect(names(EntityQuery()) == ["", "a", "b", "c", "d"])
    }

    @Test func aModelHasItsParts() {
        let model = ModelEntity(mesh: .generateSphere(radius: 1), materials: [SimpleMaterial(color: .red, isMetallic: true)])
        #expect(model.model?.materials.count == 1 && model.components.has(ModelComponent.self) && model.collision == nil)
        let material = model.model?.materials.first as? SimpleMaterial
        #expect(material?.color.tint == .red && material?.metallic == .float(1) && material?.roughness == .float(0.5))
        let body = ModelEntity(mesh: .generateBox(size: 1), materials: [], collisionShape: .generateBox(size: [1, 1, 1]), mass: 2)
        #expect(body.collision?.shapes.count == 1 && body.physicsBody?.mode == .dynamic)
        model.generateCollisionShapes(recursive: false)
        #expect(model.collision?.shapes.count == 1)
        model.model = nil
        #expect(!model.components.has(ModelComponent.self))
    }

    @Test func groupsAreSets() {
        let mask: CollisionGroup = [.default, CollisionGroup(rawValue: 2)]
        #expect(mask.rawValue == 3 && mask.contains(.default) && CollisionGroup.all.contains(.sceneUnderstanding))
        #expect(CollisionFilter.default == CollisionFilter(group: .default, mask: .all))
        #expect(InputTargetComponent.InputType.all == [.direct, .indirect])
    }

    // MARK: Sizes

    @Test func meshesLieAroundTheOrigin() {
        let meshes: [(MeshResource, Point)] = [
            (.generateBox(size: 2), [2, 2, 2]), (.generateBox(width: 1, height: 2, depth: 3), [1, 2, 3]), (.generateSphere(radius: 1.5), [3, 3, 3]),
            (.generatePlane(width: 4, depth: 2), [4, 0, 2]), (.generatePlane(width: 4, height: 2), [4, 2, 0]),
            (.generateCone(height: 5, radius: 1), [2, 5, 2]), (.generateCylinder(height: 5, radius: 2), [4, 5, 4]),
        ]
        for (mesh, extents) in meshes {
            #expect(mesh.bounds.extents == extents && mesh.bounds.center == .zero && mesh.bounds.max == extents / 2)
        }
    }

    @Test func boxesAreJoined() {
        let box = BoundingBox(min: [0, 0, 0], max: [2, 4, 4])
        #expect(box.center == [1, 2, 2] && box.boundingRadius == 3 && box.contains([2, 0, 1]) && !box.contains([2.5, 0, 1]))
        #expect(box.union(BoundingBox(min: [-1, 1, 1], max: [1, 5, 1])) == BoundingBox(min: [-1, 0, 0], max: [2, 5, 4]))
        #expect(box.union(BoundingBox()) == box && BoundingBox.empty.isEmpty && BoundingBox().extents == .zero && !box.isEmpty)
    }

    @Test func boundsAreThoseOfAllFormsInside() {
        let root = entity("root")
        let box = ModelEntity(mesh: .generateBox(size: 2))
        box.position = [5, 0, 0]
        let long = ModelEntity(mesh: .generateBox(width: 4, height: 1, depth: 1))
        long.orientation = quarterAroundY
        root.addChild(box)
        root.addChild(long)
        let bounds = root.visualBounds(relativeTo: nil)
        // From the long box, turned along the third axis, to the far side of the other.
        #expect(isClose(bounds.min, [-0.5, -1, -2]) && isClose(bounds.max, [6, 1, 2]))
        #expect(root.visualBounds(recursive: false, relativeTo: nil).isEmpty)
        #expect(isClose(box.visualBounds(relativeTo: box).max, [1, 1, 1]))
        root.position = [1, 1, 1]
        #expect(isClose(root.visualBounds(relativeTo: nil).max, [7, 2, 3]) && isClose(root.visualBounds(relativeTo: root).max, [6, 1, 2]))
        box.isEnabled = false
        #expect(isClose(root.visualBounds(relativeTo: root).max, [0.5, 0.5, 2]))
    }

    // MARK: Views

    @Test func gesturesMeasureInMeters() {
        let entity = Entity()
        let value = EntityTargetValue(gestureValue: CGSize(width: 3, height: 4), entity: entity)
        #expect(value.width == 3 && value == value)
        // A meter is 1,360 points, and an entity's second axis points up.
        #expect(isClose(value.convert(Point3D(x: 1360, y: 680, z: 136), from: .local, to: entity), [1, -0.5, 0.1]))
        #expect(isClose(value.convert(CGPoint(x: 0, y: 1360), from: .local, to: entity), [0, -1, 0]))
    }

    @Test func aViewOfEntitiesIsAnOutline() {
        let graph = AppleModuleGraph.make(RealityView { content in content.add(Entity()) })
        #expect(graph.shownTexts == ["RealityView"])
        #expect(graph.warnings == ["RealityView, a view of RealityKit, is drawn as an outline with its name"])
        var content = RealityViewContent()
        let entity = Entity()
        content.add(entity)
        #expect(content.entities.count == 1 && content.entities.first === entity)
        content.remove(entity)
        #expect(content.entities.isEmpty && content.camera == .virtual)
        content.camera = .spatialTracking
        #expect(content.camera == .spatialTracking)
    }

    @Test func filesOfScenesCannotBeRead() async {
        await #expect(throws: CocoaError.self) { try await Entity(named: "Robot") }
        #expect(throws: CocoaError.self) { try Entity.loadModel(named: "Robot") }
        #expect(throws: CocoaError.self) { try TextureResource.load(named: "Wood") }
    }
}
