import Testing

@testable import Views

/// The names and boxes of symbols, and their composition.
struct SymbolTests {
    @Test @MainActor func everyListedNameIsDrawn() {
        for name in SymbolDrawings.texts.keys {
            let art = SymbolDrawings.art(name, isFilled: false)
            #expect(art.map { !$0.ink.isNull && $0.ink.width > 0 && $0.ink.height > 0 && $0.ink.width < 180 && $0.ink.height < 140 } == true, "\(name)")
        }
        for (name, entry) in SymbolIcons.entries where entry.icon.first != "@" {
            #expect(SystemSymbols.art(of: String(name), shaper: SquareTextShaper()) != nil, "\(name)")
        }
    }

    @Test(arguments: [
        ("square.stack.3d.up", 3, 0), ("person.3.sequence", 3, 0), ("speaker.wave.3", 2, 3), ("antenna.radiowaves.left.and.right", 2, 2),
        ("person.2", 2, 0), ("person.3", 2, 0), ("sun.max", 2, 0),
    ])
    @MainActor func layeredSymbolsHaveLevelsAndSteps(_ name: String, _ levels: Int, _ steps: Int) throws {
        for name in [name, name + ".fill"] {
            let art = try #require(SystemSymbols.art(of: name, shaper: SquareTextShaper()))
            #expect(Set(art.parts.map(\.level)).count == levels && art.stepCount == steps, "\(name)")
        }
    }

    @Test func namesAreComposedOfTheirParts() {
        #expect(SymbolRecipe("flag.slash.circle.fill") == .enclosed(.slashed(.icon("flag", isFilled: false)), .circle, isFilled: true))
        #expect(SymbolRecipe("04.square") == .enclosed(.letters("04"), .square, isFilled: false))
        #expect(SymbolRecipe("b.circle.fill") == .enclosed(.letters("B"), .circle, isFilled: true))
        #expect(SymbolRecipe("folder.fill.badge.plus") == .badged(.drawing("folder", isFilled: true), .drawing("plus", isFilled: false)))
        #expect(SymbolRecipe("folder.badge.plus.fill") == SymbolRecipe("folder.fill.badge.plus"))
        #expect(SymbolRecipe("star.circle") == .enclosed(.drawing("star", isFilled: true), .circle, isFilled: false))
        #expect(SymbolRecipe("bell.badge") == .badged(.icon("bell", isFilled: false), nil))
        #expect(SymbolRecipe("star.fill") == .drawing("star", isFilled: true))
        #expect(SymbolRecipe("battery.75percent") == SymbolRecipe("battery.75"))
        #expect(SymbolRecipe("arrow.trianglehead.branch") == SymbolRecipe("arrow.triangle.branch"))
        for name in ["figure.of.no.table", "9", "mail", "nothing.like.it", "star.", ".fill", "", "fill", "circle.nothing", "stars.badge.nothing"] {
            #expect(SymbolRecipe(name[...]) == nil, "\(name)")
        }
    }

    @Test @MainActor func theInsideOfAFilledDrawingIsItsFirstLevel() throws {
        for name in ["clock.fill", "person.crop.circle.fill", "lock.shield.fill", "play.rectangle.fill"] {
            let art = try #require(SystemSymbols.art(of: name, shaper: SquareTextShaper()))
            #expect(art.parts.contains { $0.role == .knockout && $0.level == 0 } && art.parts.contains { $0.role == .paint && $0.level == 1 }, "\(name)")
        }
    }

    /// Measured in pictures of SwiftUI's own symbols, in hundredths of an em.
    @Test(arguments: [
        ("circle", 100, 100), ("star.fill", 109, 104), ("house", 116, 103), ("gear", 107.5, 106), ("square.and.arrow.up", 88, 112), ("plus", 80, 80),
        ("arrow.up.right.square", 92, 92), ("pencil", 77, 77),
    ])
    @MainActor func symbolsAreAsLargeAsSwiftUIs(_ name: String, _ width: CGFloat, _ height: CGFloat) throws {
        let ink = try #require(SystemSymbols.art(of: name, shaper: SquareTextShaper())).ink
        #expect(abs(ink.width - width) < 3 && abs(ink.height - height) < 3, "\(name) \(ink)")
    }

    @Test @MainActor func aSymbolsBoxFollowsTheFontAndTheScale() {
        func size(_ view: some View) -> CGSize {
            let size = host(view.named("s"), scale: 100).rects["s"]?.size ?? .zero
            return CGSize(width: size.width.rounded(), height: size.height.rounded())
        }
        let image = Image(systemName: "circle")
        #expect(size(image.font(.system(size: 100))) == CGSize(width: 121, height: 119))
        #expect(size(image.font(.system(size: 100)).imageScale(.large)) == CGSize(width: 155, height: 152))
        #expect(size(image.font(.system(size: 100)).imageScale(.small)) == CGSize(width: 96, height: 94))
    }

