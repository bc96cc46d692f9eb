// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Core Graphics.

import AppleFoundation

// The facts about a PDF file. Files of Easel don't have them.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
