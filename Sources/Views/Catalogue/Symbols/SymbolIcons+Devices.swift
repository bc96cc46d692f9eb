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
        lock.shield shield-lock shield-lock-fill
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
        light.beacon.max @emergency @emergency
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
        """
}
