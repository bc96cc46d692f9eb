import SwiftUI

/// Shows the files and the network that a program can reach.
struct Confined: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text(FileManager.default.contents(atPath: #filePath) == nil ? "no source" : "source")
            Text(FileManager.default.createFile(atPath: #filePath + ".new", contents: Data()) ? "new file" : "no new file")
            Text(FileManager.default.contents(atPath: "/etc/passwd") == nil ? "no accounts" : "accounts")
            Text(["/home", "/root"].allSatisfy { (try? FileManager.default.contentsOfDirectory(atPath: $0)) == nil } ? "no homes" : "homes")
            Text((try? FileManager.default.contentsOfDirectory(atPath: "/sys/class/net")) == nil ? "no devices" : "devices")
        }
    }
}

/// The same view if the sandbox works.
struct Expected: View {
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(["source", "no new file", "no accounts", "no homes", "no devices"], id: \.self) { Text($0) }
        }
    }
}
