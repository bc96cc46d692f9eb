import Easel
import Foundation

// Assistive technology doesn't exist here: descriptions are never requested, and messages are not spoken.

/// Describes a chart.
open class AXChartDescriptor: NSObject, @unchecked Sendable {
    /// The form of a chart's content.
    public enum ContentDirection: Int, Sendable { case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise }
    open var title: String?
    open var summary: String?
    open var contentDirection = ContentDirection.leftToRight
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]?
    open var series: [AXDataSeriesDescriptor]
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
}
/// Describes an axis.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
}
/// Describes an axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    open var title: String
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    public let valueDescriptionProvider: (Double) -> String
    public init(title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}
/// Describes an axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    open var title: String
    open var categoryOrder: [String]
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}
/// Describes the points of a series.
open class AXDataSeriesDescriptor: NSObject, @unchecked Sendable {
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]
    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}
/// Describes a point.
open class AXDataPoint: NSObject, @unchecked Sendable {
    open var label: String?
    /// The number or name on the x-axis.
    public let xValue: String
    public let yValue: Double?
    public init(x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) { (xValue, yValue, self.label) = ("\(x)", y, label) }
    public init(x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) { (xValue, yValue, self.label) = (x, y, label) }
}

/// Messages for assistive technology.
public enum AccessibilityNotification {
    /// A text to be spoken.
    public struct Announcement: Sendable {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public init(_ announcement: LocalizedStringResource) {}
        public func post() {}
    }
    /// The layout has changed.
    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }
    /// Another screen has appeared.
    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }
    /// Another page is visible.
    public struct PageScrolled: Sendable {
        public init(_ announcement: String) {}
        public func post() {}
    }
}
