import SwiftUI

// name: .font
struct FontExample: View {
    var body: some View {
        VStack {
            Text("A").font(.title)
            Text("B").font(.system(size: 20, weight: .bold, design: .rounded))
            Text("C").font(.custom("Avenir", size: 18))
            Text("D").font(.system(.headline, design: .serif))
            Text("E").font(Font.body.weight(.semibold))
            Text("F").font(.system(size: 12).monospacedDigit())
        }
    }
}

// name: .fontWeight
struct FontWeightExample: View {
    var body: some View {
        VStack {
            Text("A").fontWeight(.bold)
            VStack { Text("B") }.fontWeight(.semibold)
            Text("C").fontWeight(nil)
        }
    }
}

// name: .fontDesign
struct FontDesignExample: View {
    var body: some View {
        VStack {
            Text("A").fontDesign(.rounded)
            VStack { Text("B") }.fontDesign(.serif)
        }
    }
}

// name: .bold
struct BoldExample: View {
    var body: some View {
        VStack {
            Text("A").bold()
            Text("B").font(.title.bold())
            Text("C").font(.title).bold(true)
        }
    }
}

// name: .italic
struct ItalicExample: View {
    var body: some View {
        VStack {
            Text("A").italic()
            Text("B").italic().bold()
            VStack { Text("C") }.italic(true)
        }
    }
}

// name: .underline
struct UnderlineExample: View {
    var body: some View {
        VStack {
            Text("A").underline()
            Text("B").underline(true, color: .red)
            Text("C").underline(pattern: .dash)
            Text("D").strikethrough()
        }
    }
}

// name: .kerning
struct KerningExample: View {
    var body: some View {
        VStack {
            Text("A").kerning(2)
            Text("B").tracking(1.5)
        }
    }
}

// name: .textCase
struct TextCaseExample: View {
    var body: some View {
        VStack {
            Text("A").textCase(.uppercase)
            Section("B") { Text("C") }.textCase(nil)
        }
    }
}

// name: .textScale
struct TextScaleExample: View {
    var body: some View { Text("A").textScale(.secondary) }
}

// name: .lineLimit
struct LineLimitExample: View {
    var body: some View {
        VStack {
            Text("A").lineLimit(1)
            Text("B").lineLimit(nil)
            Text("C").lineLimit(2...4)
            Text("D").lineLimit(3, reservesSpace: true)
        }
    }
}

// name: .lineSpacing
struct LineSpacingExample: View {
    var body: some View { Text("A").lineSpacing(5) }
}

// name: .multilineTextAlignment
struct MultilineTextAlignmentExample: View {
    var body: some View {
        VStack {
            Text("A").multilineTextAlignment(.center)
            VStack { Text("B") }.multilineTextAlignment(.trailing)
        }
    }
}

// name: .allowsTightening
struct AllowsTighteningExample: View {
    var body: some View {
        VStack {
            Text("A").allowsTightening(true)
            Text("B").minimumScaleFactor(0.5)
            Text("C").truncationMode(.middle)
        }
    }
}

// name: .foregroundColor
struct ForegroundColorExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundColor(.red)
            Image(systemName: "star").foregroundColor(Color("accent"))
            VStack { Text("B") }.foregroundColor(Color.blue.opacity(0.5))
            Text("C").foregroundColor(nil)
        }
    }
}

// name: .foregroundStyle
struct ForegroundStyleExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundStyle(.secondary)
            Text("B").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            Image(systemName: "star").foregroundStyle(.red, .blue)
            Text("C").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            Text("D").foregroundStyle(Color.red.gradient)
            Image(systemName: "cloud").foregroundStyle(.white, .yellow, .blue)
        }
    }
}

// name: .tint
struct TintExample: View {
    var body: some View {
        VStack {
            Button("A") {}.tint(.red)
            Toggle("B", isOn: .constant(true)).tint(Color.green)
            ProgressView().tint(.white)
            VStack { Text("C") }.tint(nil)
        }
    }
}

// name: .accentColor
struct AccentColorExample: View {
    var body: some View {
        VStack {
            TabView { Text("A") }.accentColor(.red)
            NavigationView { Text("B") }.accentColor(Color("brand"))
        }
    }
}

// name: .opacity
struct OpacityExample: View {
    @State private var isShown = true

    var body: some View {
        VStack {
            Text("A").opacity(0.5)
            Text("B").opacity(isShown ? 1 : 0)
            Color.red.opacity(0.3)
        }
    }
}

