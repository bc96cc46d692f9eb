import SwiftUI

// name: .white
struct WhiteExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundColor(.white)
            Color.white
            Rectangle().fill(.white.opacity(0.5))
        }
    }
}

// name: .blue
struct BlueExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundStyle(.blue)
            Circle().fill(Color.blue)
            LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom)
        }
    }
}

// name: .red
struct RedExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundColor(.red)
            Circle().stroke(.red, lineWidth: 1)
            Color.red.opacity(0.4)
        }
    }
}

// name: .black
struct BlackExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundColor(.black)
            Color.black.ignoresSafeArea()
            Circle().shadow(color: .black.opacity(0.3), radius: 4)
        }
    }
}

// name: .green
struct GreenExample: View {
    var body: some View {
        VStack {
            Circle().fill(.green)
            Circle().foregroundColor(Color.green)
        }
    }
}

// name: .gray
struct GrayExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundColor(.gray)
            Color.gray.opacity(0.2)
        }
    }
}

// name: .orange
struct OrangeExample: View {
    var body: some View {
        VStack {
            Circle().fill(.orange)
            Text("A").foregroundColor(Color.orange)
        }
    }
}

// name: .yellow
struct YellowExample: View {
    var body: some View {
        VStack {
            Image(systemName: "star.fill").foregroundColor(.yellow)
            Circle().fill(Color.yellow)
        }
    }
}

// name: .purple
struct PurpleExample: View {
    var body: some View {
        VStack {
            Circle().fill(.purple)
            LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom)
        }
    }
}

// name: .pink
struct PinkExample: View {
    var body: some View {
        VStack {
            Circle().fill(Color.pink)
            Button("A") {}.tint(.pink)
        }
    }
}

// name: .cyan
struct CyanExample: View {
    var body: some View {
        VStack {
            Circle().fill(.cyan)
            Circle().fill(Color.cyan)
        }
    }
}

// name: .mint
struct MintExample: View {
    var body: some View {
        VStack {
            Circle().fill(.mint)
            Circle().fill(Color.mint.gradient)
        }
    }
}

// name: .indigo
struct IndigoExample: View {
    var body: some View {
        VStack {
            Circle().fill(.indigo)
            Color.indigo
        }
    }
}

// name: .teal
struct TealExample: View {
    var body: some View {
        VStack {
            Circle().fill(.teal)
            Color.teal
        }
    }
}

// name: .brown
struct BrownExample: View {
    var body: some View {
        VStack {
            Circle().fill(.brown)
            Color.brown
        }
    }
}

// name: .clear
struct ClearExample: View {
    var body: some View {
        VStack {
            Color.clear
            Rectangle().fill(.clear)
            Text("A").listRowBackground(Color.clear)
        }
    }
}

// name: .primary
struct PrimaryExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundColor(.primary)
            Text("B").foregroundStyle(.primary)
            Color.primary
        }
    }
}

// name: .secondary
struct SecondaryExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundColor(.secondary)
            Text("B").foregroundStyle(.secondary)
            Color.secondary.opacity(0.2)
        }
    }
}

// name: .tertiary
struct TertiaryExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundStyle(.tertiary)
            Circle().fill(.tertiary)
        }
    }
}

// name: .quaternary
struct QuaternaryExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundStyle(.quaternary)
            Circle().fill(.quaternary)
            Text("B").background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

// name: .sRGB
struct SRGBExample: View {
    var body: some View {
        VStack {
            Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
            Color(.sRGB, white: 0.5)
        }
    }
}

// name: .displayP3
struct DisplayP3Example: View {
    var body: some View {
        VStack {
            Color(.displayP3, red: 1, green: 0.5, blue: 0)
            Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)
        }
    }
}

// name: .placeholder
struct PlaceholderExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundStyle(.placeholder)
            Text("B").redacted(reason: .placeholder)
        }
    }
}

// name: .ultraThinMaterial
struct UltraThinMaterialExample: View {
    var body: some View {
        VStack {
            Text("A").background(.ultraThinMaterial)
            Rectangle().fill(.ultraThinMaterial)
            Text("B").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
        }
    }
}

// name: .thinMaterial
struct ThinMaterialExample: View {
    var body: some View {
        VStack {
            Text("A").background(.thinMaterial)
            Rectangle().fill(.thinMaterial)
        }
    }
}

// name: .regularMaterial
struct RegularMaterialExample: View {
    var body: some View {
        VStack {
            Text("A").background(.regularMaterial)
            Rectangle().fill(.regularMaterial)
        }
    }
}

