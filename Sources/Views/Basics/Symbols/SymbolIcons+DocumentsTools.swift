extension SymbolIcons {
    /// Symbols that icons replace: documents and tools.
    static let documentsTools = """
        trash trash trash-fill
        square.and.pencil pencil-square
        pencil.tip pen
        pencil.line @border_color
        pencil.and.outline @border_color
        pencil.and.scribble @draw
        pencil.and.list.clipboard @edit_note
        pencil.and.ruler @design_services @design_services
        eraser eraser eraser-fill
        highlighter @border_color
        paintbrush brush brush-fill
        paintbrush.pointed brush brush-fill
        wand.and.stars.inverse magic
        wand.and.rays.inverse magic
        camera.filters @filter_vintage
        theatermasks @theater_comedy @theater_comedy
        scribble.variable @gesture
        signature @draw
        scissors scissors
        paperclip paperclip
        pin pin-angle pin-angle-fill
        hammer hammer hammer
        wrench wrench wrench
        wrench.adjustable wrench-adjustable wrench-adjustable
        screwdriver screwdriver screwdriver
        wrench.and.screwdriver tools tools
        level @square_foot @square_foot
        gearshape gear gear-fill
        speedometer speedometer
        barometer speedometer
        metronome @av_timer @av_timer
        scalemass @scale @scale
        scale.3d @3d_rotation
        magnet magnet magnet-fill
        puzzlepiece puzzle puzzle-fill
        puzzlepiece.extension puzzle puzzle-fill
        cube box box-fill
        cube.transparent box
        shippingbox box-seam box-seam-fill
        arkit @view_in_ar
        move.3d @3d_rotation
        rotate.3d @3d_rotation
        clipboard clipboard clipboard-fill
        checklist list-check
        checklist.checked list-check
        list.number list-ol
        text.badge.checkmark list-check
        text.badge.plus @playlist_add
        text.badge.minus @playlist_remove
        text.badge.xmark @playlist_remove
        filemenu.and.selection menu-button-wide
        contextualmenu.and.cursorarrow menu-button-wide
        doc.zipper file-zip file-zip-fill
        doc.text.image file-richtext file-richtext-fill
        doc.text.magnifyingglass @plagiarism
        doc.text.below.ecg file-medical file-medical-fill
        doc.append files
        doc.viewfinder upc-scan
        doc.questionmark @contact_support
        document file-earmark file-earmark-fill
        document.on.document files files
        book.pages journal-text
        text.book.closed journal-text journal-text
        character.book.closed journal-bookmark journal-bookmark-fill
        magazine journal-richtext journal-richtext
        newspaper newspaper newspaper
        menucard @menu_book @menu_book
        graduationcap mortarboard mortarboard-fill
        studentdesk @school
        tablecells table table
        tablecells.badge.ellipsis table table
        chart.pie pie-chart pie-chart-fill
        chart.bar.doc.horizontal file-bar-graph file-bar-graph-fill
        chart.bar.horizontal bar-chart-steps
        point.3.connected.trianglepath.dotted share share
        point.3.filled.connected.trianglepath.dotted share-fill
        square.and.line.vertical.and.square layout-split
        sidebar.left layout-sidebar
        sidebar.leading layout-sidebar
        sidebar.right layout-sidebar-reverse
        sidebar.trailing layout-sidebar-reverse
        sidebar.squares.left layout-text-sidebar
        menubar.rectangle window
        dock.rectangle window-dock
        rectangle.bottomthird.inset.filled window-dock
        rectangle.topthird.inset.filled window
        uiwindow.split.2x1 layout-split
        rectangle.3.offgrid columns-gap columns-gap
        circle.grid.3x3.circle grid-3x3-gap
        square.3.layers.3d layers layers-fill
        square.3.stack.3d layers layers-fill
        square.2.layers.3d layers-half layers-fill
        externaldrive.connected.to.line.below hdd-network hdd-network-fill
        link.badge.plus link-45deg
        terminal terminal terminal-fill
        apple.terminal terminal terminal-fill
        applescript code-square
        applelogo apple
        apple.logo apple
        curlybraces braces
        curlybraces.square braces
        chevron.left.slash.chevron.right code-slash
        ellipsis.curlybraces braces-asterisk
        sum @functions
        infinity infinity
        plus.slash.minus plus-slash-minus
        number hash
        textformat fonts
        textformat.size @format_size
        textformat.size.larger @text_increase
        textformat.size.smaller @text_decrease
        textformat.alt fonts
        textformat.superscript superscript
        textformat.subscript subscript
        bold type-bold
        italic type-italic
        underline type-underline
        strikethrough type-strikethrough
        bold.italic.underline @format_color_text
        paragraphsign paragraph
        text.alignleft text-left
        text.aligncenter text-center
        text.alignright text-right
        text.justify justify
        text.justify.left text-left
        text.justify.leading text-left
        text.justify.right text-right
        text.quote blockquote-left
        text.append @playlist_add
        text.insert @playlist_add
        text.redaction @format_strikethrough
        text.word.spacing @space_bar
        text.line.first.and.arrowtriangle.forward @format_textdirection_l_to_r
        text.cursor input-cursor-text
        character.cursor.ibeam input-cursor-text
        increase.indent text-indent-left
        decrease.indent text-indent-right
        list.bullet.below.rectangle view-stacked
        increase.quotelevel text-indent-left
        textbox input-cursor
        rectangle.and.text.magnifyingglass @manage_search
        text.magnifyingglass @manage_search
        mail.and.text.magnifyingglass @manage_search
        sparkle.magnifyingglass @saved_search
        line.diagonal.arrow arrow-up-right
        arrow.triangle.2.circlepath arrow-repeat
        arrow.2.circlepath arrow-repeat
        arrow.2.squarepath @cached
        arrow.circlepath arrow-repeat
        arrow.triangle.capsulepath arrow-repeat
        arrow.trianglehead.2.clockwise.rotate.90 arrow-repeat
        arrow.trianglehead.2.clockwise arrow-repeat
        arrow.trianglehead.2.counterclockwise arrow-repeat ~h
        arrow.trianglehead.clockwise arrow-clockwise
        arrow.trianglehead.counterclockwise arrow-counterclockwise
        arrow.clockwise.heart arrow-through-heart
        arrow.triangle.pull @merge_type
        arrow.triangle.turn.up.right.diamond.circle sign-turn-right
        arrow.up.doc file-earmark-arrow-up file-earmark-arrow-up-fill
        arrow.down.doc file-earmark-arrow-down file-earmark-arrow-down-fill
        arrow.up.bin file-arrow-up file-arrow-up-fill
        arrow.up.message @mark_chat_unread
        arrow.up.and.down.text.horizontal @format_line_spacing
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrows-fullscreen
        arrow.up.and.down.and.sparkles magic
        arrow.forward.square box-arrow-in-right
        arrow.right.square arrow-right-square arrow-right-square-fill
        arrow.down.app box-arrow-in-down
        arrow.up.forward.app box-arrow-up-right
        arrow.down.backward.circle arrow-down-left
        arrowshape.turn.up.left reply reply-fill
        arrowshape.turn.up.left.2 reply-all reply-all-fill
        arrowshape.turn.up.right reply reply-fill ~h
        arrowshape.turn.up.forward reply reply-fill ~h
        arrowshape.turn.up.backward reply reply-fill
        return.left arrow-return-left
        cursor.rays @ads_click
        paintbucket paint-bucket
        slowmo hypnotize
        clock.arrow.circlepath clock-history
        clock.badge alarm
        clock.arrow.2.circlepath clock-history
        alarm alarm alarm-fill
        alarm.waves.left.and.right alarm alarm-fill
        calendar.day.timeline.left calendar3-week
        calendar.day.timeline.leading calendar3-week
        24.square @24mp
        zzz @snooze
        deskclock @watch_later
        repeat.1 repeat-1
        """
}
