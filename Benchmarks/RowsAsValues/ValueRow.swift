import SwiftUI

@testable import Rows

/// A row of the rows example as a value: the list is one array, and whoever changes a row changes the array.
public struct ValueRow: Identifiable, Equatable {
  public let id: Int
  public var label: String
}

/// Rows that are values, which of them is selected, and what the benchmark does to them: the rows example's `RowStore`,
/// written so.
@Observable
public final class ValueRowStore {
  public private(set) var rows: [ValueRow] = []
  public var selected: Int?
  @ObservationIgnored private var nextID = 1
  @ObservationIgnored private var random = LabelSource()

  public init(count: Int = 0) { replace(with: count) }

  public func replace(with count: Int) {
    rows = (0..<count).map { _ in
      defer { nextID += 1 }
      return ValueRow(id: nextID, label: random.next())
    }
    selected = nil
  }

  public func updateEveryTenth() { rows.markEveryTenth() }

  public func swapRows() { rows.swapAt(1, 998) }

  public func remove(_ id: Int) { rows.removeAll { $0.id == id } }

  public func clear() {
    rows = []
    selected = nil
  }
}

extension [ValueRow] {
  /// In one go, so that the rows are noted as changed once.
  fileprivate mutating func markEveryTenth() {
    for index in stride(from: 0, to: count, by: 10) { self[index].label += " !!!" }
  }
}