// name: .center
struct CenterExample: View {
    var body: some View {
        VStack {
            VStack(alignment: .center) { Text("A") }
            Text("A").frame(maxWidth: .infinity, alignment: .center).multilineTextAlignment(.center)
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
            Text("B").scaleEffect(2, anchor: .center)
        }
    }
}

// name: .leading
struct LeadingExample: View {
    var body: some View {
        VStack {
            VStack(alignment: .leading) { Text("A").padding(.leading, 4) }
            LinearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing)
            Text("B").frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

// name: .trailing
struct TrailingExample: View {
    var body: some View {
        VStack {
            VStack(alignment: .trailing) { Text("A").padding(.trailing) }
            Text("B").multilineTextAlignment(.trailing)
            Text("C").transition(.move(edge: .trailing))
        }
    }
}

// name: .top
struct TopExample: View {
    var body: some View {
        VStack {
            HStack(alignment: .top) { Text("A").padding(.top, 10) }
            Text("B").frame(maxHeight: .infinity, alignment: .top)
            LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        }
    }
}

// name: .bottom
struct BottomExample: View {
    var body: some View {
        VStack {
            HStack(alignment: .bottom) { Text("A").padding(.bottom, 10) }
            Text("B").transition(.move(edge: .bottom))
            ZStack(alignment: .bottom) { Text("C") }
        }
    }
}

// name: .topLeading
struct TopLeadingExample: View {
    var body: some View {
        VStack {
            ZStack(alignment: .topLeading) { Text("A") }
            LinearGradient(colors: [.red], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
    }
}

// name: .topTrailing
struct TopTrailingExample: View {
    var body: some View {
        VStack {
            ZStack(alignment: .topTrailing) { Text("A") }
            Text("B").overlay(alignment: .topTrailing) { Circle() }
        }
    }
}

// name: .bottomLeading
struct BottomLeadingExample: View {
    var body: some View {
        VStack {
            ZStack(alignment: .bottomLeading) { Text("A") }
            LinearGradient(colors: [.red], startPoint: .bottomLeading, endPoint: .topTrailing)
        }
    }
}

// name: .bottomTrailing
struct BottomTrailingExample: View {
    var body: some View {
        VStack {
            ZStack(alignment: .bottomTrailing) { Text("A") }
            Text("B").overlay(Circle(), alignment: .bottomTrailing)
        }
    }
}

// name: .firstTextBaseline
struct FirstTextBaselineExample: View {
    var body: some View {
        VStack {
            HStack(alignment: .firstTextBaseline) { Text("A") }
            Text("B").alignmentGuide(.firstTextBaseline) { $0[.bottom] }
        }
    }
}

// name: .lastTextBaseline
struct LastTextBaselineExample: View {
    var body: some View { HStack(alignment: .lastTextBaseline) { Text("A") } }
}

// name: .horizontal
struct HorizontalExample: View {
    var body: some View {
        VStack {
            Text("A").padding(.horizontal, 16)
            ScrollView(.horizontal) { Text("B") }
        }
    }
}

// name: .vertical
struct VerticalExample: View {
    var body: some View {
        VStack {
            Text("A").padding(.vertical)
            ScrollView(.vertical) { Text("B") }
        }
    }
}

// name: .all
struct AllExample: View {
    var body: some View {
        VStack {
            Text("A").padding(.all, 10)
            Color.red.edgesIgnoringSafeArea(.all)
            Text("B").padding([.all])
        }
    }
}

// name: .infinity
struct InfinityExample: View {
    var body: some View {
        VStack {
            Text("A").frame(maxWidth: .infinity)
            Text("B").frame(minWidth: 0, maxWidth: .infinity, maxHeight: CGFloat.infinity)
        }
    }
}

// name: .zero
struct ZeroExample: View {
    @State private var offset: CGSize = .zero

    var body: some View {
        VStack {
            Text("A").offset(offset)
            Text("B").position(CGPoint.zero)
            Text("C").padding(EdgeInsets())
            Path { $0.move(to: .zero) }
        }
    }
}

// name: .degrees
struct DegreesExample: View {
    var body: some View {
        VStack {
            Text("A").rotationEffect(.degrees(90))
            Text("B").rotationEffect(Angle.degrees(45))
        }
    }
}

let degreesOfAngle = Angle(radians: 1).degrees

// name: .radians
struct RadiansExample: View {
    var body: some View {
        VStack {
            Text("A").rotationEffect(.radians(1))
            Text("B").rotationEffect(Angle(radians: .pi / 2))
        }
    }
}

let radiansOfAngle = CGFloat(Angle(degrees: 30).radians)

// name: .title
struct TitleExample: View {
    var body: some View {
        VStack {
            Text("A").font(.title)
            Text("B").font(Font.title.weight(.bold))
            Text("C").font(.system(.title, design: .rounded))
        }
    }
}

// name: .title2
struct Title2Example: View {
    var body: some View {
        VStack {
            Text("A").font(.title2)
            Text("B").font(.title2.bold())
        }
    }
}

// name: .title3
struct Title3Example: View {
    var body: some View {
        VStack {
            Text("A").font(.title3)
            Text("B").font(.system(.title3))
        }
    }
}

// name: .largeTitle
struct LargeTitleExample: View {
    var body: some View {
        VStack {
            Text("A").font(.largeTitle)
            Text("B").font(.largeTitle.weight(.heavy))
        }
    }
}

// name: .headline
struct HeadlineExample: View {
    var body: some View {
        VStack {
            Text("A").font(.headline)
            Text("B").font(.system(.headline, design: .monospaced))
        }
    }
}

// name: .subheadline
struct SubheadlineExample: View {
    var body: some View {
        VStack {
            Text("A").font(.subheadline)
            Text("B").font(.subheadline.italic())
        }
    }
}

// name: .body
struct BodyExample: View {
    var body: some View {
        VStack {
            Text("A").font(.body)
            Text("B").font(.system(.body).bold())
        }
    }
}

// name: .callout
struct CalloutExample: View {
    var body: some View {
        VStack {
            Text("A").font(.callout)
            Text("B").font(.callout.weight(.light))
        }
    }
}

// name: .footnote
struct FootnoteExample: View {
    var body: some View {
        VStack {
            Text("A").font(.footnote)
            Text("B").font(Font.footnote.smallCaps())
        }
    }
}

// name: .caption
struct CaptionExample: View {
    var body: some View {
        VStack {
            Text("A").font(.caption)
            Text("B").font(.caption.monospaced())
        }
    }
}

// name: .caption2
struct Caption2Example: View {
    var body: some View {
        VStack {
            Text("A").font(.caption2)
            Text("B").font(.system(.caption2))
        }
    }
}

// name: .system
struct SystemExample: View {
    var body: some View {
        VStack {
            Text("A").font(.system(size: 30))
            Text("B").font(.system(size: 30, weight: .bold))
            Text("C").font(.system(size: 30, weight: .light, design: .monospaced))
            Text("D").font(.system(.body, design: .rounded, weight: .bold))
        }
    }
}

// name: .custom
struct CustomExample: View {
    var body: some View {
        VStack {
            Text("A").font(.custom("Georgia", size: 20))
            Text("B").font(Font.custom("Avenir-Heavy", size: 24, relativeTo: .title))
            Text("C").font(.custom("Menlo", fixedSize: 12))
        }
    }
}

// name: .semibold
struct SemiboldExample: View {
    var body: some View {
        VStack {
            Text("A").fontWeight(.semibold)
            Text("B").font(.system(size: 10, weight: .semibold))
        }
    }
}

// name: .heavy
struct HeavyExample: View {
    var body: some View {
        VStack {
            Text("A").fontWeight(.heavy)
            Text("B").font(.system(size: 10, weight: .heavy))
        }
    }
}

// name: .medium
struct MediumExample: View {
    var body: some View {
        VStack {
            Text("A").fontWeight(.medium)
            Image(systemName: "star").imageScale(.medium)
        }
    }
}

// name: .regular
struct RegularExample: View {
    var body: some View {
        VStack {
            Text("A").fontWeight(.regular)
            Button("B") {}.controlSize(.regular)
        }
    }
}

// name: .thin
struct ThinExample: View {
    var body: some View {
        VStack {
            Text("A").fontWeight(.thin)
            Text("B").font(.system(size: 50, weight: .thin))
        }
    }
}

// name: .light
struct LightExample: View {
    var body: some View {
        VStack {
            Text("A").fontWeight(.light)
            Text("B").preferredColorScheme(.light)
            Text("C").environment(\.colorScheme, .light)
        }
    }
}

// name: .dark
struct DarkExample: View {
    @Environment(\.colorScheme) var colorScheme

    var body: some View {
        VStack {
            Text("A").preferredColorScheme(.dark)
            Text("B").foregroundColor(colorScheme == .dark ? .white : .black)
        }
    }
}

// name: .rounded
struct RoundedExample: View {
    var body: some View {
        VStack {
            Text("A").font(.system(size: 10, design: .rounded))
            Text("B").fontDesign(.rounded)
        }
    }
}

// name: .serif
struct SerifExample: View {
    var body: some View { Text("A").font(.system(.body, design: .serif)) }
}

// name: .monospaced
struct MonospacedExample: View {
    var body: some View {
        VStack {
            Text("A").font(.system(.body, design: .monospaced))
            Text("B").font(.body.monospaced())
            Text("C").monospaced()
        }
    }
}

// name: .condensed
struct CondensedExample: View {
    var body: some View {
        VStack {
            Text("A").fontWidth(.condensed)
            Text("B").font(.title.width(.condensed))
        }
    }
}

// name: .fit
struct FitExample: View {
    var body: some View {
        VStack {
            Image("a").resizable().aspectRatio(contentMode: .fit)
            Image("b").resizable().aspectRatio(1, contentMode: .fit)
        }
    }
}

// name: .fixed
struct FixedExample: View {
    var body: some View {
        VStack {
            Text("A").previewLayout(.fixed(width: 100, height: 50))
            LazyVGrid(columns: [GridItem(.fixed(40))]) { Text("B") }
        }
    }
}

// name: .flexible
struct FlexibleExample: View {
    var body: some View {
        VStack {
            LazyVGrid(columns: [GridItem(.flexible())]) { Text("B") }
            LazyVGrid(columns: [GridItem(.flexible(minimum: 10, maximum: 20))]) { Text("B") }
        }
    }
}

// name: .adaptive
struct AdaptiveExample: View {
    var body: some View {
        VStack {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { Text("B") }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 10, maximum: 20), spacing: 3)]) { Text("B") }
        }
    }
}

