import CoreML
import FoundationModels
import NaturalLanguage
import Speech
import SwiftUI
import Translation
import Vision

// Speech, vision, and language.

final class SpeechRecognizer: ObservableObject {
    @Published var transcript = ""
    private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))
    private var request: SFSpeechAudioBufferRecognitionRequest?
    private var task: SFSpeechRecognitionTask?
    private let engine = AVAudioEngine()
    func start() throws {
        SFSpeechRecognizer.requestAuthorization { status in if status == .authorized { print("ok") } }
        guard let recognizer, recognizer.isAvailable else { return }
        let request = SFSpeechAudioBufferRecognitionRequest()
        request.shouldReportPartialResults = true
        let node = engine.inputNode
        node.installTap(onBus: 0, bufferSize: 1024, format: node.outputFormat(forBus: 0)) { buffer, _ in request.append(buffer) }
        engine.prepare()
        try engine.start()
        task = recognizer.recognitionTask(with: request) { [weak self] result, error in
            if let result { self?.transcript = result.bestTranscription.formattedString }
            if error != nil || result?.isFinal == true { self?.engine.stop() }
        }
        self.request = request
    }
}
func recognizeText(in image: UIImage) -> String {
    guard let cgImage = image.cgImage else { return "" }
    var result = "unread"
    let request = VNRecognizeTextRequest { request, error in
        guard let observations = request.results as? [VNRecognizedTextObservation] else { return }
        result = observations.compactMap { $0.topCandidates(1).first?.string }.joined(separator: "\n")
    }
    request.recognitionLevel = .accurate
    try? VNImageRequestHandler(cgImage: cgImage, options: [:]).perform([request])
    return result
}
func words(in text: String) -> [String] {
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var words: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, _ in
        words.append(String(text[range]))
        return true
    }
    let tagger = NLTagger(tagSchemes: [.sentimentScore])
    tagger.string = text
    _ = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore).0?.rawValue
    _ = NLLanguageRecognizer.dominantLanguage(for: text)
    return words
}
@Generable struct Recipe {
    @Guide(description: "The name") var name: String
    @Guide(description: "The parts", .count(3)) var parts: [String]
}
func ask() async -> String {
    guard case .available = SystemLanguageModel.default.availability else { return "no model" }
    let session = LanguageModelSession(instructions: "Be short")
    do { return try await session.respond(to: "Hello", generating: Recipe.self).content.name } catch { return "\(error)" }
}
