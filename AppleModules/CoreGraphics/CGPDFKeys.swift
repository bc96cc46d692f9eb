// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Core Graphics.

import AppleFoundation

// The facts about a PDF file that its context takes. Files of Easel have the media box of a page; the other facts aren't written.
public let kCGPDFContextMediaBox: CFString = "MediaBox"
public let kCGPDFContextTitle: CFString = "Title"
public let kCGPDFContextAuthor: CFString = "Author"
public let kCGPDFContextCreator: CFString = "Creator"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