// name: .continuous
struct ContinuousExample: View {
    var body: some View {
        VStack {
            RoundedRectangle(cornerRadius: 10, style: .continuous)
            Text("A").clipShape(.rect(cornerRadius: 20, style: .continuous))
        }
    }
}

// name: .circular
struct CircularExample: View {
    var body: some View {
        VStack {
            RoundedRectangle(cornerRadius: 10, style: .circular)
            ProgressView().progressViewStyle(.circular)
        }
    }
}

// name: .template
struct TemplateExample: View {
    var body: some View { Image("a").renderingMode(.template) }
}

// name: .original
struct OriginalExample: View {
    var body: some View { Image("a").renderingMode(.original) }
}

// name: .rect
struct RectExample: View {
    var body: some View {
        VStack {
            Text("A").clipShape(.rect(cornerRadius: 10))
            Text("B").contentShape(.rect)
            Text("C").clipShape(.rect(topLeadingRadius: 10, bottomTrailingRadius: 20))
            Text("D").background(.red, in: .rect(cornerRadius: 4))
        }
    }
}

// name: .capsule
struct CapsuleExample: View {
    var body: some View {
        VStack {
            Text("A").background(.red, in: .capsule)
            Button("B") {}.buttonBorderShape(.capsule)
            Text("C").clipShape(.capsule)
        }
    }
}

