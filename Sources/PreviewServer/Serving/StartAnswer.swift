import Commands
import Display
import Views

/// The data that the page needs once.
struct StartAnswer: Encodable {
    /// The input of the command line, relative to the root.
    let input: String
    let view: String?
    /// The name of the root's folder.
    let root: String
    let generation: Int
    /// How views are kept from the rest of the machine.
    let protection: String
    let devices: [String]
    let dynamicTypes: [String]
    let formats: [String]
    /// Milliseconds between messages over the socket.
    let interval: Int

    init(_ configuration: PreviewServer.Configuration, generation: Int) {
        input = configuration.input
        view = configuration.base.view
        root = configuration.root.path.split(separator: "/").last.map(String.init) ?? "/"
        self.generation = generation
        protection = configuration.protection.rawValue
        devices = Device.all.map(\.name)
        dynamicTypes = DynamicTypeSize.allCases.map(\.name)
        formats = ExportRequest.Format.allCases.map(\.rawValue)
        interval = Int(ChangeFeed.interval.components.seconds) * 1000
    }
}
