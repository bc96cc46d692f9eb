// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleAVFoundation
import AppleUIKit
import Easel
import Foundation
import Views

/// A film with controls. Easel decodes no films: it is black, as before the first frame arrives, and a warning names it.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

    public var body: some View { Color.black.overlay { overlay }.warned("VideoPlayer is drawn black: Easel plays no films") }
}
extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
