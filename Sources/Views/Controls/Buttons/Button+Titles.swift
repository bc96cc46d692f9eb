extension Button where Label == Text {
    /// Creates a button with a title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) { self.init(action: action) { Text(titleKey) } }
    /// Creates a button with a title and a role.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// Creates a button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) { self.init(action: action) { Text(title) } }
    /// Creates a button with a title and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == Views.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(action: action) { Views.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a button with a title, a symbol, and a role.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Views.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
        self.init(action: action) { Views.Label(title, systemImage: systemImage) }
    }
    /// Creates a button with a title, a symbol, and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Views.Label(title, systemImage: systemImage) }
    }
    /// Creates a button with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
        self.init(action: action) { Views.Label(title: { Text(titleKey) }, icon: { Image(image) }) }
    }
    /// Creates a button with a title, an image, and a role.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Views.Label(title: { Text(titleKey) }, icon: { Image(image) }) }
    }
    /// Creates a button with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping () -> Void) {
        self.init(action: action) { Views.Label(title: { Text(title) }, icon: { Image(image) }) }
    }
    /// Creates a button with a title, an image, and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Views.Label(title: { Text(title) }, icon: { Image(image) }) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style is asked to draw, for styles that modify it and leave the rest to the enclosing style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
    }
}