// name: .shadow
struct ShadowExample: View {
    var body: some View {
        VStack {
            Text("A").shadow(radius: 5)
            Circle().shadow(color: .black.opacity(0.2), radius: 10, x: 0, y: 5)
            Circle().shadow(color: Color.gray, radius: 3)
            Circle().fill(.blue.shadow(.drop(radius: 3)))
        }
    }
}

// name: .blur
struct BlurExample: View {
    var body: some View {
        VStack {
            Text("A").blur(radius: 3)
            Image("b").blur(radius: 10, opaque: true)
        }
    }
}

// name: .border
struct BorderExample: View {
    var body: some View {
        VStack {
            Text("A").border(Color.red)
            Text("B").border(.blue, width: 2)
            Text("C").border(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom), width: 1)
        }
    }
}

// name: .fill
struct FillExample: View {
    var body: some View {
        VStack {
            Circle().fill(Color.red)
            Circle().fill(.blue)
            Circle().fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .bottomTrailing))
            Path { $0.addRect(.zero) }.fill(Color.green)
            Circle().fill(.red, style: FillStyle(eoFill: true))
            Circle().fill()
        }
    }
}

// name: .stroke
struct StrokeExample: View {
    var body: some View {
        VStack {
            Circle().stroke(Color.red, lineWidth: 2)
            Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [5]))
            Circle().stroke(lineWidth: 4)
            Circle().stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
            Circle().stroke()
            Path { $0.move(to: .zero) }.stroke(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom), lineWidth: 3)
            Circle().fill(.red).stroke(.blue, lineWidth: 2)
        }
    }
}

// name: .strokeBorder
struct StrokeBorderExample: View {
    var body: some View {
        VStack {
            Circle().strokeBorder(Color.red, lineWidth: 3)
            RoundedRectangle(cornerRadius: 8).strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4]))
            Capsule().strokeBorder(.blue)
            Circle().strokeBorder(lineWidth: 2)
        }
    }
}

// name: .trim
struct TrimExample: View {
    var body: some View {
        VStack {
            Circle().trim(from: 0, to: 0.5).stroke(Color.red)
            Circle().trim(from: 0.2, to: 0.8).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round)).rotationEffect(.degrees(-90))
        }
    }
}

// name: .rotation
struct RotationExample: View {
    var body: some View {
        VStack {
            Rectangle().rotation(.degrees(45)).fill(.red)
            Ellipse().rotation(Angle(degrees: 30), anchor: .topLeading)
        }
    }
}

// name: .size
struct SizeExample: View {
    var body: some View {
        VStack {
            Circle().size(width: 20, height: 20).fill(.red)
            Rectangle().size(CGSize(width: 10, height: 10))
        }
    }
}

// name: .scale
struct ScaleExample: View {
    var body: some View {
        VStack {
            Circle().scale(0.5).fill(.red)
            Circle().scale(x: 1, y: 0.5, anchor: .top)
            Text("A").transition(.scale)
            Text("B").transition(.scale(scale: 0.5, anchor: .bottom))
        }
    }
}

// name: .rotationEffect
struct RotationEffectExample: View {
    @State private var angle = 0.0

    var body: some View {
        VStack {
            Text("A").rotationEffect(.degrees(45))
            Text("B").rotationEffect(Angle(degrees: angle), anchor: .topLeading)
            Text("C").rotationEffect(.radians(.pi))
            Text("D").rotationEffect(.init(degrees: angle))
        }
    }
}

// name: .rotation3DEffect
struct Rotation3DEffectExample: View {
    var body: some View {
        VStack {
            Text("A").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
            Text("B").rotation3DEffect(Angle(degrees: 30), axis: (x: 1.0, y: 0.0, z: 0.0), anchor: .leading, perspective: 0.5)
            Text("C").rotation3DEffect(.init(degrees: 10), axis: (x: 0, y: 0, z: 1), anchorZ: 10)
        }
    }
}

// name: .scaleEffect
struct ScaleEffectExample: View {
    @State private var isBig = false

    var body: some View {
        VStack {
            Text("A").scaleEffect(1.5)
            Text("B").scaleEffect(isBig ? 2 : 1, anchor: .top)
            Text("C").scaleEffect(x: -1, y: 1)
            Text("D").scaleEffect(CGSize(width: 1, height: 2))
        }
    }
}

// name: .blendMode
struct BlendModeExample: View {
    var body: some View {
        VStack {
            Color.red.blendMode(.multiply)
            Image("a").blendMode(.screen)
        }
    }
}

// name: .colorInvert
struct ColorInvertExample: View {
    var body: some View { Image("a").colorInvert() }
}

