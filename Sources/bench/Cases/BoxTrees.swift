import Geometry
import Observation
import Views

/// How high one box is: the change that a bench makes.
@Observable
final class BoxModel {
    var height: CGFloat = 1
}

/// Stacks nested four deep with ten children each, and 10,000 colours: 11,111 views.
struct PlainBoxes: View {
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<10) { _ in PlainBoxes.third }
        }
    }

    static var third: some View {
        HStack(spacing: 0) {
            ForEach(0..<10) { _ in second }
        }
    }

    static var second: some View {
        VStack(spacing: 0) {
            ForEach(0..<10) { _ in first }
        }
    }

    static var first: some View {
        HStack(spacing: 0) {
            ForEach(0..<10) { _ in Color.red }
        }
    }
}

/// The same, and the first box of all is a view that reads a model.
struct BoxesWithOneThatChanges: View {
    let model: BoxModel

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        ChangingBox(model: model)
                        ForEach(0..<9) { _ in Color.red }
                    }
                    ForEach(0..<9) { _ in PlainBoxes.first }
                }
                ForEach(0..<9) { _ in PlainBoxes.second }
            }
            ForEach(0..<9) { _ in PlainBoxes.third }
        }
    }
}

private struct ChangingBox: View {
    let model: BoxModel
    var body: some View { Color.red.frame(height: model.height) }
}

/// The same with leaves that have a body, state, a frame, a gesture and a name, in stacks that have a body each.
struct BoxesWithState: View {
    var depth = 4
    var id = 1
    var body: some View {
        if depth == 0 {
            TappedBox(id: id)
        } else if depth.isMultiple(of: 2) {
            HStack(spacing: 0) { ForEach(0..<10) { BoxesWithState(depth: depth - 1, id: id * 10 + $0) } }
        } else {
            VStack(spacing: 0) { ForEach(0..<10) { BoxesWithState(depth: depth - 1, id: id * 10 + $0) } }
        }
    }
}

/// A coloured box that can be made larger by a tap.
private struct TappedBox: View {
    @State private var height: CGFloat = 1
    let id: Int
    var body: some View { Color.red.frame(height: height).onTapGesture { height += 1 }.accessibilityIdentifier("\(id)") }
}

/// The plain boxes as a scene file: loops in loops, a colour at the bottom.
enum BoxScene {
    static var json: String {
        var view = #"{ "Color": "red" }"#
        for depth in 0..<4 {
            let stack = depth.isMultiple(of: 2) ? "HStack" : "VStack"
            view = #"{ "\#(stack)": { "spacing": 0, "content": [{ "ForEach": { "in": "range(0, 10)", "as": "n\#(depth)", "content": \#(view) } }] } }"#
        }
        return #"{ "size": [1000, 1000], "view": \#(view) }"#
    }
}
