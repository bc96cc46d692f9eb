extension SymbolIcons {
    /// Symbols that icons replace: communication.
    static let communication = """
        phone telephone telephone-fill
        phone.connection telephone telephone-fill
        phone.down @call_end @call_end
        phone.arrow.up.right telephone-outbound telephone-outbound-fill
        phone.arrow.down.left telephone-inbound telephone-inbound-fill
        phone.badge.plus telephone-plus telephone-plus-fill
        ellipsis.message chat-dots chat-dots-fill
        ellipsis.bubble chat-left-dots chat-left-dots-fill
        quote.bubble chat-left-quote chat-left-quote-fill
        bubble.left.and.text.bubble.right @question_answer
        quote.opening quote
        quote.closing quote ~u
        paperplane send send-fill
        megaphone megaphone megaphone-fill
        at at
        mail.stack envelope-paper envelope-paper-fill
        bell bell bell-fill
        bell.and.waves.left.and.right @notifications_active @notifications_active
        bell.and.waveform @notifications_active @notifications_active
        mic mic mic-fill
        microphone mic mic-fill
        music.microphone @mic_external_on
        headphones headphones
        headset headset
        earbuds earbuds
        earpods earbuds
        airpods earbuds
        airpodspro earbuds
        person.wave.2 @record_voice_over
        rss rss rss-fill
        shared.with.you people-fill
        link link-45deg
        personalhotspot link-45deg
        translate translate
        character.bubble @translate
        captions.bubble badge-cc badge-cc-fill
        globe.americas globe-americas globe-americas
        globe.europe.africa globe-europe-africa globe-europe-africa
        globe.asia.australia globe-asia-australia globe-asia-australia
        globe.central.south.asia globe-central-south-asia globe-central-south-asia
        """
}
