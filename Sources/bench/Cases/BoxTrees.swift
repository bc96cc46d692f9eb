import Geometry
import Observation
import Views

/// The height of one box, which measurements change.
@Observable
final class BoxModel {
    var height: CGFloat = 1
}

/// Stacks of ten children, nested four deep, around 10,000 colors: 11,111 views.
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

/// The same tree, with a view that reads a model as its first box.
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

/// The same tree of views with bodies: each leaf has state, a frame, a gesture, and an identifier.
///
/// The identifier of a leaf is 1 followed by the position in each stack, as in "15555".
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

/// A colored box that grows when it is tapped.
private struct TappedBox: View {
    @State private var height: CGFloat = 1
    let id: Int
    var body: some View { Color.red.frame(height: height).onTapGesture { height += 1 }.accessibilityIdentifier("\(id)") }
}

/// The plain boxes as a scene file: nested loops around a color.
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
