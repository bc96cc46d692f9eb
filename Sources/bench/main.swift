// `bench` prints all times; `bench views`, `bench scenes`, `bench effects` and `bench png` only some; `bench png A.png B.png` those of these pictures.
let arguments = Array(CommandLine.arguments.dropFirst())
let files = arguments.first == "png" ? Array(arguments.dropFirst()) : []
let chosen = files.isEmpty ? Set(arguments) : ["png"]
if chosen.isEmpty || chosen.contains("views") { try MainActor.assumeIsolated { try ViewTimes.run() } }
if chosen.isEmpty || chosen.contains("scenes") { try MainActor.assumeIsolated { try SceneTimes.run() } }
if chosen.isEmpty || chosen.contains("effects") { try EffectTimes.run() }
if chosen.isEmpty || chosen.contains("png") { try PNGTimes.run(files: files) }