// name: .circle
struct CircleExample: View {
    var body: some View {
        VStack {
            Text("A").clipShape(.circle)
            Text("B").background(.red, in: .circle)
        }
    }
}

// name: .color
struct ColorExample: View {
    var body: some View {
        VStack {
            Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
            Color.red.blendMode(.color)
        }
    }
}

// name: .linearGradient
struct LinearGradientExample: View {
    var body: some View {
        VStack {
            Text("A").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            Circle().fill(.linearGradient(Gradient(colors: [.red]), startPoint: .leading, endPoint: .trailing))
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
            }
        }
    }
}

// name: .radialGradient
struct RadialGradientExample: View {
    var body: some View {
        VStack {
            Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 100))
            Circle().fill(.radialGradient(Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 10))
        }
    }
}

// name: .conicGradient
struct ConicGradientExample: View {
    var body: some View {
        VStack {
            Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))
            Circle().fill(.conicGradient(Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(45)))
        }
    }
}

// name: .drop
struct DropExample: View {
    var body: some View {
        VStack {
            Circle().fill(.red.shadow(.drop(radius: 5)))
            Circle().fill(.red.shadow(.drop(color: .black, radius: 5, x: 0, y: 2)))
            Text("A").foregroundStyle(.blue.shadow(.inner(radius: 2)))
        }
    }
}

