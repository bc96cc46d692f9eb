import Testing

@testable import Views

/// Options of drawing operations in a canvas.
@MainActor
struct CanvasOptionTests {
    private static let path = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    private func drawn(_ body: @escaping (inout GraphicsContext) -> Void) -> [String] {
        host(Canvas { context, _ in body(&context) }.frame(width: 100, height: 100)).drawn.map { "\($0)".split(separator: "\n").first.map(String.init) ?? "" }
    }

    @Test func blendModesHaveTheirGroups() {
        let modes: [(GraphicsContext.BlendMode, [String])] = [
            (.normal, []), (.multiply, ["blend multiply"]), (.plusLighter, ["blend plusLighter"]), (.destinationOut, ["blend destinationOut"]),
            (.clear, ["blend destinationOut"]), (.copy, ["blend destinationOut", "blend plusLighter"]),
        ]
        for (mode, groups) in modes {
            let items = drawn {
                $0.blendMode = mode
                $0.fill(Self.path, with: .color(.red))
            }
            #expect(items.filter { $0.hasPrefix("blend") } == groups)
        }
        #expect(Display.BlendMode.allCases.map { GraphicsContext.BlendMode($0).rawValue }.count == 21)
    }

    @Test func modesThatPartTheContentsDrawThemAgain() {
        let modes: [(GraphicsContext.BlendMode, [String])] = [
            (.sourceIn, ["destinationOut", "plusLighter", "mask"]), (.sourceOut, ["destinationOut", "plusLighter", "isolated", "destinationOut"]),
            (.destinationIn, ["destinationOut", "plusLighter", "mask"]),
            (.destinationAtop, ["destinationOut", "plusLighter", "mask", "plusLighter", "isolated", "destinationOut"]),
            (.xor, ["destinationOut", "plusLighter", "isolated", "destinationOut"]),
        ]
        for (mode, groups) in modes {
            let graph = host(
                Canvas { context, _ in
                    context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.blue))
                    context.blendMode = mode
                    context.fill(Self.path, with: .color(.red))
                })
            let found = graph.drawn.dropFirst().compactMap { item -> String? in
                guard case .group(let effect, _) = item else { return nil }
                switch effect {
                case .blend(let mode): return mode.rawValue
                case .mask: return "mask"
                case .isolated: return "isolated"
                default: return nil
                }
            }
            #expect(found == groups, "\(mode)")
            #expect(graph.warnings.isEmpty)
        }
    }

    @Test func modesThatWouldDrawTooMuchWarn() {
        let graph = host(
            Canvas { context, _ in
                context.blendMode = .xor
                for _ in 0..<30 { context.fill(Self.path, with: .color(.red)) }
            })
        _ = graph.displayList()
        #expect(graph.warnings == ["GraphicsContext.BlendMode.xor is accepted but not drawn"])
    }

    @Test func shadowsHaveOptions() {
        func shadow(_ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode = .normal) -> [String] {
            drawn {
                $0.addFilter(.shadow(color: .blue, radius: 2, x: 3, blendMode: mode, options: options))
                $0.fill(Self.path, with: .color(.red))
            }.dropFirst(3).map { $0.split(separator: " ").first.map(String.init) ?? "" }
        }
        let cast = ["transform", "blur", "matrix", "fill"]
        #expect(shadow([]) == ["shadow", "fill"])
        #expect(shadow(.shadowOnly) == cast)
        #expect(shadow(.shadowAbove) == ["isolated", "fill"] + cast)
        #expect(shadow(.disablesGroup) == cast + ["fill"])
        #expect(shadow(.shadowOnly, .multiply) == ["blend"] + cast)
        #expect(shadow([.shadowOnly, .invertsAlpha]) == ["transform", "blur", "matrix", "isolated", "fill", "blend", "fill"])
    }

    @Test func gradientsRepeat() {
        let gradient = Gradient(colors: [.red, .blue])
        func stops(_ shading: GraphicsContext.Shading) -> [CGFloat] {
            host(Canvas { context, _ in context.fill(Self.path, with: shading) }).drawn.compactMap {
                if case .fill(_, .gradient(let gradient), _) = $0 { gradient.stops.map(\.location) } else { nil }
            }.first ?? []
        }
        let repeated = stops(.linearGradient(gradient, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0), options: .repeat))
        #expect(repeated == [0, 0.5, 0.5, 1])
        #expect(stops(.linearGradient(gradient, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0))) == [0, 1])
        #expect(stops(.radialGradient(gradient, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 5, options: .repeat)).count == 6)
    }

    @Test func filtersAndBackdrops() {
        let opaque = drawn {
            $0.addFilter(.blur(radius: 3, options: .opaque))
            $0.fill(Self.path, with: .color(.red))
        }
        #expect(opaque.contains { $0.hasPrefix("blur 3") || $0.hasPrefix("blur radius 3") })
        let projected = drawn {
            var transform = ProjectionTransform()
            transform.m13 = 0.001
            $0.addFilter(.projectionTransform(transform))
            $0.fill(Self.path, with: .color(.red))
        }
        #expect(projected.contains { $0.hasPrefix("projection") })
        #expect(drawn { $0.fill(Self.path, with: .backdrop) }.contains { $0.hasPrefix("fill material") })
        let graph = host(
            Canvas { context, _ in
                context.addFilter(.colorShader(ShaderLibrary.waves()), options: .linearColor)
                context.fill(Self.path, with: .shader(ShaderLibrary.dots()))
            })
        _ = graph.displayList()
        #expect(
            Set(graph.warnings) == [
                "GraphicsContext.FilterOptions.linearColor is accepted but not drawn",
                "the shader waves isn't drawn: no .metal file of the program has a [[stitchable]] function of this name",
                "the shader dots isn't drawn: no .metal file of the program has a [[stitchable]] function of this name",
            ])
    }
}
