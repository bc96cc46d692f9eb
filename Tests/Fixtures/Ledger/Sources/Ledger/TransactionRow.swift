import SwiftUI

/// A payment. SwiftUI has a type of the same name.
public struct Transaction: Hashable, Sendable {
    public var title: String
    public var cents: Int
    public init(title: String, cents: Int) {
        self.title = title
        self.cents = cents
    }
}

public struct TransactionRow: View {
    let transaction: Ledger.Transaction
    public init(_ transaction: Ledger.Transaction) { self.transaction = transaction }

    public var body: some View {
        HStack {
            Circle().fill(.red).frame(width: 8, height: 8).colorEffect(ShaderLibrary.bundle(.module).cyan())
            Text(transaction.title)
            Spacer()
            Text("\(transaction.cents / 100)").foregroundStyle(transaction.cents < 0 ? .red : .green)
        }
        .padding()
    }
}

struct TransactionRow_Previews: PreviewProvider {
    static var previews: some View {
        TransactionRow(Ledger.Transaction(title: "Rent", cents: -90_000)).previewDisplayName("Expense").previewLayout(.sizeThatFits)
        TransactionRow(Ledger.Transaction(title: "Salary", cents: 300_000)).previewDevice("iPhone 13 mini")
    }
}
