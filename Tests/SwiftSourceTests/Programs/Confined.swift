import SwiftUI

/// What a program can reach.
struct Confined: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text(FileManager.default.contents(atPath: #filePath) == nil ? "no source" : "source")
            Text(FileManager.default.createFile(atPath: #filePath + ".new", contents: Data()) ? "new file" : "no new file")
            Text(FileManager.default.contents(atPath: "/etc/passwd") == nil ? "no accounts" : "accounts")
            Text(ProcessInfo.processInfo.environment["SANDBOX_TEST_SECRET"] == nil ? "no variables" : "variables")
            Text((try? FileManager.default.contentsOfDirectory(atPath: "/sys/class/net")) == nil ? "no devices" : "devices")
        }
    }
}

/// The same view if the sandbox works.
struct Expected: View {
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(["source", "no new file", "no accounts", "no variables", "no devices"], id: \.self) { Text($0) }
        }
    }
}
