import Foundation

// Scripts/bench is the interface for people; it calls this program.
let usage = """
    Usage: bench [views] [scenes] [effects] [png [FILE...]]
           bench memory [SCENES [MEGABYTES]]
           bench cases
           bench time [--samples N] [--inputs FOLDER] [CASE...]
           bench measure [--inputs FOLDER] [CASE...]
           bench loop SECONDS [--inputs FOLDER] CASE

    Without arguments, prints all times; with names, only these. `png` encodes the given images, or sample images.
    memory   draws scenes again and again; fails if memory grows by more than MEGABYTES (\(MemoryUse.usualAllowance)).
    cases    lists the fixed cases, for the commands below.
    time     prints the processor time of each case in milliseconds: the median of N samples (5).
    measure  runs each case once inside measuredFunction(), for Callgrind.
    loop     repeats a case, for a profiler.

    FOLDER has the cases' scenes: Scripts/bench-cases by default. Run it in the root folder of the repository.
    Exit status: 0 done; 1 memory was not freed; 64 usage.
    """

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("bench: \(message)\n".utf8))
    exit(64)
}

/// Removes an option and its value from the arguments and returns the value.
func take(_ name: String, from arguments: inout [String]) -> String? {
    guard let index = arguments.firstIndex(of: name) else { return nil }
    guard index + 1 < arguments.count else { fail("\(name) needs a value") }
    defer { arguments.removeSubrange(index...index + 1) }
    return arguments[index + 1]
}

@MainActor func cases(_ names: [String]) -> [FixedCase] {
    if names.isEmpty { return FixedCase.all }
    return names.map { name in
        guard let found = FixedCase.all.first(where: { $0.name == name }) else { fail("unknown case '\(name)'; see bench cases") }
        return found
    }
}

var arguments = Array(CommandLine.arguments.dropFirst())
let command = arguments.first
switch command {
case "-h", "--help":
    print(usage)
case "memory":
    let numbers = arguments.compactMap { Int($0) }
    let (count, allowance) = (numbers.first ?? 1000, numbers.count > 1 ? numbers[1] : MemoryUse.usualAllowance)
    exit(try MemoryUse.run(count: count, allowance: allowance) ? 0 : 1)
case "cases":
    for fixed in FixedCase.all { print("\(fixed.name)\t\(fixed.summary)") }
case "time", "measure", "loop":
    arguments.removeFirst()
    let inputs = URL(filePath: take("--inputs", from: &arguments) ?? "Scripts/bench-cases")
    if command == "time" {
        guard let samples = Int(take("--samples", from: &arguments) ?? "5"), samples > 0 else { fail("--samples needs a number") }
        for fixed in cases(arguments) { print("\(fixed.name)\t\(try fixed.time(samples: samples, inputs: inputs))") }
    } else if command == "measure" {
        for fixed in cases(arguments) { try fixed.runMeasured(inputs: inputs) }
    } else {
        guard let seconds = arguments.first.flatMap({ Double($0) }), arguments.count == 2 else { fail("loop needs seconds and a case") }
        try cases([arguments[1]])[0].loop(seconds: seconds, inputs: inputs)
    }
default:
    let files = command == "png" ? Array(arguments.dropFirst()) : []
    let chosen = files.isEmpty ? Set(arguments) : ["png"]
    if let unknown = chosen.subtracting(["views", "scenes", "effects", "png"]).min() { fail("unknown argument '\(unknown)'; see bench --help") }
    if chosen.isEmpty || chosen.contains("views") { try ViewTimes.run() }
    if chosen.isEmpty || chosen.contains("scenes") { try SceneTimes.run() }
    if chosen.isEmpty || chosen.contains("effects") { try EffectTimes.run() }
    if chosen.isEmpty || chosen.contains("png") { try PNGTimes.run(files: files) }
}
