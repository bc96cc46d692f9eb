import Easel
import Foundation

extension NSCoder {
    /// Returns a rectangle as text.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// Returns a size as text.
    public class func string(for size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }
    /// Returns a point as text.
    public class func string(for point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }
    /// Returns the rectangle of a text; zero for another text.
    public class func cgRect(for string: String) -> CGRect {
        let numbers = numbers(in: string, 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    /// Returns the size of a text; zero for another text.
    public class func cgSize(for string: String) -> CGSize {
        let numbers = numbers(in: string, 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    /// Returns the point of a text; zero for another text.
    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = numbers(in: string, 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    private class func number(_ value: CGFloat) -> String { value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)" }
    private class func numbers(in text: String, _ count: Int) -> [Double] {
        let found = text.components(separatedBy: CharacterSet(charactersIn: "{}, ")).compactMap { Double($0) }
        return found.count == count ? found : Array(repeating: 0, count: count)
    }
}