// name: .angle
struct Rotated: Animatable {
    var angle: Angle
    var animatableData: Double {
        get { angle.degrees }
        set { angle = .degrees(newValue) }
    }
}
struct AngleUser: View {
    let shape = Rectangle().rotation(.degrees(10))
    var body: some View {
        shape
        Text("\(shape.angle.degrees)")
    }
}

// name: .hardLight
struct HardLightExample: View {
    var body: some View { Color.red.blendMode(.hardLight) }
}

// name: .softLight
struct SoftLightExample: View {
    var body: some View { Color.red.blendMode(.softLight) }
}

// name: .multiply
struct MultiplyExample: View {
    var body: some View {
        VStack {
            Color.red.blendMode(.multiply)
            Canvas { context, _ in context.blendMode = .multiply }
        }
    }
}

// name: .screen
struct ScreenExample: View {
    var body: some View {
        VStack {
            Color.red.blendMode(.screen)
            Canvas { context, _ in context.blendMode = .screen }
        }
    }
}

// name: .difference
struct DifferenceExample: View {
    var body: some View { Color.red.blendMode(.difference) }
}

// name: .destinationOut
struct DestinationOutExample: View {
    var body: some View {
        VStack {
            Color.red.blendMode(.destinationOut)
            Canvas { context, _ in context.blendMode = .destinationOut }
        }
    }
}

// name: .destinationOver
struct DestinationOverExample: View {
    var body: some View {
        VStack {
            Color.red.blendMode(.destinationOver)
            Canvas { context, _ in context.blendMode = .destinationOver }
        }
    }
}

// name: .sourceAtop
struct SourceAtopExample: View {
    var body: some View {
        VStack {
            Color.red.blendMode(.sourceAtop)
            Canvas { context, _ in context.blendMode = .sourceAtop }
        }
    }
}

// name: .plusDarker
struct PlusDarkerExample: View {
    var body: some View { Color.red.blendMode(.plusDarker) }
}

// name: .plusLighter
struct PlusLighterExample: View {
    var body: some View {
        VStack {
            Color.red.blendMode(.plusLighter)
            Canvas { context, _ in context.blendMode = .plusLighter }
        }
    }
}

// name: .normal
struct NormalExample: View {
    var body: some View {
        VStack {
            Color.red.blendMode(.normal)
            Canvas { context, _ in context.blendMode = .normal }
        }
    }
}

// name: .colorBurn
struct ColorBurnExample: View {
    var body: some View { Color.red.blendMode(.colorBurn) }
}

// name: .colorDodge
struct ColorDodgeExample: View {
    var body: some View { Color.red.blendMode(.colorDodge) }
}

// name: .darken
struct DarkenExample: View {
    var body: some View { Color.red.blendMode(.darken) }
}

// name: .lighten
struct LightenExample: View {
    var body: some View { Color.red.blendMode(.lighten) }
}

// name: .luminosity
struct LuminosityExample: View {
    var body: some View { Color.red.blendMode(.luminosity) }
}

// name: .hue
struct HueExample: View {
    var body: some View { Color.red.blendMode(.hue) }
}

// name: .exclusion
struct ExclusionExample: View {
    var body: some View { Color.red.blendMode(.exclusion) }
}

// name: .alphaThreshold
struct AlphaThresholdExample: View {
    var body: some View {
        Canvas { context, size in
            context.addFilter(.alphaThreshold(min: 0.5, color: .red))
            context.addFilter(.alphaThreshold(min: 0.4))
        }
    }
}

// name: .luminanceToAlpha
struct LuminanceToAlphaExample: View {
    var body: some View {
        VStack {
            Canvas { context, _ in context.addFilter(.luminanceToAlpha) }
            Color.red.luminanceToAlpha()
        }
    }
}

// name: .extendedLinear
struct ExtendedLinearExample: View {
    var body: some View {
        VStack {
            Canvas(colorMode: .extendedLinear) { _, _ in }
            Text("A").drawingGroup(opaque: false, colorMode: .extendedLinear)
        }
    }
}

// name: .image
struct ImageExample: View {
    var body: some View {
        VStack {
            Circle().fill(.image(Image("a")))
            Circle().stroke(.image(Image("a"), scale: 0.5), lineWidth: 3)
        }
    }
}

// name: .selection
struct SelectionExample: View {
    var body: some View {
        VStack {
            Text("A").background(.selection)
            Text("B").sensoryFeedback(.selection, trigger: 1)
        }
    }
}

// name: .hierarchical
struct HierarchicalExample: View {
    var body: some View { Image(systemName: "star").symbolRenderingMode(.hierarchical) }
}

