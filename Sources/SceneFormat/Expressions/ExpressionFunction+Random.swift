import Views

extension ExpressionFunction {
    /// Functions with random-looking results that depend only on their arguments and the scene's seed.
    static let random: [ExpressionFunction] = [
        ExpressionFunction(
            "random", [Parameter("key", .number, .string, .bool)], isVariadic: true,
            "A pseudorandom number from 0 up to, but not including, 1: the same for the same keys and the scene's seed, as in random(i, 'x').",
            result: .always(.number), takesSeed: true
        ) { call throws(ExpressionError) in
            var sum: UInt64 = 0
            for argument in call.arguments {
                switch argument {
                // Ignores the sign of 0.
                case .number(let number): sum = SplitMix.mix(sum &+ SplitMix.step ^ (number + 0).bitPattern)
                case .bool(let bool): sum = SplitMix.mix(sum &+ (bool ? 3 : 5) &* SplitMix.step)
                default:
                    let text = argument.text ?? ""
                    try call.evaluator.charge(text.utf8.count / 8, at: call.offset)
                    sum = SplitMix.mix(sum &+ 7 &* SplitMix.step)
                    for byte in text.utf8 { sum = SplitMix.mix(sum ^ UInt64(byte)) }
                }
            }
            return .number(Double(sum >> 11) * 0x1p-53)
        }
    ]
}
