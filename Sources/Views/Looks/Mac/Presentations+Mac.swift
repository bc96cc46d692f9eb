extension Look.Presentations {
    static let mac = Look.Presentations(dimsTint: false, dialogsHaveIcons: true)
}
