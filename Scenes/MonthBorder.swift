import SwiftUI

/// Twelve months in three rows. The months say where they are; a border behind them moves to the one that is tapped.
struct MonthBorder: View {
    @State private var active = 0

    var body: some View {
        MonthRows(active: $active) { month, index in
            month.anchorPreference(key: MonthBoundsKey.self, value: .bounds) { [MonthBounds(index: index, bounds: $0)] }
        }
        .backgroundPreferenceValue(MonthBoundsKey.self) { months in
            GeometryReader { proxy in
                if let month = months.first(where: { $0.index == active }) {
                    MovingBorder(rect: proxy[month.bounds])
                }
            }
        }
    }
}

/// The same border, from two points of each month instead of its bounds.
struct MonthBorderPoints: View {
    @State private var active = 0

    var body: some View {
        MonthRows(active: $active) { month, index in
            month
                .anchorPreference(key: MonthCornersKey.self, value: .topLeading) { [MonthCorners(index: index, topLeading: $0)] }
                .transformAnchorPreference(key: MonthCornersKey.self, value: .bottomTrailing) { $0[0].bottomTrailing = $1 }
        }
        .backgroundPreferenceValue(MonthCornersKey.self) { months in
            GeometryReader { proxy in
                if let month = months.first(where: { $0.index == active }), let end = month.bottomTrailing {
                    MovingBorder(rect: rect(from: proxy[month.topLeading], to: proxy[end]))
                }
            }
        }
    }

    private func rect(from start: CGPoint, to end: CGPoint) -> CGRect {
        CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
}

/// The names of the months, four in a row; `decorate` adds what a month says about its place.
private struct MonthRows<Month: View>: View {
    @Binding var active: Int
    @ViewBuilder let decorate: (AnyView, Int) -> Month

    private let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    var body: some View {
        VStack {
            Spacer()
            ForEach(0..<3) { row in
                HStack {
                    ForEach(row * 4..<row * 4 + 4, id: \.self) { index in
                        decorate(AnyView(Text(names[index]).padding(10)), index)
                            .onTapGesture { active = index }
                    }
                }
                Spacer()
            }
        }
    }
}

/// A green border around a rect of the view that it lies in; it moves there within a second.
private struct MovingBorder: View {
    let rect: CGRect

    var body: some View {
        RoundedRectangle(cornerRadius: 15)
            .stroke(lineWidth: 3)
            .foregroundColor(.green)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
            .animation(.easeInOut(duration: 1), value: rect)
    }
}

private struct MonthBounds {
    let index: Int
    let bounds: Anchor<CGRect>
}

private struct MonthBoundsKey: PreferenceKey {
    static let defaultValue: [MonthBounds] = []
    static func reduce(value: inout [MonthBounds], nextValue: () -> [MonthBounds]) { value += nextValue() }
}

private struct MonthCorners {
    let index: Int
    let topLeading: Anchor<CGPoint>
    var bottomTrailing: Anchor<CGPoint>?
}

private struct MonthCornersKey: PreferenceKey {
    static let defaultValue: [MonthCorners] = []
    static func reduce(value: inout [MonthCorners], nextValue: () -> [MonthCorners]) { value += nextValue() }
}
