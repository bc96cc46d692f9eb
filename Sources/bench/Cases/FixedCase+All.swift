import CairoCanvas
import Display
import Foundation
import FramePipeline
import GIFCodec
import Geometry
import PNGCodec
import SceneFormat
import Views

extension FixedCase {
    /// All cases, one or two for each stage of drawing. Their order and inputs are part of the recorded counts.
    static let all: [FixedCase] = [
        FixedCase(name: "scene-read", summary: "reading scene files: JSON, names, types, expressions") { inputs in
            let files = try ["sequence.json", "everything.json"].map { (name: $0, bytes: try scene($0, in: inputs)) }
            return { for file in files { try SceneSteps.read(file.bytes, name: file.name) } }
        },
        FixedCase(name: "expressions", summary: "one step of a scene with 400 expressions") { inputs in
            let steps = try SceneSteps(SceneSteps.read(scene("expressions.json", in: inputs), name: "expressions.json"))
            return { try steps.next() }
        },
        FixedCase(name: "animations", summary: "one step of a scene with 2,000 views that animate, and its display list") { inputs in
            let steps = try SceneSteps(SceneSteps.read(scene("animations.json", in: inputs), name: "animations.json"))
            return {
                try steps.next()
                _ = steps.runner.graph.displayList()
            }
        },
        FixedCase(name: "first-layout", summary: "first evaluation and layout of 1,111 boxes with state, and of stacks, grids, and guides") { _ in
            {
                graph(BoxesWithState(depth: 3)).settle()
                graph(MixedLayout()).settle()
            }
        },
        FixedCase(name: "one-leaf", summary: "one of 11,111 views changes, there and back") { _ in
            let model = BoxModel()
            let boxes = graph(BoxesWithOneThatChanges(model: model))
            boxes.settle()
            return {
                for height in [2, 1] as [CGFloat] {
                    model.height = height
                    boxes.settle()
                }
            }
        },
        FixedCase(name: "display-list", summary: "display lists of 1,111 boxes before and after a change, and their difference") { _ in
            let boxes = graph(BoxesWithState(depth: 3))
            boxes.settle()
            let painter = Painter()
            return {
                let old = boxes.displayList()
                try boxes.tap(.identifier("1555"))
                boxes.settle()
                _ = try painter.damage(from: old, to: boxes.displayList())
                _ = try painter.damage(from: old, to: boxes.freshDisplayList())
            }
        },
        FixedCase(name: "paint", summary: "gradients, filters, blends, blurs, masks, and a projection, 160 by 90 pixels each") { _ in
            let samples = EffectSamples(size: CGSize(width: 160, height: 90))
            let lists = samples.all.map { samples.list($0.items) }
            let painter = Painter()
            var pixmap = Pixmap(width: 160, height: 90)
            return { for list in lists { try painter.paint(list, into: &pixmap) } }
        },
        FixedCase(name: "png", summary: "two PNG files with shared strips, in each compression, 480 by 270 pixels") { _ in
            let images = SampleImages(width: 480, height: 270)
            let (first, second) = try (images.userInterface(), images.userInterface(moved: 3))
            return {
                for compression in PNGCompression.allCases {
                    let encoder = PNGStripEncoder(compression: compression)
                    _ = encoder.encode(first)
                    _ = encoder.encode(second, changedRows: 0..<135)
                }
            }
        },
        FixedCase(name: "animation", summary: "a GIF and an APNG of the same four frames, 240 by 136 pixels") { _ in
            let images = SampleImages(width: 240, height: 136)
            let frames = try [images.userInterface(), images.userInterface(moved: 2), images.gradient(), images.gradient()]
            guard let rate = FrameRate(60) else { fatalError("60 is a frame rate") }
            return {
                _ = AnimationTiming(gifFrames: Array(0..<600), rate: rate)
                _ = try GIFEncoder.file(frames, durations: [2, 2, 2, 2])
                let encoder = APNGEncoder(width: 240, height: 136)
                for frame in frames { _ = encoder.append(frame, duration: APNGDuration(1, over: 60)) }
                _ = encoder.finish()
            }
        },
        FixedCase(name: "text", summary: "shaping, wrapping, truncating, and placing paragraphs in several styles") { _ in
            let shaper = try PangoTextShaper(memoryLimit: 0)
            return {
                let graph = ViewGraph(root: Paragraphs(), configuration: .init(size: CGSize(width: 320, height: 600)), textShaper: shaper)
                graph.settle()
                _ = graph.displayList()
            }
        },
    ]

    private static func scene(_ name: String, in inputs: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: inputs.appending(path: name))) }

    private static func graph<V: View>(_ root: V) -> ViewGraph {
        ViewGraph(root: root, configuration: .init(size: CGSize(width: 1000, height: 1000)), textShaper: NoText())
    }
}
