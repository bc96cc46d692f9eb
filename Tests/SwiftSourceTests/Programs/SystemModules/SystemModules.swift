import Accelerate
import CoreText
import PassKit
import PencilKit
import QuickLook
import SwiftUI

// A view that uses the other files of this folder.

struct SystemModules: View {
    @StateObject private var bluetooth = Bluetooth()
    @StateObject private var calendars = Calendars()
    @State private var cloudText = ""
    @State private var canvas = PKCanvasView()
    @State private var file: URL?
    var body: some View {
        VStack(spacing: 0) {
            Text("\(bluetooth.state), \(calendars.events.count) events, \(cloudText)")
            Text((try? contactNames())?.joined() ?? "")
            Text(words(in: "It's a word, isn't it?").joined(separator: "|"))
            Text(recognizeText(in: UIImage(systemName: "star")!) + "." + String(sha256("a").prefix(4)) + " " + spatial())
            QRCodeView(text: "https://example.com")
            DrawingCanvas(canvas: $canvas).frame(height: 10)
            PDFKitView(data: Data("%PDF-1.4 /Type /Page /Type /Pages".utf8)).frame(height: 20)
            PayWithApplePayButton(.buy, action: {}).frame(height: 30)
        }
        .quickLookPreview($file)
        .draggable(Note(title: "a"))
        .task {
            await calendars.load()
            cloudText = await cloud()
        }
    }
}
