import Synchronization

/// The drawings of Apple's symbols.
///
/// SF Symbols belong to Apple. Easel draws frequent simple symbols from its own paths, and others from similar icons of two free sets that Debian packages;
/// circles, squares, slashes, badges, and letters are composed by the symbol's name.
@MainActor package enum SystemSymbols {
    /// The recipes of the requested names.
    private static var recipes: [String: SymbolRecipe?] = [:]
    /// The drawings of all names that were drawn. Texts refer to them by name, so none is ever removed. The cache may grow without a limit, because a process
    /// draws only one program, or one scene as it is edited.
    private nonisolated static let arts = Mutex<[String: SymbolArt]>([:])
    /// The maximum number of cached recipes, which include those of unknown names.
    package nonisolated static let recipeLimit = 4_000

    /// Whether a symbol is known by name.
    package static func isKnown(_ name: String) -> Bool { recipe(of: name) != nil }

    /// Whether a symbol is known by a name that nothing requests, which isn't kept: thousands of names are tried for a suggestion.
    package static func isKnown(suggestion name: String) -> Bool { (recipes[name] ?? newRecipe(of: name)) != nil }

    /// Returns the part of a symbol's box that is below the baseline of a text beside it, as a share of the box's height.
    package static func shareBelowBaseline(of name: String) -> CGFloat {
        let box = SymbolBox.box(of: knownArt(of: name))
        return max(0, box.maxY - SymbolBox.baseline) / box.height
    }

    /// Returns the warning about a nonexistent symbol.
    package static func unknownNameWarning(_ name: String) -> String { "no symbol named \"\(name)\": a crossed box is drawn instead" }

    private static func recipe(of name: String) -> SymbolRecipe? {
        if let known = recipes[name] { return known }
        if recipes.count >= recipeLimit { recipes = [:] }
        let recipe = newRecipe(of: name)
        recipes[name] = recipe
        return recipe
    }

    private static func newRecipe(of name: String) -> SymbolRecipe? {
        // Apple's names are shorter than 80 characters. The time to take a name apart grows exponentially with its length.
        name.utf8.count <= 80 ? SymbolRecipe(name[...]) : nil
    }

    /// Returns a symbol's drawing; nil for an unknown one, and for an icon whose package isn't installed.
    static func art(of name: String, shaper: any TextShaper) -> SymbolArt? {
        if let known = knownArt(of: name) { return known }
        guard let recipe = recipe(of: name), var art = SymbolComposer(shaper: shaper).art(recipe) else { return nil }
        art = SymbolColors.colored(art, name: name)
        arts.withLock { [art] in $0[name] = art }
        return art
    }

    /// Returns a drawing that has been composed before.
    nonisolated static func knownArt(of name: String) -> SymbolArt? { arts.withLock { $0[name] } }
}
