@_exported import AppleJournalingSuggestions
@_exported import Foundation
