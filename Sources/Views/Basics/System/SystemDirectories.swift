import Foundation

/// The system's folders, which Foundation names on Apple's systems only.
extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .temporaryDirectory
    }
    /// The folder of the app's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of files that can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of the app's own files.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder around the app's own folders.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// The folder of downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The folder of the desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// The folder of pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// The folder of music.
    public static var musicDirectory: URL { folder(.musicDirectory) }
    /// The folder of movies.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    /// The folder of public files.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
}
