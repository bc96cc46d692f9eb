import Display
import Views

/// What a view shows in the place of an image.
enum ScenePicture {
    case image(Image)
    case views(SceneElementList)
}

/// The warning about an image that is replaced by its placeholder.
package enum PlaceholderWarning {
    /// The words with which it ends.
    package static let ending = "its placeholder is drawn"
}

/// What replaces an image that is missing or can't be read.
private enum PreparedPlaceholder: Sendable {
    case file(SceneExpression)
    case views([SceneElement])
}

extension ParameterType where Value == ScenePicture {
    /// The name of another file, or views.
    fileprivate static let placeholder = ParameterType(
        custom: "a file's name or views", shape: .either([.kind(.value(.string)), .kind(.views)]), fallback: .image(Image(systemName: "photo")),
        read: { node, path, binder, scope -> PreparedPlaceholder? in
            let decoder = binder.decoder(scope)
            guard node.string != nil else {
                return decoder.views(node, kind: .views, path: path).map { views in
                    .views(views.compactMap { binder.element($0.node, scope: scope, path: $0.path, depth: binder.depth) })
                }
            }
            guard let expression = decoder.expressions.expression(node, as: .string, path: path) else { return nil }
            if let images = binder.images, case .string(let file)? = expression.constant {
                do throws(ImageError) { _ = try images.image(file: file) } catch { binder.collector.error(error.description, at: node.position, path: path) }
            }
            return .file(expression)
        },
        evaluate: { prepared, arguments in
            let scope = arguments.scope
            switch prepared {
            case .views(let elements): return .views(SceneElementList(elements, scope: scope))
            case .file(let expression):
                guard case .string(let file)? = scope.store.evaluate(expression, locals: scope.locals), let images = scope.store.images else { return nil }
                do throws(ImageError) {
                    return try Parameter<Image?>.load(file: file, name: nil, from: images).map { .image($0) }
                } catch {
                    SceneContext(scope: scope, origin: arguments.prepared.origin).fail("the placeholder \(error)")
                    return nil
                }
            }
        })
}

extension Parameter where Value == ScenePicture? {
    private static let placeholder = Self(
        "placeholder", .placeholder, default: nil, "What is shown, with a warning, if the image is missing or can't be read: another file, or views."
    ).not(with: "systemName")

    /// The image from a file, or its placeholder; nil after an error.
    private static let fileOrPlaceholder = group(
        Parameter<String?>.file.replaced(by: "placeholder"), Parameter<String?>.assetName.replaced(by: "placeholder"), .deferred(placeholder), .context
    ) { file, name, placeholder, context -> ScenePicture? in
        guard let images = context.scope.store.images else {
            context.fail("there is no folder to look for images in")
            return nil
        }
        do throws(ImageError) {
            return try Parameter<Image?>.load(file: file, name: name, from: images).map { .image($0) }
        } catch {
            guard placeholder.isGiven else {
                context.fail(error.description)
                return nil
            }
            SceneNotes.warn("\(error); \(PlaceholderWarning.ending)")
            return placeholder()
        }
    }

    /// One of the system's symbols, some of whose parts may be lit, or the image from a file, which may have a placeholder; nil after an error.
    static let imageWithPlaceholder = group(
        Parameter<Image?>.systemName.primary,
        Parameter<Double?>.number(
            "variableValue", in: 0...1, default: nil, "The share of the parts that are lit, in a symbol with such parts, such as 'wifi'."
        ).going(with: "systemName"), .deferred(fileOrPlaceholder)
    ) { symbol, value, file in symbol.map { .image(Image(systemName: $0, variableValue: value)) } ?? file() }
}
