import Foundation

/// Reads Swift with the toolchain's own parser: questions from standard input, answers to standard output, a line of JSON each.
///
/// `render` starts this program when it needs to know what Swift source says. It is a process of its own because the parser is a library of one toolchain,
/// which programs without Swift source, such as scenes, never load, and because a crash of the parser then becomes a message.
@main
enum Main {
    static func main() throws {
        let decoder = JSONDecoder()
        let encoder = JSONEncoder()
        while let line = readLine(strippingNewline: true) {
            let request = try decoder.decode(ReadRequest.self, from: Data(line.utf8))
            limitTime(bytes: line.utf8.count)
            var answer = ReadAnswer(files: FileReading.facts(of: request.files, for: request.target))
            answer.pieces = request.pieces.map(PieceAnswers.answer)
            FileHandle.standardOutput.write(try encoder.encode(answer) + Data("\n".utf8))
        }
    }
    /// Lets the system end this process if a question takes far longer than any text that people write: a few forms, such as 30 arrays in each other, take the
    /// parser a time that doubles with each. The time is that of the processors, so it doesn't depend on what else they do.
    private static func limitTime(bytes: Int) {
        var (usage, limit) = (rusage(), rlimit())
        guard unsafe getrusage(RUSAGE_SELF.rawValue, &usage) == 0, unsafe getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit) == 0 else { return }
        let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 60 + bytes / 50_000
        limit.rlim_cur = min(rlim_t(seconds), limit.rlim_max)
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    }
}
