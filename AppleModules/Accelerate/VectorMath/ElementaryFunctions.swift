import Foundation

// The functions are computed as Double for vectors of Float too: the result is then nearly always the Float that is closest to the exact value.

func value(of operation: UnaryOperation, at x: Double) -> Double {
    switch operation {
    case .exp: exp(x)
    case .exp2: exp2(x)
    case .log: log(x)
    case .log2: log2(x)
    case .log10: log10(x)
    case .logb: logb(x)
    case .sin: sin(x)
    case .cos: cos(x)
    case .tan: tan(x)
    case .asin: asin(x)
    case .acos: acos(x)
    case .atan: atan(x)
    case .sinh: sinh(x)
    case .cosh: cosh(x)
    case .tanh: tanh(x)
    case .asinh: asinh(x)
    case .acosh: acosh(x)
    case .atanh: atanh(x)
    default: x
    }
}

func value(of operation: BinaryOperation, at a: Double, _ b: Double) -> Double {
    switch operation {
    case .amplitudeDecibels: 20 * log10(a / b)
    case .powerDecibels: 10 * log10(a / b)
    case .pow: pow(a, b)
    case .fmod: fmod(a, b)
    case .remainder: remainder(a, b)
    case .copysign: copysign(a, b)
    default: a
    }
}

/// The sine and cosine of a multiple of π. They are exact for multiples of π/2, which `sin(x * .pi)` isn't.
func halfTurns(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    let turn = x - 2 * (x / 2).rounded()
    let quarters = (2 * turn).rounded()
    let angle = (turn - quarters / 2) * .pi
    return switch Int(quarters) {
    case 1: (cos(angle), -sin(angle))
    case -1: (-cos(angle), sin(angle))
    case 2, -2: (-sin(angle), -cos(angle))
    default: (sin(angle), cos(angle))
    }
}
