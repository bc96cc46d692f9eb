import SwiftUI

/// Three waves at different speeds with small lanterns on top.
struct RiverIllustration: View {
    var body: some View {
        TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate

            GeometryReader { proxy in
                ZStack {
                    ForEach(0..<3) { layer in
                        WaveShape(phase: time * (0.8 + Double(layer) * 0.4), amplitude: 10 - Double(layer) * 2)
                            .fill(Color(hue: 0.53 + Double(layer) * 0.03, saturation: 0.6, brightness: 0.75 - Double(layer) * 0.18))
                            .padding(.top, proxy.size.height * (0.5 + CGFloat(layer) * 0.13))
                            .opacity(0.85)
                    }

                    ForEach(0..<4) { index in
                        let offset = (time * 0.05 + Double(index) * 0.27).truncatingRemainder(dividingBy: 1.1)
                        let bob = sin(time + Double(index) * 1.7) * 6

                        LanternShape()
                            .fill(Color("Glow"))
                            .frame(width: 30, height: 40)
                            .shadow(color: Color("Glow"), radius: 10)
                            .rotationEffect(.radians(sin(time * 1.5 + Double(index)) * 0.12))
                            .position(
                                x: proxy.size.width * offset,
                                y: proxy.size.height * 0.5 + bob
                            )
                    }
                }
            }
        }
        .mask {
            LinearGradient(colors: [.black, .black, .clear], startPoint: .top, endPoint: .bottom)
        }
    }
}

#Preview {
    RiverIllustration()
        .frame(height: 300)
        .background(.black)
}
