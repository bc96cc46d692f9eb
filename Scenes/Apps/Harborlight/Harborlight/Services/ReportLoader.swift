//
//  ReportLoader.swift
//  Harborlight
//

import Foundation

/// Reads the report from the bundle.
struct ReportLoader: Sendable {
    enum LoadingError: LocalizedError {
        case missingFile(String)
        case unreadable(underlying: any Error)

        var errorDescription: String? {
            switch self {
            case .missingFile(let name):
                String(localized: "The file “\(name)” is missing.")
            case .unreadable:
                String(localized: "The report couldn't be read.")
            }
        }
    }

    var resourceName = "harbor"
    var bundle: Bundle = .main

    func load() async throws -> HarborReport {
        guard let url = bundle.url(forResource: resourceName, withExtension: "json") else {
            throw LoadingError.missingFile(resourceName + ".json")
        }
        do {
            let data = try Data(contentsOf: url)
            return try Self.decoder.decode(HarborReport.self, from: data)
        } catch {
            throw LoadingError.unreadable(underlying: error)
        }
    }

    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }
}
