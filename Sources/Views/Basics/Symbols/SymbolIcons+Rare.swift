extension SymbolIcons {
    /// Symbols that icons replace: rare symbols of all kinds.
    static let rare = """
        arrow.right.doc.on.clipboard clipboard-plus clipboard-plus-fill
        arrow.up.doc.on.clipboard clipboard-plus clipboard-plus-fill
        arrow.up.trash trash trash-fill
        bold.underline type-bold
        compass.drawing @architecture
        drop.halffull droplet-half
        flowchart diagram-3 diagram-3-fill
        hearingdevice.ear @hearing
        ipod music-player music-player-fill
        sensor @sensors
        shadow layers layers-half
        section @format_quote
        case briefcase briefcase-fill
        case.fill briefcase-fill
        characters.uppercase @title
        character.magnify @find_in_page
        a.magnify @find_in_page
        character.phonetic @record_voice_over
        character.textbox @text_fields
        textformat.abc.dottedunderline @spellcheck
        chart.bar.xaxis.ascending bar-chart bar-chart-fill
        chart.line.text.clipboard clipboard-data clipboard-data-fill
        heart.text.clipboard clipboard-heart clipboard-heart-fill
        checklist.unchecked list-ul
        checkmark.gobackward @task_alt
        cylinder database database-fill
        cylinder.split.1x2 database database-fill
        cube.box box-seam box-seam-fill
        torus @donut_large
        crop.rotate @crop_rotate
        dial.min @speed
        dial.low @speed
        dial.medium @speed
        dial.high @speed
        eraser.line.dashed eraser eraser-fill
        envelope.arrow.triangle.branch @forward_to_inbox @forward_to_inbox
        envelope.front envelope envelope-fill
        exclamationmark.lock lock lock-fill
        f.cursive type-italic
        gauge.open.with.lines.needle.33percent speedometer2
        gearshape.arrow.triangle.2.circlepath @settings_backup_restore
        greetingcard postcard-heart postcard-heart-fill
        hourglass.bottomhalf.filled hourglass-bottom
        hourglass.tophalf.filled hourglass-top
        key.radiowaves.forward key key-fill
        lanyardcard person-badge person-badge-fill
        laser.burst @flare
        layers layers layers-fill
        lightbulb.led lightbulb lightbulb-fill
        lightbulb.max lightbulb lightbulb-fill
        lightbulb.min lightbulb lightbulb-fill
        line.2.horizontal.decrease.circle filter-circle filter-circle-fill
        line.3.crossed.swirl.circle @blur_circular
        livephoto.play @motion_photos_on
        location.north.line @navigation
        message.badge.filled.fill chat-fill
        mic.and.signal.meter mic mic-fill
        movieclapper @movie_creation @movie_creation
        pencil.tip.crop.circle pencil
        photo.fill.on.rectangle.fill images
        play.rectangle.on.rectangle collection-play collection-play-fill
        play.square.stack collection-play collection-play-fill
        plus.rectangle.on.folder folder-plus
        plus.rectangle.on.rectangle @library_add
        questionmark.folder folder folder-fill
        questionmark.video camera-video-off camera-video-off-fill
        questionmark.key.filled key key-fill
        quotelevel blockquote-left
        rectangle.2.swap @swap_horiz
        rectangle.3.group.bubble.left chat-square-dots chat-square-dots-fill
        rectangle.stack.person.crop @recent_actors
        person.2.crop.square.stack @recent_actors @recent_actors
        rectangle.ratio.16.to.9 @crop_16_9
        rectangle.ratio.9.to.16 @crop_portrait
        slider.horizontal.2.gobackward sliders
        slider.horizontal.below.rectangle @tune
        sparkles.rectangle.stack @auto_awesome_motion @auto_awesome_motion
        speaker.zzz volume-mute volume-mute-fill
        square.text.square body-text
        square.arrowtriangle.4.outward @open_with
        squareshape.split.2x2 @grid_view
        text.and.command.macwindow terminal terminal-fill
        text.badge.star @playlist_add
        text.below.photo @art_track @art_track
        text.image card-image
        text.line.magnify @saved_search
        text.rectangle card-text
        text.rectangle.page file-earmark-text file-earmark-text-fill
        point.topleft.down.to.point.bottomright.curvepath @route @route
        point.bottomleft.forward.to.point.topright.scurvepath @route @route
        point.bottomleft.filled.forward.to.point.topright.scurvepath @route @route
        point.filled.topleft.down.curvedto.point.bottomright.up @route @route
        point.forward.to.point.capsulepath @route @route
        text.document file-earmark-text file-earmark-text-fill
        text.page file-text file-text-fill
        richtext.page file-richtext file-richtext-fill
        square.grid.3x1.folder.badge.plus folder-plus
        shield.checkered shield-shaded
        timelapse @timelapse
        tuningfork @graphic_eq
        view.3d @view_in_ar
        viewfinder.rectangular @crop_free
        wand.and.outline magic
        wand.and.sparkles magic
        wand.and.sparkles.inverse magic
        waveform.path activity
        waveform.and.person.filled @record_voice_over
        dot.scope @gps_fixed
        dot.viewfinder @center_focus_strong
        dot.square dice-1 dice-1-fill
        dot.arrowtriangles.up.right.down.left @control_camera
        dots.and.line.vertical.and.cursorarrow.rectangle @ads_click
        cursorarrow.motionlines cursor ~h
        dock.arrow.up.rectangle @dock
        dock.arrow.down.rectangle @dock
        menubar.arrow.up.rectangle menu-app menu-app-fill
        menubar.arrow.down.rectangle menu-app menu-app-fill
        inset.filled.rectangle.and.person.filled @co_present
        app.connected.to.app.below.fill @hub
        app.gift gift gift-fill
        appclip @bolt
        building.2.crop.circle buildings buildings-fill
        bubble.left.and.exclamationmark.bubble.right chat-dots chat-dots-fill
        bubbles.and.sparkles stars
        calendar.day.timeline.right @view_timeline
        arrowshape.zigzag.right @multiple_stop
        arrow.branch @alt_route
        arrowkeys @gamepad
        arrowkeys.up.filled @gamepad
        badge.plus.radiowaves.right @sensors
        bonjour @rss_feed
        voiceover universal-access-circle universal-access-circle
        shareplay @connect_without_contact
        shareplay.slash @connect_without_contact
        coloncurrencysign currency-exchange
        apple.intelligence stars
        apple.image.playground @auto_awesome
        apple.meditate @self_improvement
        apple.haptics.and.exclamationmark.triangle phone-vibrate phone-vibrate-fill
        progress.indicator @pending
        1.magnifyingglass zoom-in
        arrow.up.left.and.down.right.magnifyingglass zoom-in
        brain.filled.head.profile @psychology
        eyes @visibility @visibility
        eyes.inverse @visibility
        person.2.gobackward @groups
        person.2.wave.2 @interpreter_mode @interpreter_mode
        person.bust person-bounding-box
        person.fill.turn.down person-down
        person.fill.turn.right person-fill
        person.fill.turn.left person-fill
        hand.rays @pan_tool @pan_tool
        checkmark.applewatch smartwatch
        ivfluid.bag droplet-half
        aqi.low @air
        aqi.medium @air
        aqi.high @air
        drop.degreesign droplet droplet-fill
        moon.dust moon moon-fill
        sun.snow cloud-snow cloud-snow-fill
        dot.radiowaves.up.forward rss
        airplay.audio cast
        airplay.video cast
        """
}
