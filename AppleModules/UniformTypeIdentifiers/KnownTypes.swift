/// The types that the system knows: their identifiers, extensions, and MIME types, and the types to which they conform.
enum KnownTypes {
    struct Row {
        let identifier: String
        var extensions: [String] = []
        var mimeTypes: [String] = []
        var parents: [String] = []
    }

    static let rows: [Row] = [
        Row(identifier: "public.item"),
        Row(identifier: "public.content"),
        Row(identifier: "public.composite-content", parents: ["public.content"]),
        Row(identifier: "public.disk-image", parents: ["public.data", "public.archive"]),
        Row(identifier: "public.data", parents: ["public.item"]),
        Row(identifier: "public.directory", parents: ["public.item"]),
        Row(identifier: "com.apple.resolvable"),
        Row(identifier: "public.symlink", parents: ["public.item", "com.apple.resolvable"]),
        Row(identifier: "public.executable", parents: ["public.item"]),
        Row(identifier: "com.apple.mount-point", parents: ["public.item", "com.apple.resolvable"]),
        Row(identifier: "com.apple.alias-file", parents: ["public.data", "com.apple.resolvable"]),
        Row(identifier: "com.apple.bookmark", parents: ["public.data", "com.apple.resolvable"]),
        Row(identifier: "public.url", parents: ["public.data"]),
        Row(identifier: "public.file-url", parents: ["public.url"]),
        Row(identifier: "public.text", parents: ["public.data", "public.content"]),
        Row(identifier: "public.plain-text", extensions: ["txt", "text"], mimeTypes: ["text/plain"], parents: ["public.text"]),
        Row(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
        Row(identifier: "public.utf16-external-plain-text", parents: ["public.plain-text"]),
        Row(identifier: "public.utf16-plain-text", parents: ["public.plain-text"]),
        Row(identifier: "public.delimited-values-text", parents: ["public.text"]),
        Row(identifier: "public.comma-separated-values-text", extensions: ["csv"], mimeTypes: ["text/csv"], parents: ["public.delimited-values-text"]),
        Row(
            identifier: "public.tab-separated-values-text", extensions: ["tsv"], mimeTypes: ["text/tab-separated-values"],
            parents: ["public.delimited-values-text"]),
        Row(identifier: "public.utf8-tab-separated-values-text", parents: ["public.tab-separated-values-text", "public.utf8-plain-text"]),
        Row(identifier: "public.rtf", extensions: ["rtf"], mimeTypes: ["text/rtf"], parents: ["public.text"]),
        Row(identifier: "public.html", extensions: ["html", "htm"], mimeTypes: ["text/html"], parents: ["public.text"]),
        Row(identifier: "public.xml", extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"], parents: ["public.text"]),
        Row(identifier: "public.yaml", extensions: ["yml", "yaml"], mimeTypes: ["application/x-yaml"], parents: ["public.text"]),
        Row(identifier: "public.css", extensions: ["css"], mimeTypes: ["text/css"], parents: ["public.text"]),
        Row(identifier: "public.source-code", parents: ["public.plain-text"]),
        Row(identifier: "public.assembly-source", extensions: ["s"], parents: ["public.source-code"]),
        Row(identifier: "public.c-source", extensions: ["c"], parents: ["public.source-code"]),
        Row(identifier: "public.objective-c-source", extensions: ["m"], parents: ["public.source-code"]),
        Row(identifier: "public.swift-source", extensions: ["swift"], parents: ["public.source-code"]),
        Row(identifier: "public.c-plus-plus-source", extensions: ["cpp", "cp", "cxx", "cc"], parents: ["public.source-code"]),
        Row(identifier: "public.objective-c-plus-plus-source", extensions: ["mm"], parents: ["public.source-code"]),
        Row(identifier: "public.c-header", extensions: ["h"], parents: ["public.source-code"]),
        Row(identifier: "public.c-plus-plus-header", extensions: ["hpp", "hh", "hxx"], parents: ["public.source-code"]),
        Row(identifier: "public.script", parents: ["public.source-code"]),
        Row(identifier: "com.apple.applescript.text", extensions: ["applescript"], parents: ["public.script"]),
        Row(identifier: "com.apple.applescript.script", extensions: ["scpt"], parents: ["public.data", "public.script"]),
        Row(identifier: "com.apple.applescript.script-bundle", extensions: ["scptd"], parents: ["com.apple.bundle", "com.apple.package", "public.script"]),
        Row(
            identifier: "com.netscape.javascript-source", extensions: ["js"], mimeTypes: ["text/javascript", "application/javascript"],
            parents: ["public.source-code", "public.executable"]),
        Row(identifier: "public.shell-script", extensions: ["sh", "command"], parents: ["public.script"]),
        Row(identifier: "public.perl-script", extensions: ["pl", "pm"], mimeTypes: ["text/x-perl-script"], parents: ["public.shell-script"]),
        Row(identifier: "public.python-script", extensions: ["py"], mimeTypes: ["text/x-python-script"], parents: ["public.shell-script"]),
        Row(identifier: "public.ruby-script", extensions: ["rb"], mimeTypes: ["text/x-ruby-script"], parents: ["public.shell-script"]),
        Row(identifier: "public.php-script", extensions: ["php"], mimeTypes: ["text/php"], parents: ["public.shell-script"]),
        Row(identifier: "public.make-source", extensions: ["mk"], parents: ["public.source-code"]),
        Row(identifier: "public.json", extensions: ["json"], mimeTypes: ["application/json"], parents: ["public.text"]),
        Row(identifier: "public.geojson", extensions: ["geojson"], mimeTypes: ["application/geo+json"], parents: ["public.json"]),
        Row(identifier: "com.apple.linkpresentation.metadata", parents: ["public.data"]),
        Row(identifier: "com.apple.property-list", extensions: ["plist"], parents: ["public.data"]),
        Row(identifier: "com.apple.xml-property-list", parents: ["public.xml", "com.apple.property-list"]),
        Row(identifier: "com.apple.binary-property-list", parents: ["com.apple.property-list"]),
        Row(identifier: "com.adobe.pdf", extensions: ["pdf"], mimeTypes: ["application/pdf"], parents: ["public.data", "public.composite-content"]),
        Row(identifier: "com.apple.rtfd", extensions: ["rtfd"], parents: ["public.composite-content", "com.apple.package"]),
        Row(identifier: "com.apple.flat-rtfd", parents: ["public.data", "public.composite-content"]),
        Row(
            identifier: "com.apple.webarchive", extensions: ["webarchive"], mimeTypes: ["application/x-webarchive"],
            parents: ["public.data", "public.composite-content"]),
        Row(identifier: "public.image", parents: ["public.data", "public.content"]),
        Row(identifier: "public.jpeg", extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg"], parents: ["public.image"]),
        Row(identifier: "public.tiff", extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"], parents: ["public.image"]),
        Row(identifier: "com.compuserve.gif", extensions: ["gif"], mimeTypes: ["image/gif"], parents: ["public.image"]),
        Row(identifier: "public.png", extensions: ["png"], mimeTypes: ["image/png"], parents: ["public.image"]),
        Row(identifier: "com.apple.icns", extensions: ["icns"], parents: ["public.image"]),
        Row(identifier: "com.microsoft.bmp", extensions: ["bmp"], mimeTypes: ["image/bmp"], parents: ["public.image"]),
        Row(identifier: "com.microsoft.ico", extensions: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"], parents: ["public.image"]),
        Row(identifier: "public.camera-raw-image", parents: ["public.image"]),
        Row(identifier: "public.svg-image", extensions: ["svg"], mimeTypes: ["image/svg+xml"], parents: ["public.image"]),
        Row(identifier: "com.apple.live-photo"),
        Row(identifier: "public.heif", extensions: ["heif"], mimeTypes: ["image/heif"], parents: ["public.image"]),
        Row(identifier: "public.heic", extensions: ["heic"], mimeTypes: ["image/heic"], parents: ["public.image"]),
        Row(identifier: "public.heics", extensions: ["heics"], mimeTypes: ["image/heic-sequence"], parents: ["public.heif"]),
        Row(identifier: "public.jpeg-xl", extensions: ["jxl"], mimeTypes: ["image/jxl"], parents: ["public.image"]),
        Row(identifier: "com.ilm.openexr-image", extensions: ["exr"], mimeTypes: ["image/x-exr"], parents: ["public.image"]),
        Row(identifier: "com.adobe.raw-image", extensions: ["dng"], mimeTypes: ["image/x-adobe-dng"], parents: ["public.camera-raw-image"]),
        Row(identifier: "org.webmproject.webp", extensions: ["webp"], mimeTypes: ["image/webp"], parents: ["public.image"]),
        Row(identifier: "public.3d-content", parents: ["public.content"]),
        Row(identifier: "com.pixar.universal-scene-description", extensions: ["usd"], parents: ["public.3d-content", "public.data"]),
        Row(identifier: "com.pixar.universal-scene-description-mobile", extensions: ["usdz"], parents: ["com.pixar.universal-scene-description"]),
        Row(identifier: "com.apple.reality", extensions: ["reality"], parents: ["public.data"]),
        Row(identifier: "com.apple.scenekit.scene", extensions: ["scn"], parents: ["public.3d-content", "public.data"]),
        Row(identifier: "com.apple.arobject", extensions: ["arobject"], parents: ["public.data"]),
        Row(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
        Row(identifier: "public.movie", parents: ["public.audiovisual-content"]),
        Row(identifier: "public.video", parents: ["public.movie"]),
        Row(identifier: "public.audio", parents: ["public.audiovisual-content"]),
        Row(identifier: "com.apple.quicktime-movie", extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"], parents: ["public.movie"]),
        Row(identifier: "public.mpeg", extensions: ["mpg", "mpeg"], mimeTypes: ["video/mpeg"], parents: ["public.movie"]),
        Row(identifier: "public.mpeg-2-video", parents: ["public.video"]),
        Row(identifier: "public.mpeg-2-transport-stream", extensions: ["ts"], parents: ["public.movie"]),
        Row(identifier: "public.mp3", extensions: ["mp3"], mimeTypes: ["audio/mpeg", "audio/mp3"], parents: ["public.audio"]),
        Row(identifier: "public.mpeg-4", extensions: ["mp4"], mimeTypes: ["video/mp4"], parents: ["public.movie"]),
        Row(identifier: "public.mpeg-4-audio", extensions: ["m4a"], mimeTypes: ["audio/mp4"], parents: ["public.audio"]),
        Row(identifier: "com.apple.protected-mpeg-4-audio", extensions: ["m4p"], parents: ["public.audio"]),
        Row(identifier: "com.apple.protected-mpeg-4-video", extensions: ["m4v"], parents: ["public.movie"]),
        Row(identifier: "public.avi", extensions: ["avi"], mimeTypes: ["video/avi"], parents: ["public.movie"]),
        Row(identifier: "public.aiff-audio", extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"], parents: ["public.audio"]),
        Row(
            identifier: "com.microsoft.waveform-audio", extensions: ["wav", "wave"], mimeTypes: ["audio/vnd.wave", "audio/wav", "audio/wave", "audio/x-wav"],
            parents: ["public.audio"]),
        Row(identifier: "public.midi-audio", extensions: ["mid", "midi"], mimeTypes: ["audio/midi"], parents: ["public.audio"]),
        Row(identifier: "public.playlist", parents: ["public.content"]),
        Row(identifier: "public.m3u-playlist", extensions: ["m3u"], mimeTypes: ["audio/mpegurl"], parents: ["public.plain-text", "public.playlist"]),
        Row(identifier: "public.folder", parents: ["public.directory"]),
        Row(identifier: "public.volume", parents: ["public.folder", "com.apple.mount-point"]),
        Row(identifier: "com.apple.package", parents: ["public.directory"]),
        Row(identifier: "com.apple.bundle", extensions: ["bundle"], parents: ["public.directory"]),
        Row(identifier: "com.apple.plugin", extensions: ["plugin"], parents: ["com.apple.bundle"]),
        Row(identifier: "com.apple.metadata-importer", extensions: ["mdimporter"], parents: ["com.apple.plugin"]),
        Row(identifier: "com.apple.quicklook-generator", extensions: ["qlgenerator"], parents: ["com.apple.plugin"]),
        Row(identifier: "com.apple.xpc-service", extensions: ["xpc"], parents: ["com.apple.bundle"]),
        Row(identifier: "com.apple.framework", extensions: ["framework"], parents: ["com.apple.bundle"]),
        Row(identifier: "com.apple.application", parents: ["public.executable"]),
        Row(identifier: "com.apple.application-bundle", extensions: ["app"], parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"]),
        Row(identifier: "com.apple.application-and-system-extension", extensions: ["appex"], parents: ["com.apple.plugin"]),
        Row(identifier: "public.unix-executable", parents: ["public.data", "public.executable"]),
        Row(identifier: "com.microsoft.windows-executable", extensions: ["exe"], parents: ["public.data", "public.executable"]),
        Row(identifier: "com.apple.systempreference.prefpane", extensions: ["prefPane"], parents: ["com.apple.bundle"]),
        Row(identifier: "public.archive", parents: ["public.data"]),
        Row(
            identifier: "org.gnu.gnu-zip-archive", extensions: ["gz"], mimeTypes: ["application/gzip", "application/x-gzip"],
            parents: ["public.data", "public.archive"]),
        Row(identifier: "public.bzip2-archive", extensions: ["bz2"], mimeTypes: ["application/x-bzip2"], parents: ["public.data", "public.archive"]),
        Row(
            identifier: "public.zip-archive", extensions: ["zip"], mimeTypes: ["application/zip", "application/x-zip-compressed"],
            parents: ["public.data", "public.archive"]),
        Row(identifier: "public.tar-archive", extensions: ["tar"], mimeTypes: ["application/x-tar"], parents: ["public.data", "public.archive"]),
        Row(identifier: "com.apple.archive", extensions: ["aar"], parents: ["public.archive"]),
        Row(identifier: "public.spreadsheet", parents: ["public.content"]),
        Row(identifier: "public.presentation", parents: ["public.composite-content"]),
        Row(identifier: "public.database"),
        Row(identifier: "public.message", parents: ["public.data", "public.content"]),
        Row(identifier: "public.contact"),
        Row(identifier: "public.vcard", extensions: ["vcf"], mimeTypes: ["text/vcard"], parents: ["public.text", "public.contact"]),
        Row(identifier: "public.to-do-item", parents: ["public.content"]),
        Row(identifier: "public.calendar-event", parents: ["public.content"]),
        Row(identifier: "public.email-message", extensions: ["eml"], mimeTypes: ["message/rfc822"], parents: ["public.message"]),
        Row(identifier: "com.apple.internet-location", parents: ["public.data"]),
        Row(identifier: "com.microsoft.internet-shortcut", extensions: ["url"], parents: ["com.apple.internet-location"]),
        Row(identifier: "public.font", parents: ["public.data"]),
        Row(identifier: "public.bookmark"),
        Row(identifier: "com.rsa.pkcs-12", extensions: ["p12"], mimeTypes: ["application/x-pkcs12"], parents: ["public.data"]),
        Row(identifier: "public.x509-certificate", extensions: ["cer"], mimeTypes: ["application/x-x509-ca-cert"], parents: ["public.data"]),
        Row(
            identifier: "org.idpf.epub-container", extensions: ["epub"], mimeTypes: ["application/epub+zip"],
            parents: ["public.data", "public.composite-content"]),
        Row(identifier: "public.log", extensions: ["log"], parents: ["public.plain-text"]),
        Row(identifier: "com.apple.haptics.ahap", extensions: ["ahap"]),
    ]

    static let byIdentifier = Dictionary(uniqueKeysWithValues: rows.map { ($0.identifier, $0) })
}

extension UTType {
    public static var item: UTType { UTType(known: "public.item") }
    public static var content: UTType { UTType(known: "public.content") }
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
    public static var data: UTType { UTType(known: "public.data") }
    public static var directory: UTType { UTType(known: "public.directory") }
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    public static var executable: UTType { UTType(known: "public.executable") }
    public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
    public static var url: UTType { UTType(known: "public.url") }
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    public static var text: UTType { UTType(known: "public.text") }
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
    public static var rtf: UTType { UTType(known: "public.rtf") }
    public static var html: UTType { UTType(known: "public.html") }
    public static var xml: UTType { UTType(known: "public.xml") }
    public static var yaml: UTType { UTType(known: "public.yaml") }
    public static var css: UTType { UTType(known: "public.css") }
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    public static var assemblySource: UTType { UTType(known: "public.assembly-source") }
    public static var cSource: UTType { UTType(known: "public.c-source") }
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
    public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
    public static var script: UTType { UTType(known: "public.script") }
    public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
    public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
    public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    public static var perlScript: UTType { UTType(known: "public.perl-script") }
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
    public static var phpScript: UTType { UTType(known: "public.php-script") }
    public static var makefile: UTType { UTType(known: "public.make-source") }
    public static var json: UTType { UTType(known: "public.json") }
    public static var linkPresentationMetadata: UTType { UTType(known: "com.apple.linkpresentation.metadata") }
    public static var geoJSON: UTType { UTType(known: "public.geojson") }
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
    public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
    public static var image: UTType { UTType(known: "public.image") }
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    public static var tiff: UTType { UTType(known: "public.tiff") }
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    public static var png: UTType { UTType(known: "public.png") }
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    public static var svg: UTType { UTType(known: "public.svg-image") }
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    public static var heif: UTType { UTType(known: "public.heif") }
    public static var heic: UTType { UTType(known: "public.heic") }
    public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
    public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
    public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
    public static var heics: UTType { UTType(known: "public.heics") }
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    public static var realityFile: UTType { UTType(known: "com.apple.reality") }
    public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
    public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    public static var movie: UTType { UTType(known: "public.movie") }
    public static var video: UTType { UTType(known: "public.video") }
    public static var audio: UTType { UTType(known: "public.audio") }
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
    public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
    public static var mp3: UTType { UTType(known: "public.mp3") }
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
    public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
    public static var avi: UTType { UTType(known: "public.avi") }
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    public static var playlist: UTType { UTType(known: "public.playlist") }
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
    public static var folder: UTType { UTType(known: "public.folder") }
    public static var volume: UTType { UTType(known: "public.volume") }
    public static var package: UTType { UTType(known: "com.apple.package") }
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
    public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
    public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
    public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
    public static var framework: UTType { UTType(known: "com.apple.framework") }
    public static var application: UTType { UTType(known: "com.apple.application") }
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
    public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
    public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
    public static var archive: UTType { UTType(known: "public.archive") }
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    public static var presentation: UTType { UTType(known: "public.presentation") }
    public static var database: UTType { UTType(known: "public.database") }
    public static var message: UTType { UTType(known: "public.message") }
    public static var contact: UTType { UTType(known: "public.contact") }
    public static var vCard: UTType { UTType(known: "public.vcard") }
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
    public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
    public static var font: UTType { UTType(known: "public.font") }
    public static var bookmark: UTType { UTType(known: "public.bookmark") }
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    public static var log: UTType { UTType(known: "public.log") }
    public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
}
