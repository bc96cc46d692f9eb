// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Core Graphics.

import AppleFoundation

// More facts about a PDF file, which files of Easel don't have.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
