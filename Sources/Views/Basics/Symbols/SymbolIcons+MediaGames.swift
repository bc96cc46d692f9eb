extension SymbolIcons {
    /// Symbols that icons replace: media and games.
    static let mediaGames = """
        photo.on.rectangle images images
        photo.on.rectangle.angled images images
        photo.stack collection collection-fill
        photo.artframe image image-fill
        camera.aperture @camera
        camera.viewfinder @center_focus_weak
        camera.metering.center.weighted @center_focus_strong
        camera.rotate @cameraswitch @cameraswitch
        arrow.triangle.2.circlepath.camera @cameraswitch @cameraswitch
        livephoto @motion_photos_on
        film film film
        film.stack film film
        video.badge.plus @video_call
        rectangle.stack.badge.play collection-play collection-play-fill
        play.tv tv tv-fill
        play.square play-btn play-btn-fill
        4k.tv badge-4k badge-4k-fill
        music.note.list music-note-list
        music.note.house @library_music @library_music
        music.note.tv @music_video @music_video
        guitars @music_note @music_note
        pianokeys @piano
        goforward arrow-clockwise
        gobackward arrow-counterclockwise
        forward.frame skip-end skip-end-fill
        backward.frame skip-start skip-start-fill
        recordingtape voicemail
        hifireceiver @radio @radio
        radio @radio @radio
        dice dice-5 dice-5-fill
        die.face.1 dice-1 dice-1-fill
        die.face.2 dice-2 dice-2-fill
        die.face.3 dice-3 dice-3-fill
        die.face.4 dice-4 dice-4-fill
        die.face.5 dice-5 dice-5-fill
        die.face.6 dice-6 dice-6-fill
        suit.club suit-club suit-club-fill
        suit.spade suit-spade suit-spade-fill
        suit.diamond suit-diamond suit-diamond-fill
        trophy trophy trophy-fill
        medal award award-fill
        medal.star award award-fill
        rosette award award-fill
        laurel.leading @spa
        laurel.trailing @spa
        sportscourt @stadium @stadium
        soccerball @sports_soccer
        soccerball.inverse @sports_soccer
        basketball @sports_basketball @sports_basketball
        football @sports_football @sports_football
        american.football @sports_football @sports_football
        volleyball @sports_volleyball @sports_volleyball
        baseball @sports_baseball @sports_baseball
        tennisball @sports_baseball @sports_baseball
        tennis.racket @sports_tennis
        cricket.ball @sports_cricket @sports_cricket
        hockey.puck @sports_hockey @sports_hockey
        dumbbell @fitness_center @fitness_center
        skateboard @skateboarding @skateboarding
        snowboard @snowboarding @snowboarding
        surfboard @surfing @surfing
        party.popper @celebration @celebration
        balloon balloon balloon-fill
        balloon.2 balloon balloon-fill
        fireworks @celebration
        bolt.ring.closed @offline_bolt
        bomb @dangerous
        checkmark.rectangle.stack collection collection-fill
        lifepreserver life-preserver life-preserver
        questionmark.app question-square question-square-fill
        testtube.2 @science
        flask @science @science
        cross.vial @biotech @biotech
        camera.on.rectangle @photo_camera @photo_camera
        trapezoid.and.line.vertical @filter_hdr @filter_hdr
        perspective @transform
        wallet wallet wallet-fill
        mosaic @auto_awesome_mosaic @auto_awesome_mosaic
        circle.lefthalf.striped.horizontal circle-half
        circle.dashed.inset.filled record-circle
        hexagon.lefthalf.filled hexagon-half
        diamond.lefthalf.filled diamond-half
        exclamationmark.octagon.circle exclamation-octagon
        xmark.bin trash trash-fill
        beats.headphones headphones
        theatermask.and.paintbrush @theater_comedy @theater_comedy
        figure.stand.line.dotted @accessibility
        coloncurrencysign.circle cash-coin
        house.and.flag house-up house-up-fill
        text.viewfinder upc-scan
        bolt.badge.clock lightning lightning-fill
        list.and.film film
        tray.2 inboxes inboxes-fill
        """
}
