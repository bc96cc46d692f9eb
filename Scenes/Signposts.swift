import SwiftUI

/// Places in a view that others can ask for: a rect, a point, shares of its size, a corner. A tap shows a note that is attached to the rect.
struct Signposts: View {
    @State private var isNoteShown = false

    private let desk = CGRect(x: 20, y: 14, width: 90, height: 38)

    var body: some View {
        Button("Show the note") { isNoteShown = true }
            .frame(width: 220, height: 140)
            .background(Color(red: 1, green: 0.95, blue: 0.8))
            .anchorPreference(key: SignpostsKey.self, value: .rect(desk)) { [Signpost(name: "desk", rect: $0)] }
            .transformAnchorPreference(key: SignpostsKey.self, value: .point(CGPoint(x: 180, y: 30))) {
                $0.append(Signpost(name: "lamp", point: $1))
            }
            .transformAnchorPreference(key: SignpostsKey.self, value: .unitPoint(UnitPoint(x: 0.25, y: 0.75))) {
                $0.append(Signpost(name: "chair", point: $1))
            }
            .transformAnchorPreference(key: SignpostsKey.self, value: .bottomTrailing) { $0.append(Signpost(name: "door", point: $1)) }
            .popover(isPresented: $isNoteShown, attachmentAnchor: .rect(.rect(desk)), arrowEdge: .leading) {
                Text("A desk").padding()
            }
            .overlayPreferenceValue(SignpostsKey.self) { posts in
                GeometryReader { proxy in
                    ZStack(alignment: .topLeading) {
                        ForEach(posts, id: \.name) { post in
                            if let rect = post.rect {
                                Rectangle()
                                    .stroke(.orange, lineWidth: 2)
                                    .frame(width: proxy[rect].width, height: proxy[rect].height)
                                    .offset(x: proxy[rect].minX, y: proxy[rect].minY)
                            }
                            if let point = post.point {
                                Circle()
                                    .fill(.purple)
                                    .frame(width: 10, height: 10)
                                    .offset(x: proxy[point].x - 5, y: proxy[point].y - 5)
                            }
                        }
                    }
                    .allowsHitTesting(false)
                }
            }
    }
}

private struct Signpost {
    let name: String
    var rect: Anchor<CGRect>?
    var point: Anchor<CGPoint>?
}

private struct SignpostsKey: PreferenceKey {
    static let defaultValue: [Signpost] = []
    static func reduce(value: inout [Signpost], nextValue: () -> [Signpost]) { value += nextValue() }
}
