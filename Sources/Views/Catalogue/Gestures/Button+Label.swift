extension Button where Label == Views.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { Views.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { Views.Label(title, systemImage: systemImage) }
    }
    /// Creates a button with a role, a title, and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Views.Label(titleKey, systemImage: systemImage) }
    }
}
