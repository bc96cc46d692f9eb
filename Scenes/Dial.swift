import SwiftUI

/// A clock's face that code draws; the hand and its ends flow together as drops do.
struct Dial: View {
    @State private var minutes = 0

    var body: some View {
        Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            drawFace(context)
            drawHand(context)
            if let hub = context.resolveSymbol(id: "hub") { context.draw(hub, at: .zero) }
        } symbols: {
            Circle().fill(.white).frame(width: 10, height: 10).tag("hub")
        }
        .onTapGesture { minutes += 10 }
    }

    private func drawFace(_ context: GraphicsContext) {
        var face = context
        face.addFilter(.shadow(radius: 6, y: 3))
        let light = LinearGradient(colors: [.white, Color(red: 209 / 255, green: 209 / 255, blue: 214 / 255)], startPoint: .top, endPoint: .bottom)
        face.fill(Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200)), with: .style(light))
        for tick in 0..<60 {
            var mark = context
            mark.rotate(by: .degrees(Double(tick) * 6))
            mark.opacity = tick % 5 == 0 ? 1 : 0.35
            let line = Path { path in
                path.move(to: CGPoint(x: 0, y: -92))
                path.addLine(to: CGPoint(x: 0, y: tick % 5 == 0 ? -80 : -86))
            }
            mark.stroke(line, with: .color(.black), lineWidth: 2)
        }
        for hour in 1...12 {
            let angle = Double(hour) * 0.5235987755982988
            context.draw(Text("\(hour)").font(.system(size: 15)), at: CGPoint(x: 68 * sin(angle), y: -68 * cos(angle)))
        }
    }

    private func drawHand(_ context: GraphicsContext) {
        var drops = context
        drops.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
        drops.addFilter(.blur(radius: 5))
        drops.drawLayer { layer in
            layer.fill(Path(ellipseIn: CGRect(x: -16, y: -16, width: 32, height: 32)), with: .foreground)
            layer.rotate(by: .degrees(Double(minutes) * 6))
            layer.fill(Path(CGRect(x: -4, y: -60, width: 8, height: 60)), with: .foreground)
            layer.fill(Path(ellipseIn: CGRect(x: -10, y: -62, width: 20, height: 20)), with: .foreground)
        }
    }
}
