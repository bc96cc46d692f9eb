/// Maps Apple's symbols to the icons that replace them.
///
/// SF Symbols belong to Apple; the icons are Google's Material Icons (Apache license), which Debian packages as a font whose ligatures are the icons'
/// names. The table covers the symbols that public SwiftUI code uses most; variants (`.fill`, `.circle` …) fall back to their base.
package enum SystemSymbols {
    /// Returns the icon's name in the font, or nil for a symbol without an icon.
    package static func icon(named symbol: String) -> String? {
        var name = symbol
        while true {
            if let icon = table[name] { return icon }
            // A variant without its own icon uses its base's: "star" is closer to "star.fill" than nothing.
            guard let dot = name.lastIndex(of: "."), variants.contains(String(name[name.index(after: dot)...])) else { return nil }
            name = String(name[..<dot])
        }
    }

    private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "slash", "badge", "plus", "2", "left", "right"]

    private static let table: [String: String] = [
        // People
        "person": "person_outline", "person.fill": "person", "person.circle": "account_circle", "person.circle.fill": "account_circle",
        "person.2": "people_outline", "person.2.fill": "people", "person.3": "groups", "person.3.fill": "groups", "person.badge.plus": "person_add",
        "person.crop.circle": "account_circle", "person.crop.circle.fill": "account_circle", "figure.walk": "directions_walk", "figure.run": "directions_run",
        // Marks
        "checkmark": "check", "checkmark.circle": "check_circle_outline", "checkmark.circle.fill": "check_circle", "checkmark.square": "check_box",
        "checkmark.square.fill": "check_box", "checkmark.seal": "verified", "checkmark.seal.fill": "verified", "checkmark.shield": "verified_user",
        "xmark": "close", "xmark.circle": "highlight_off", "xmark.circle.fill": "cancel", "plus": "add", "plus.circle": "add_circle_outline",
        "plus.circle.fill": "add_circle", "plus.square": "add_box", "plus.app": "add_box", "minus": "remove", "minus.circle": "remove_circle_outline",
        "minus.circle.fill": "remove_circle", "multiply": "close", "equal": "drag_handle", "number": "tag", "questionmark": "help_outline",
        "questionmark.circle": "help_outline", "questionmark.circle.fill": "help", "exclamationmark": "priority_high",
        "exclamationmark.triangle": "warning_amber", "exclamationmark.triangle.fill": "warning", "exclamationmark.circle": "error_outline",
        "exclamationmark.circle.fill": "error", "info": "info", "info.circle": "info_outline", "info.circle.fill": "info",
        // Shapes
        "circle": "radio_button_unchecked", "circle.fill": "circle", "square": "check_box_outline_blank", "square.fill": "stop", "triangle": "change_history",
        "star": "star_border", "star.fill": "star", "star.leadinghalf.filled": "star_half", "heart": "favorite_border", "heart.fill": "favorite",
        "hexagon": "hexagon", "diamond": "diamond", "seal": "verified", "largecircle.fill.circle": "radio_button_checked",
        // Arrows
        "chevron.left": "chevron_left", "chevron.right": "chevron_right", "chevron.up": "expand_less", "chevron.down": "expand_more",
        "chevron.forward": "chevron_right", "chevron.backward": "chevron_left", "chevron.compact.down": "expand_more", "arrow.left": "arrow_back",
        "arrow.right": "arrow_forward", "arrow.up": "arrow_upward", "arrow.down": "arrow_downward", "arrow.clockwise": "refresh",
        "arrow.counterclockwise": "replay", "arrow.triangle.2.circlepath": "sync", "arrow.up.arrow.down": "swap_vert",
        "arrow.left.arrow.right": "swap_horiz", "arrow.right.circle": "arrow_circle_right", "arrow.up.circle": "arrow_circle_up",
        "arrow.down.circle": "arrow_circle_down", "arrow.left.circle": "arrow_circle_left", "arrow.uturn.left": "undo", "arrow.uturn.right": "redo",
        "arrow.up.right": "north_east", "arrowtriangle.right.fill": "play_arrow", "arrowtriangle.down.fill": "arrow_drop_down",
        "arrowtriangle.up.fill": "arrow_drop_up", "arrow.turn.up.left": "reply",
        // Objects
        "house": "home", "house.fill": "home", "gear": "settings", "gearshape": "settings", "gearshape.fill": "settings", "slider.horizontal.3": "tune",
        "magnifyingglass": "search", "trash": "delete_outline", "trash.fill": "delete", "pencil": "edit", "pencil.circle": "edit",
        "square.and.pencil": "edit_note", "folder": "folder_open", "folder.fill": "folder", "paperplane": "send", "paperplane.fill": "send",
        "tray": "inbox", "tray.fill": "inbox", "archivebox": "archive", "doc": "description", "doc.fill": "description", "doc.text": "article",
        "doc.on.doc": "content_copy", "clipboard": "content_paste", "book": "menu_book", "book.fill": "book", "bookmark": "bookmark_border",
        "bookmark.fill": "bookmark", "graduationcap": "school", "link": "link", "tag": "sell", "tag.fill": "sell", "cart": "shopping_cart",
        "cart.fill": "shopping_cart", "bag": "shopping_bag", "bag.fill": "shopping_bag", "creditcard": "credit_card", "creditcard.fill": "credit_card",
        "giftcard": "card_giftcard", "gift": "card_giftcard", "key": "vpn_key", "key.fill": "vpn_key", "lock": "lock_outline", "lock.fill": "lock",
        "lock.open": "lock_open", "bell": "notifications_none", "bell.fill": "notifications", "bell.slash": "notifications_off", "flag": "outlined_flag",
        "flag.fill": "flag", "pin": "push_pin", "pin.fill": "push_pin", "paperclip": "attach_file", "scissors": "content_cut", "printer": "print",
        "hammer": "construction", "wrench": "build", "wrench.fill": "build", "lightbulb": "lightbulb_outline", "lightbulb.fill": "lightbulb",
        "paintbrush": "brush", "paintbrush.fill": "brush", "paintpalette": "palette", "eyedropper": "colorize", "wand.and.stars": "auto_fix_high",
        "sparkles": "auto_awesome", "crown": "emoji_events", "trophy": "emoji_events", "gamecontroller": "sports_esports",
        "gamecontroller.fill": "sports_esports", "dice": "casino", "puzzlepiece": "extension", "shield": "shield", "shield.fill": "shield",
        "cup.and.saucer": "local_cafe", "fork.knife": "restaurant", "pills": "medication", "bandage": "healing", "cross": "add", "atom": "science",
        // Communication and media
        "envelope": "mail_outline", "envelope.fill": "mail", "message": "chat_bubble_outline", "message.fill": "chat_bubble",
        "bubble.left": "chat_bubble_outline",
        "bubble.right": "chat_bubble_outline", "phone": "phone", "phone.fill": "phone", "video": "videocam", "video.fill": "videocam",
        "camera": "photo_camera", "camera.fill": "photo_camera", "photo": "image", "photo.fill": "image", "photo.on.rectangle": "photo_library",
        "mic": "mic_none", "mic.fill": "mic", "mic.slash": "mic_off", "speaker": "volume_mute", "speaker.wave.2": "volume_up",
        "speaker.wave.3": "volume_up", "speaker.slash": "volume_off", "headphones": "headphones", "music.note": "music_note",
        "music.note.list": "queue_music", "play": "play_arrow", "play.fill": "play_arrow", "play.circle": "play_circle_outline",
        "play.circle.fill": "play_circle_filled", "pause": "pause", "pause.fill": "pause", "pause.circle": "pause_circle_outline",
        "pause.circle.fill": "pause_circle_filled", "stop": "stop", "stop.fill": "stop", "forward": "fast_forward", "forward.fill": "fast_forward",
        "backward": "fast_rewind", "backward.fill": "fast_rewind", "forward.end.fill": "skip_next", "backward.end.fill": "skip_previous",
        "shuffle": "shuffle", "repeat": "repeat", "film": "movie", "tv": "tv", "hand.thumbsup": "thumb_up_off_alt", "hand.thumbsup.fill": "thumb_up",
        "hand.thumbsdown": "thumb_down_off_alt", "hand.thumbsdown.fill": "thumb_down", "hand.raised": "back_hand", "hand.tap": "touch_app",
        // Sky, places, devices
        "sun.max": "light_mode", "sun.max.fill": "light_mode", "sun.min": "light_mode", "moon": "dark_mode", "moon.fill": "dark_mode",
        "moon.stars": "nights_stay", "moon.stars.fill": "nights_stay", "cloud": "cloud_queue", "cloud.fill": "cloud", "cloud.rain": "grain",
        "cloud.sun": "wb_cloudy", "cloud.sun.fill": "wb_cloudy", "cloud.bolt": "thunderstorm", "snow": "ac_unit", "snowflake": "ac_unit", "wind": "air",
        "drop": "water_drop", "drop.fill": "water_drop", "flame": "local_fire_department", "flame.fill": "local_fire_department", "bolt": "bolt",
        "bolt.fill": "bolt", "leaf": "eco", "leaf.fill": "eco", "globe": "language", "network": "hub", "map": "map", "map.fill": "map",
        "mappin": "place", "mappin.and.ellipse": "place", "location": "near_me", "location.fill": "near_me", "car": "directions_car",
        "car.fill": "directions_car", "bus": "directions_bus", "tram": "tram", "airplane": "flight", "bicycle": "directions_bike",
        "building": "business", "building.2": "location_city", "building.columns": "account_balance", "bed.double": "bed", "iphone": "smartphone",
        "ipad": "tablet", "laptopcomputer": "laptop", "desktopcomputer": "desktop_windows", "keyboard": "keyboard", "wifi": "wifi",
        "wifi.slash": "wifi_off", "antenna.radiowaves.left.and.right": "cell_tower", "battery.100": "battery_full", "battery.25": "battery_2_bar",
        "cpu": "memory", "externaldrive": "storage", "faceid": "face", "touchid": "fingerprint", "qrcode": "qr_code", "barcode": "view_week",
        // Time, lists, charts
        "clock": "schedule", "clock.fill": "watch_later", "timer": "timer", "stopwatch": "timer", "alarm": "alarm", "hourglass": "hourglass_empty",
        "calendar": "calendar_today", "calendar.badge.plus": "event", "list.bullet": "format_list_bulleted", "list.number": "format_list_numbered",
        "list.dash": "list", "line.3.horizontal": "menu", "line.horizontal.3": "menu", "line.3.horizontal.decrease": "filter_list",
        "line.3.horizontal.decrease.circle": "filter_list", "ellipsis": "more_horiz", "ellipsis.circle": "pending", "square.grid.2x2": "grid_view",
        "square.grid.3x3": "apps", "rectangle.grid.1x2": "view_agenda", "sidebar.left": "view_sidebar", "chart.bar": "bar_chart",
        "chart.bar.fill": "bar_chart", "chart.pie": "pie_chart_outline", "chart.pie.fill": "pie_chart", "chart.line.uptrend.xyaxis": "show_chart",
        "eye": "visibility", "eye.fill": "visibility", "eye.slash": "visibility_off", "eyeglasses": "visibility", "textformat": "text_fields",
        "bold": "format_bold", "italic": "format_italic", "underline": "format_underlined", "text.alignleft": "format_align_left",
        "text.aligncenter": "format_align_center", "text.alignright": "format_align_right", "dollarsign.circle": "monetization_on",
        "percent": "percent", "power": "power_settings_new", "square.and.arrow.up": "ios_share", "square.and.arrow.down": "download",
        "icloud": "cloud_queue", "icloud.fill": "cloud", "face.smiling": "sentiment_satisfied_alt", "face.smiling.fill": "sentiment_satisfied_alt",
        "rotate.left": "rotate_left", "rotate.right": "rotate_right", "arrow.up.left.and.arrow.down.right": "open_in_full", "at": "alternate_email",
        "swift": "flutter_dash", "terminal": "terminal", "command": "keyboard_command_key", "option": "keyboard_option_key", "ladybug": "bug_report",
        "ant": "bug_report", "hare": "cruelty_free", "tortoise": "cruelty_free", "pawprint": "pets", "pawprint.fill": "pets", "gauge": "speed",
        "speedometer": "speed", "thermometer": "device_thermostat", "scalemass": "scale", "cube": "view_in_ar", "cube.fill": "view_in_ar",
        "shippingbox": "inventory_2",
    ]
}
