import Foundation

/// A message in the wire format of protocol buffers.
struct ProtocolBuffer {
    private let data: Data
    init(_ data: Data) { self.data = data }

    /// Returns the contents of all fields of a number that are messages or texts. A damaged rest is ignored.
    func fields(_ number: Int) -> [Data] {
        var result: [Data] = []
        var index = data.startIndex
        while index < data.endIndex, let tag = integer(&index) {
            switch tag & 7 {
            case 0: _ = integer(&index)
            case 1: index += 8
            case 5: index += 4
            case 2:
                guard let length = integer(&index), length <= UInt64(data.endIndex - index) else { return result }
                if tag >> 3 == number { result.append(data[index..<(index + Int(length))]) }
                index += Int(length)
            default: return result
            }
        }
        return result
    }

    private func integer(_ index: inout Int) -> UInt64? {
        var (result, shift): (UInt64, UInt64) = (0, 0)
        while index < data.endIndex, shift < 64 {
            let byte = data[index]
            index += 1
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return result }
            shift += 7
        }
        return nil
    }
}
