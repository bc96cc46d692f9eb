extension SymbolIcons {
    /// Symbols that icons replace: sky and nature.
    static let skyNature = """
        sunrise sunrise sunrise-fill
        sunset sunset sunset-fill
        sun.horizon sunrise sunrise-fill
        sun.dust brightness-alt-high brightness-alt-high-fill
        sun.rain cloud-sun cloud-sun-fill
        moon.stars moon-stars moon-stars-fill
        moon.haze moon moon-fill
        smoke clouds clouds-fill
        icloud.and.arrow.up cloud-arrow-up cloud-arrow-up-fill
        icloud.and.arrow.down cloud-arrow-down cloud-arrow-down-fill
        checkmark.icloud cloud-check cloud-check-fill
        link.icloud cloud cloud-fill
        wind wind
        tornado tornado
        hurricane hurricane
        tropicalstorm tropical-storm
        thermometer thermometer-half
        thermometer.medium thermometer-half
        thermometer.variable thermometer-half
        thermometer.low thermometer-low
        thermometer.high thermometer-high
        thermometer.sun thermometer-sun thermometer-sun
        thermometer.snowflake thermometer-snow thermometer-snow
        humidity moisture moisture
        umbrella umbrella umbrella-fill
        drop.triangle water
        tree tree tree-fill
        pawprint @pets @pets ~o
        bird twitter twitter
        ant bug bug-fill
        ladybug bug bug-fill
        cat @pets @pets
        dog @pets @pets
        lizard @pest_control_rodent @pest_control_rodent
        teddybear @smart_toy @smart_toy
        fossil.shell hurricane
        globe.desk globe2 globe2
        """
}
