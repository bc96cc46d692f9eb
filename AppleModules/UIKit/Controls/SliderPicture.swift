import Easel
import Views

/// A slider with images, or with rects of a subclass.
struct SliderPicture: View {
    let slider: UISlider
    /// The color of the track below the value, unless the slider has one.
    let filled: Color

    var body: some View {
        GeometryReader { proxy in
            let bounds = CGRect(origin: .zero, size: proxy.size)
            let track = slider.trackRect(forBounds: bounds)
            let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
            let below = min(max(thumb.midX - track.minX, 0), max(track.width, 0))
            ZStack(alignment: .topLeading) {
                part(slider.currentMaximumTrackImage, slider.look.maximumTrack ?? Color(uiColor: .systemFill), in: track, from: below, to: track.width)
                part(slider.currentMinimumTrackImage, slider.look.minimumTrack ?? filled, in: track, from: 0, to: below)
                thumbPicture.frame(width: max(thumb.width, 0), height: max(thumb.height, 0)).offset(x: thumb.minX, y: thumb.minY)
            }
            .contentShape(Rectangle())
            .gesture(drag(along: max(track.width + 4 - thumb.width, 1)))
        }
        .frame(height: max(slider.currentThumbImage?.size.height ?? 28, 28))
    }

    @State private var start: Float?

    /// The movement of the thumb by a finger.
    private func drag(along travel: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0).onChanged { drag in
            if start == nil { slider.setDragging(true) }
            let first = start ?? slider.value
            start = first
            let value = first + Float(drag.translation.width / travel) * (slider.maximumValue - slider.minimumValue)
            if value.isFinite { slider.drag(to: min(max(value, slider.minimumValue), max(slider.maximumValue, slider.minimumValue))) }
        }
        .onEnded { _ in
            start = nil
            slider.setDragging(false)
        }
    }

    @ViewBuilder private var thumbPicture: some View {
        if let image = slider.currentThumbImage {
            Image(uiImage: image).resizable()
        } else {
            Circle().fill(slider.look.thumb ?? .white).shadow(color: .black.opacity(0.15), radius: 4, y: 3)
        }
    }

    /// A part of the track: an image stretched along it, or the colored track cut off at the thumb.
    @ViewBuilder private func part(_ image: UIImage?, _ color: Color, in track: CGRect, from start: CGFloat, to end: CGFloat) -> some View {
        let width = max(end - start, 0)
        if let image {
            StretchedPicture(image: image).frame(width: width, height: image.size.height)
                .offset(x: track.minX + start, y: track.midY - image.size.height / 2)
        } else {
            Capsule().fill(color).frame(width: max(track.width, 0), height: max(track.height, 0))
                .mask(alignment: .leading) { Rectangle().frame(width: width).offset(x: start) }
                .offset(x: track.minX, y: track.minY)
        }
    }
}
