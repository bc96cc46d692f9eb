import SwiftUI

/// One picture under six filters that fade away, lights that mix in three ways, and ground glass.
struct LightTable: View {
    private struct Tile: Identifiable {
        var name: String
        var blur = 0.0
        var brightness = 0.0
        var contrast = 0.0
        var saturation = 0.0
        var gray = 0.0
        var hue = 0.0
        var id: String { name }
    }

    @State private var strength = 1.0

    private let rows = [
        [Tile(name: "blur", blur: 3), Tile(name: "brightness", brightness: 0.3), Tile(name: "contrast", contrast: 1.5)],
        [Tile(name: "saturation", saturation: 1.5), Tile(name: "grayscale", gray: 1), Tile(name: "hueRotation", hue: 120)],
    ]

    var body: some View {
        VStack(spacing: 12) {
            ForEach(rows, id: \.first!.name) { row in
                HStack(spacing: 12) {
                    ForEach(row) { tile in picture(tile) }
                }
            }
            HStack(spacing: 12) {
                lights(.screen, on: .black)
                lights(.multiply, on: .white)
                lights(.difference, on: .black)
            }
            HStack(spacing: 0) {
                Color.red
                Color.yellow.colorInvert()
                Color.white.colorMultiply(.green)
                Color.purple.mask { LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom).luminanceToAlpha() }
            }
            .frame(height: 56)
            .overlay {
                Text("what lies behind")
                    .padding(.horizontal, 16)
                    .padding(.vertical, 7)
                    .background(.ultraThinMaterial, in: Capsule())
            }
            .clipShape(RoundedRectangle(cornerRadius: 10))
        }
        .padding(20)
        .onTapGesture { withAnimation(.linear(duration: 1)) { strength = 0 } }
    }

    private func picture(_ tile: Tile) -> some View {
        ZStack {
            LinearGradient(colors: [.yellow, .orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
            Circle().fill(.blue).frame(width: 40, height: 40).offset(x: -18)
            Text(tile.name).font(.system(size: 13, weight: .semibold)).foregroundColor(.white)
        }
        .frame(width: 92, height: 60)
        .blur(radius: tile.blur * strength)
        .brightness(tile.brightness * strength)
        .contrast(1 + tile.contrast * strength)
        .saturation(1 + tile.saturation * strength)
        .grayscale(tile.gray * strength)
        .hueRotation(.degrees(tile.hue * strength))
        .clipShape(RoundedRectangle(cornerRadius: 10))
    }

    private func lights(_ mode: BlendMode, on ground: Color) -> some View {
        ZStack {
            ground
            Circle().fill(.red).frame(width: 40, height: 40).blendMode(mode).offset(x: -14, y: -7)
            Circle().fill(.green).frame(width: 40, height: 40).blendMode(mode).offset(x: 14, y: -7)
            Circle().fill(.blue).frame(width: 40, height: 40).blendMode(mode).offset(y: 10)
        }
        .frame(width: 92, height: 70)
        .compositingGroup()
        .clipShape(RoundedRectangle(cornerRadius: 10))
    }
}