    @Test @MainActor func weightsThickenLines() {
        func width(_ weight: Font.Weight) -> CGFloat? {
            host(Image(systemName: "plus").font(.system(size: 100, weight: weight))).drawn.lazy.compactMap {
                if case .stroke(_, _, let style) = $0 { style.lineWidth } else { nil }
            }.first
        }
        #expect(width(.regular) == 8 && width(.bold) == 12.7 && width(.thin) == 3.8)
        let view = Image(systemName: "plus").fontWeight(.bold).font(.system(size: 100))
        #expect(host(view).drawn.contains { if case .stroke(_, _, let style) = $0 { style.lineWidth == 12.7 } else { false } })
    }

    private func colors(_ items: [DisplayItem]) -> [Color.Resolved] {
        items.flatMap { item -> [Color.Resolved] in
            switch item {
            case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): [color]
            case .group(.blend, _): []
            case .group(_, let inner): colors(inner)
            default: []
            }
        }
    }

    @Test @MainActor func modesColorTheLevels() {
        let environment = EnvironmentValues()
        let (red, blue) = (Color.red.resolve(in: environment), Color.blue.resolve(in: environment))
        let image = Image(systemName: "plus.circle.fill")
        func shown(_ view: some View) -> [DisplayItem] { host(view).displayList().items }
        #expect(Set(colors(shown(image.foregroundStyle(.red)))) == [red])
        #expect(Set(colors(shown(image.foregroundStyle(.red, .blue)))) == [red, blue])
        #expect(Set(colors(shown(image.symbolRenderingMode(.multicolor)))).contains(Color.green.resolve(in: environment)))
        #expect(Set(colors(shown(image.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)))) == [red])
        let soft = host(image.symbolRenderingMode(.hierarchical).foregroundStyle(.red)).drawn
        #expect(soft.contains { if case .group(.opacity(0.25), _) = $0 { true } else { false } })
        #expect(host(image.symbolRenderingMode(.palette)).warnings == [])
    }

    @Test @MainActor func aValueLightsPartsInOrder() {
        func unlit(_ value: Double?) -> Int {
            host(Image(systemName: "wifi", variableValue: value)).drawn.count { if case .group(.opacity, _) = $0 { true } else { false } }
        }
        #expect(unlit(nil) == 0 && unlit(1) == 0 && unlit(0.5) == 1 && unlit(0.3) == 2 && unlit(0.01) == 2 && unlit(0) == 4)
    }

    /// A list of all symbols, as apps have them, names more symbols than a limit of recipes allows.
    @Test @MainActor func drawnSymbolsAreKept() {
        let shaper = SquareTextShaper()
        let first = SystemSymbols.art(of: "plus", shaper: shaper)
        for number in 0...SystemSymbols.recipeLimit { _ = SystemSymbols.art(of: "circle.no\(number)", shaper: shaper) }
        let known = ["circle", "square", "capsule", "diamond", "triangle", "hexagon", "octagon", "seal"]
        let enclosed = known.flatMap { inner in known.flatMap { outer in known.map { "plus.\(inner).\(outer).\($0)" } } }
        for name in enclosed {
            for suffix in ["", ".fill", ".slash", ".badge", ".badge.plus", ".badge.minus", ".slash.fill", ".fill.badge.plus"] {
                _ = SystemSymbols.art(of: name + suffix, shaper: shaper)
            }
        }
        #expect(first != nil && SystemSymbols.knownArt(of: "plus") == first)
    }

    @Test @MainActor func missingIconsAreLookedForOnce() {
        _ = SymbolOutlines.icon("nothing-like-it", shaper: SquareTextShaper())
        let count = SymbolOutlines.readCount
        #expect(SymbolOutlines.icon("nothing-like-it", shaper: SquareTextShaper()) == nil)
        #expect(SymbolOutlines.readCount == count)
    }

    @Test @MainActor func unknownNamesWarn() {
        #expect(host(Image(systemName: "nothing.like.it")).warnings == ["no symbol named \"nothing.like.it\": a crossed box is drawn instead"])
        #expect(host(Image(systemName: "star").symbolVariant(.slash)).warnings.isEmpty)
    }

    @Test @MainActor func originalColorsAreThoseOfTheParts() {
        let environment = EnvironmentValues()
        let yellow = Color.yellow.resolve(in: environment)
        let white = Color.white.resolve(in: environment)
        let original = host(Image(systemName: "cloud.sun.fill").renderingMode(.original)).colors
        #expect(original.contains(yellow) && original.contains(white))
        #expect(host(Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)).colors == original)
        // A template has one color, whatever the mode around it.
        let template = host(VStack { Image(systemName: "cloud.sun.fill").renderingMode(.template) }.symbolRenderingMode(.multicolor)).colors
        #expect(!template.contains(yellow) && !template.contains(white))
    }

    @Test(arguments: [
        "humidifier", "humidifier.fill", "robotic.vacuum.fill", "horn", "square.inset.filled", "widget.small", "widget.medium", "light.beacon.max",
        "burst.fill",
    ])
    func rareNamesAreDrawn(_ name: String) { #expect(SymbolRecipe(name[...]) != nil) }

    @Test func aSlashIsAcrossTheSymbol() {
        #expect(SymbolRecipe("trash.slash") == SymbolRecipe("trash").map(SymbolRecipe.slashed))
        #expect(SymbolRecipe("trash.slash.fill") == SymbolRecipe("trash.fill").map(SymbolRecipe.slashed))
    }
}
