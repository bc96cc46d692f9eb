import AppleCoreGraphics
import Easel
import Views

/// The turn of a view from its former content to the new one.
enum ViewTransition { case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom }

/// A moment of a change from a layer's former content to its new one.
struct TransitionPicture: View {
    let old: AnyView?
    let new: AnyView
    let transition: CATransition
    /// The progress, 0…1.
    let part: Double

    var body: some View {
        if let turn = transition.viewTransition {
            turned(turn)
        } else {
            switch transition.type {
            case .push: moved(old: part, new: part - 1, isNewAbove: true)
            case .moveIn: moved(old: 0, new: part - 1, isNewAbove: true)
            case .reveal: moved(old: part, new: 0, isNewAbove: false)
            default: faded
            }
        }
    }

    /// The sum of both contents in their parts: what they have in common doesn't change.
    private var faded: some View {
        new.opacity(part)
            .overlay(alignment: .topLeading) { old?.opacity(1 - part).blendMode(.plusLighter) }
            .compositingGroup()
    }

    /// The contents at parts of their size from their places, in the direction in which the new one comes in.
    private func moved(old away: Double, new back: Double, isNewAbove: Bool) -> some View {
        let direction = direction
        func placed(_ view: AnyView, _ part: Double) -> some View {
            view.visualEffect { content, proxy in
                content.offset(x: direction.dx * proxy.size.width * part, y: direction.dy * proxy.size.height * part)
            }
        }
        return placed(new, back).zIndex(isNewAbove ? 1 : 0)
            .overlay(alignment: .topLeading) { if !isNewAbove, let old { placed(old, away) } }
            .background(alignment: .topLeading) { if isNewAbove, let old { placed(old, away) } }
    }

    /// The direction of the motion. The vertical axis of QuartzCore points up, so content "from the top" comes from below.
    private var direction: CGVector {
        switch transition.subtype {
        case .fromRight: CGVector(dx: -1, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: -1)
        case .fromBottom: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: 1, dy: 0)
        }
    }

    /// Both sides of a card: the former content until it stands on its edge.
    private func turned(_ turn: ViewTransition) -> some View {
        let isNew = part >= 0.5
        let sign: Double = turn == .flipFromLeft || turn == .flipFromBottom ? 1 : -1
        let angle = Angle.degrees((isNew ? part - 1 : part) * 180 * sign)
        let isVertical = turn == .flipFromTop || turn == .flipFromBottom
        return new.opacity(isNew ? 1 : 0)
            .overlay(alignment: .topLeading) { old?.opacity(isNew ? 0 : 1) }
            .rotation3DEffect(angle, axis: isVertical ? (x: 1, y: 0, z: 0) : (x: 0, y: 1, z: 0))
    }
}
