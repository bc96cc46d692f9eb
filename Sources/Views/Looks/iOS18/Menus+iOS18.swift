extension Look.Menus {
    static let iOS18 = Look.Menus(opener: .button)
}