// name: .colorMultiply
struct ColorMultiplyExample: View {
    var body: some View { Image("a").colorMultiply(.red) }
}

// name: .saturation
struct SaturationExample: View {
    var body: some View { Image("a").saturation(0.5) }
}

// name: .contrast
struct ContrastExample: View {
    var body: some View { Image("a").contrast(1.5) }
}

// name: .brightness
struct BrightnessExample: View {
    var body: some View { Image("a").brightness(0.2) }
}

// name: .hueRotation
struct HueRotationExample: View {
    var body: some View {
        VStack {
            Image("a").hueRotation(.degrees(90))
            Color.red.hueRotation(Angle(degrees: 30))
        }
    }
}

// name: .drawingGroup
struct DrawingGroupExample: View {
    var body: some View {
        VStack {
            ZStack { Circle() }.drawingGroup()
            Circle().drawingGroup(opaque: false, colorMode: .linear)
        }
    }
}

// name: .compositingGroup
struct CompositingGroupExample: View {
    var body: some View { ZStack { Circle() }.compositingGroup().shadow(radius: 3) }
}

// name: .resizable
struct ResizableExample: View {
    var body: some View {
        VStack {
            Image("a").resizable()
            Image("b").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
            Image(systemName: "star").resizable().frame(width: 20, height: 20)
        }
    }
}

// name: .renderingMode
struct RenderingModeExample: View {
    var body: some View {
        VStack {
            Image("a").renderingMode(.template).foregroundColor(.red)
            Image("b").renderingMode(.original)
        }
    }
}

// name: .imageScale
struct ImageScaleExample: View {
    var body: some View {
        VStack {
            Image(systemName: "star").imageScale(.large)
            VStack { Image(systemName: "star") }.imageScale(.small)
        }
    }
}

// name: .symbolRenderingMode
struct SymbolRenderingModeExample: View {
    var body: some View {
        VStack {
            Image(systemName: "cloud.sun").symbolRenderingMode(.hierarchical)
            Image(systemName: "cloud.sun").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
            Image(systemName: "cloud.sun").symbolRenderingMode(.multicolor)
        }
    }
}

// name: .symbolVariant
struct SymbolVariantExample: View {
    var body: some View {
        VStack {
            Image(systemName: "heart").symbolVariant(.fill)
            Label("A", systemImage: "bell").symbolVariant(.circle)
            Image(systemName: "bell").symbolVariant(.slash.fill)
        }
    }
}

// name: .symbolEffect
struct SymbolEffectExample: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Image(systemName: "star").symbolEffect(.bounce, value: count)
            Image(systemName: "wifi").symbolEffect(.pulse)
            Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: count > 0)
            Image(systemName: "star").symbolEffect(.bounce, options: .repeat(2), value: count)
        }
    }
}

// name: .contentTransition
struct ContentTransitionExample: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count)").contentTransition(.numericText())
            Image(systemName: count > 0 ? "pause" : "play").contentTransition(.symbolEffect(.replace))
            Text("A").contentTransition(.opacity)
            Text("\(count)").contentTransition(.numericText(value: Double(count)))
        }
    }
}

// name: .preferredColorScheme
struct PreferredColorSchemeExample: View {
    var body: some View {
        VStack {
            Text("A").preferredColorScheme(.dark)
            Text("B").preferredColorScheme(.light)
            Text("C").preferredColorScheme(nil)
        }
    }
}

// name: .colorScheme
struct ColorSchemeExample: View {
    var body: some View {
        VStack {
            Text("A").colorScheme(.dark)
            Text("B").environment(\.colorScheme, .light)
        }
    }
}

// name: .glassEffect
struct GlassEffectExample: View {
    var body: some View {
        if #available(iOS 26.0, *) {
            Text("A").padding().glassEffect()
            Text("B").padding().glassEffect(.regular, in: .rect(cornerRadius: 16))
            Text("C").padding().glassEffect(.regular.tint(.blue).interactive())
        }
    }
}

// name: .glassEffect
struct GlassEffectShapeExample: View {
    var body: some View {
        VStack {
            Text("a").glassEffect()
            Text("a").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 16))
            Text("a").glassEffect(.clear, in: Circle())
            Text("a").glassEffect(in: .capsule)
        }
    }
}

// name: .textScale
struct TextScaleContainerExample: View {
    var body: some View {
        VStack {
            Text("a").textScale(.secondary)
            Text("a").textScale(.secondary, isEnabled: true) + Text("b").textScale(.default)
            VStack { Text("a") }.textScale(.secondary)
        }
    }
}
