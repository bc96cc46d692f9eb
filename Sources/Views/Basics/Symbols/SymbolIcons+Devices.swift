extension SymbolIcons {
    /// Symbols that icons replace: devices.
    static let devices = """
        desktopcomputer.trianglebadge.exclamationmark pc-display
        pc pc
        macpro.gen3 pc
        macmini device-hdd device-hdd-fill
        macbook laptop laptop-fill
        laptopcomputer.and.iphone @devices
        macbook.and.iphone @devices
        iphone.radiowaves.left.and.right phone-vibrate phone-vibrate-fill
        iphone.landscape phone-landscape phone-landscape-fill
        ipad.landscape tablet-landscape tablet-landscape-fill
        ipad.and.iphone @devices
        apps.iphone phone phone-fill
        flipphone phone phone-fill
        homepod speaker speaker-fill
        hifispeaker speaker speaker-fill
        appletv device-ssd device-ssd-fill
        appletvremote.gen4 @settings_remote
        av.remote @settings_remote @settings_remote
        applewatch.watchface smartwatch
        watchface.applewatch.case smartwatch
        computermouse mouse mouse-fill
        magicmouse mouse mouse-fill
        cursorarrow cursor ~h
        cursorarrow.rays @ads_click
        cursorarrow.click @ads_click
        cursorarrow.click.2 @ads_click
        printer printer printer-fill
        scanner @scanner @scanner
        cpu cpu cpu-fill
        memorychip memory memory
        externaldrive device-ssd device-ssd-fill
        internaldrive hdd hdd-fill
        opticaldiscdrive disc disc-fill
        opticaldisc disc disc-fill
        opticaldisc.fill disc-fill
        server.rack hdd-stack hdd-stack-fill
        xserve hdd-rack hdd-rack-fill
        sdcard sd-card sd-card-fill
        simcard sim sim-fill
        esim sim sim-fill
        cable.connector usb-plug usb-plug-fill
        powerplug plug plug-fill
        bolt.car ev-front ev-front-fill
        touchid fingerprint
        lock.rotation @lock_reset
        lock.icloud cloud cloud-fill
        lock.doc file-earmark-lock file-earmark-lock-fill
        lock.laptopcomputer @phonelink_lock
        lock.iphone @screen_lock_portrait
        lock.rectangle @lock
        key.horizontal key key-fill
        person.badge.key @admin_panel_settings @admin_panel_settings
        person.badge.shield.checkmark @admin_panel_settings @admin_panel_settings
        checkerboard.shield shield-shaded
        gamecontroller controller controller
        dpad dpad dpad-fill
        arcade.stick joystick
        flashlight.on @flashlight_on @flashlight_on
        flashlight.off @flashlight_off @flashlight_off
        lamp.desk @light @light
        lamp.table lamp lamp-fill
        lamp.floor lamp lamp-fill
        lamp.ceiling @light @light
        fan.floor fan
        bed.double @bed @bed
        sofa @chair @weekend
        chair @chair_alt @chair_alt
        chair.lounge @chair @chair
        table.furniture @table_bar @table_bar
        door.left.hand.open door-open door-open-fill
        door.left.hand.closed door-closed door-closed-fill
        window.vertical.closed window
        shower @shower @shower
        bathtub @bathtub @bathtub
        toilet @wc @wc
        sink @countertops @countertops
        washer @local_laundry_service @local_laundry_service
        refrigerator @kitchen @kitchen
        oven @microwave @microwave
        stove @microwave @microwave
        cooktop @outdoor_grill
        frying.pan @outdoor_grill @outdoor_grill
        air.conditioner.horizontal @ac_unit @ac_unit
        heater.vertical @heat_pump @heat_pump
        spigot @water_drop @water_drop
        poweroutlet.type.a outlet
        lightswitch.on toggle-on
        lightswitch.off toggle-off
        video.doorbell @doorbell @doorbell
        web.camera webcam webcam-fill
        airpods.gen3 earbuds
        airpods.gen4 earbuds
        airpods.pro earbuds
        airpods.max headphones
        airpods.chargingcase @earbuds_battery
        airpods.chargingcase.wireless @earbuds_battery
        airpodsmax headphones
        airport.express router router-fill
        wifi.router router router-fill
        amplifier speaker speaker-fill
        faxmachine @fax @fax
        apps.ipad tablet tablet-fill
        ipad.gen1 tablet tablet-fill
        ipad.gen2 tablet tablet-fill
        ipad.homebutton tablet tablet-fill
        iphone.gen1 phone phone-fill
        iphone.gen2 phone phone-fill
        iphone.gen3 phone phone-fill
        iphone.homebutton phone phone-fill
        macbook.gen1 laptop laptop-fill
        macbook.gen2 laptop laptop-fill
        deskview laptop laptop-fill
        play.laptopcomputer laptop laptop-fill
        homepodmini speaker speaker-fill
        homepod.mini speaker speaker-fill
        visionpro headset-vr headset-vr
        vision.pro headset-vr headset-vr
        applewatch.side.right smartwatch
        applewatch.radiowaves.left.and.right smartwatch
        photo.tv tv tv-fill
        sparkles.tv tv tv-fill
        tv.and.mediabox tv tv-fill
        tv.inset.filled tv-fill
        tv.and.hifispeaker tv tv-fill
        arcade.stick.console joystick
        l.joystick joystick joystick
        r.joystick joystick joystick
        opticid @visibility @visibility
        printer.filled.and.paper printer-fill
        minus.plus.batteryblock @battery_charging_full @battery_charging_full
        externaldrive.badge.timemachine @backup @backup
        camera.shutter.button camera camera-fill
        video.bubble.left camera-video camera-video-fill
        flashlight.slash @flashlight_off @flashlight_off
        keyboard.onehanded.left keyboard keyboard-fill
        keyboard.onehanded.right keyboard keyboard-fill
        keyboard.chevron.compact.left @keyboard_hide
        capslock capslock capslock-fill
        shift shift shift-fill
        clear x-square x-square-fill
        power.dotted power
        powermeter @electric_meter
        powersleep moon
        sleep moon moon-fill
        wake @light_mode
        restart play-circle play-circle-fill
        alternatingcurrent activity
        directcurrent @drag_handle
        powerplug.portrait plug plug-fill
        """
}
