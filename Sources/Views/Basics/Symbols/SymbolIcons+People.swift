extension SymbolIcons {
    /// Symbols that icons replace: people.
    static let people = """
        person.fill.questionmark @contact_support
        person.text.rectangle person-vcard person-vcard-fill
        person.crop.artframe person-bounding-box
        person.crop.rectangle.stack @recent_actors
        person.fill.viewfinder person-bounding-box
        person.line.dotted.person @group
        figure.walk @directions_walk
        figure.walk.motion @directions_walk
        figure.run @directions_run
        figure.roll @accessible_forward
        figure.hiking @hiking
        figure.outdoor.cycle @directions_bike
        figure.indoor.cycle @directions_bike
        figure.pool.swim @pool
        figure.open.water.swim @pool
        figure.yoga @self_improvement
        figure.mind.and.body @self_improvement
        figure.cooldown @self_improvement
        figure.strengthtraining.traditional @fitness_center
        figure.strengthtraining.functional @fitness_center
        figure.martial.arts @sports_martial_arts
        figure.gymnastics @sports_gymnastics
        figure.handball @sports_handball
        figure.golf @sports_golf
        figure.surfing @surfing
        figure.skiing.downhill @downhill_skiing
        figure.skiing.crosscountry @nordic_walking
        figure.snowboarding @snowboarding
        figure.skateboarding @skateboarding
        figure.rower @rowing
        figure.climbing @hiking
        figure.dance @nightlife
        figure.stairs @stairs
        figure.fall @personal_injury
        figure.child @child_care
        figure.and.child.holdinghands @escalator_warning
        figure.dress.line.vertical.figure @wc
        figure.tennis @sports_tennis
        figure.basketball @sports_handball
        figure.soccer @sports_kabaddi
        figure.boxing @sports_mma
        figure.elliptical @directions_run
        figure.core.training @sports_gymnastics
        figure.flexibility @accessibility_new
        figure @accessibility
        accessibility universal-access-circle universal-access-circle
        hand.thumbsup hand-thumbs-up hand-thumbs-up-fill
        hand.thumbsdown hand-thumbs-down hand-thumbs-down-fill
        hand.raised @back_hand @back_hand ~o
        hand.raised.fingers.spread @back_hand @back_hand ~o
        hand.point.up hand-index hand-index-fill
        hand.point.up.left hand-index hand-index-fill
        hand.point.up.braille hand-index-thumb hand-index-thumb-fill
        hand.point.right hand-index hand-index-fill ~r
        hand.point.left hand-index hand-index-fill ~l
        hand.point.down hand-index hand-index-fill ~u
        hand.tap @touch_app @touch_app
        hand.draw @swipe @swipe
        hand.wave @waving_hand @waving_hand
        hands.sparkles @wash @wash
        hands.clap @sign_language @sign_language
        hand.pinch @pinch
        rectangle.and.hand.point.up.left hand-index hand-index-fill
        brain @psychology
        nose @face
        mouth @face
        mustache @face
        face.smiling emoji-smile emoji-smile-fill
        face.smiling.inverse emoji-smile-fill
        face.dashed @face
        eyebrow @visibility
        lungs lungs lungs-fill
        bolt.heart heart-pulse heart-pulse-fill
        waveform.path.ecg.rectangle @monitor_heart
        pills capsule-pill capsule-pill
        pill capsule capsule-pill
        syringe @vaccines @vaccines
        bandage bandaid bandaid-fill
        medical.thermometer thermometer-half
        microbe virus virus
        allergens virus2
        facemask mask
        staroflife @emergency
        """
}
