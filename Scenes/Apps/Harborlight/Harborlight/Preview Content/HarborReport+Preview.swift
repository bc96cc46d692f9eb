//
//  HarborReport+Preview.swift
//  Harborlight
//

import Foundation

extension HarborReport {
    /// The report in the bundle, read at once.
    static let preview: HarborReport = {
        guard
            let url = Bundle.main.url(forResource: "harbor", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let report = try? ReportLoader.decoder.decode(HarborReport.self, from: data)
        else {
            fatalError("harbor.json is missing or unreadable.")
        }
        return report
    }()
}
