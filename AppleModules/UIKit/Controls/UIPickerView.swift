import AppleUniformTypeIdentifiers
import Easel

/// A picker with wheels. It isn't drawn.
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}
    private var rows: [Int: Int] = [:]
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
}

/// Gives a picker its rows.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker its titles.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {}