// name: .palette
struct PaletteExample: View {
    var body: some View {
        VStack {
            Image(systemName: "star").symbolRenderingMode(.palette)
            Picker("A", selection: .constant(1)) { Text("B").tag(1) }.pickerStyle(.palette)
        }
    }
}

// name: .square
struct SquareExample: View {
    var body: some View {
        VStack {
            Image(systemName: "a").symbolVariant(.square)
            Image(systemName: "b").symbolVariant(.square.fill)
        }
    }
}

// name: .named
struct NamedExample: View {
    var body: some View {
        VStack {
            Text("A").coordinateSpace(.named("a"))
            Text("B").gesture(DragGesture(coordinateSpace: .named("a")))
            GeometryReader { Text("\($0.frame(in: .named("a")).minX)") }
        }
    }
}

// name: .global
struct GlobalExample: View {
    var body: some View {
        VStack {
            GeometryReader { Text("\($0.frame(in: .global).minX)") }
            Text("A").gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global))
        }
    }
}

// name: .local
struct LocalExample: View {
    var body: some View {
        VStack {
            GeometryReader { Text("\($0.frame(in: .local).minX)") }
            Text("A").gesture(DragGesture(coordinateSpace: .local))
        }
    }
}

// name: .scrollView
struct ScrollViewExample: View {
    var body: some View {
        VStack {
            GeometryReader { Text("\($0.frame(in: .scrollView).minX)") }
            GeometryReader { Text("\($0.frame(in: .scrollView(axis: .horizontal)).minX)") }
            GeometryReader { Text("\($0.bounds(of: .scrollView)?.minX ?? 0)") }
        }
    }
}

// name: .bounds
struct BoundsExample: View {
    var body: some View { Text("A").anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] } }
}

struct AnchorKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
let screenWidth = UIScreen.main.bounds.width
let screenBounds = UIScreen.main.bounds

// name: .main
struct MainUser: View {
    let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    @State private var time = 0
    var body: some View {
        Text("\(time) \(UIScreen.main.bounds.height)")
            .onReceive(timer) { _ in time += 1 }
            .onAppear { DispatchQueue.main.async { time = 0 } }
    }
}
let mainBundle = Bundle.main

// name: .height
let proposedHeight = ProposedViewSize(width: 10, height: 20).height
struct HeightUser: View {
    @State private var isShown = false
    var body: some View {
        GeometryReader { Text("A").frame(height: $0.size.height) }
            .sheet(isPresented: $isShown) { Text("B").presentationDetents([.height(200), .medium]) }
            .alignmentGuide(.top) { $0.height }
    }
}

// name: .width
let proposedWidth = ProposedViewSize(width: 10, height: 20).width
struct WidthUser: View {
    var body: some View {
        GeometryReader { Text("A").frame(width: $0.size.width) }.alignmentGuide(.leading) { $0.width / 2 }
    }
}

// name: .label
struct LabelStyleUser: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}
struct ToggleLabelUser: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
        }
    }
}

// name: .location
struct LocationUser: View {
    @State private var location = CGPoint.zero
    var body: some View {
        Circle().position(location).gesture(DragGesture().onChanged { location = $0.location })
        Circle().onTapGesture { location = $0 }
    }
}
let stopLocation = Gradient.Stop(color: .red, location: 0.5).location

// name: .first
let firstName = ["a", "b"].first ?? ""
struct FirstUser: View {
    @State private var isLong = false
    var body: some View {
        Text("A").gesture(
            LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
                switch value {
                case .first(true): isLong = true
                case .second(true, let drag): print(drag?.translation ?? .zero)
                default: isLong = false
                }
            })
    }
}

// name: .second
struct SecondUser: View {
    @GestureState private var offset = CGSize.zero
    var body: some View {
        let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
            .updating($offset) { value, state, _ in
                if case .second(true, let drag?) = value { state = drag.translation }
            }
        return Text("A").gesture(gesture)
    }
}

// name: .map
let doubled = [1, 2].map { $0 * 2 }
struct MapUser: View {
    let title: String?
    var body: some View {
        title.map { Text($0) }
        Text("A").gesture(TapGesture().map { 1 }.onEnded { print($0) })
    }
}

// name: .rawValue
enum Tint: String, CaseIterable, Identifiable {
    case red, green
    var id: String { rawValue }
}
struct RawValueUser: View {
    var body: some View { ForEach(Tint.allCases) { Text($0.rawValue.capitalized) } }
}
