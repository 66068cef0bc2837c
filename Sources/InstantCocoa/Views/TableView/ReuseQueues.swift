import CarobRuntime

/// Cells that left the screen, and the classes to make new ones of, by identifier.
struct ReuseQueues {
  private var classes: [String: RuntimeClass] = [:]
  private var cells: [String: [UITableViewCell]] = [:]

  /// The class registered under an identifier.
  func cellClass(for identifier: String) -> RuntimeClass? { classes[identifier] }

  /// Registers a class; nil takes the registration back.
  mutating func register(_ cls: RuntimeClass?, for identifier: String) {
    classes[identifier] = cls
  }

  /// Keeps a cell, if it has an identifier and is not kept already.
  mutating func add(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, !cell.isQueued else { return }
    cell.isQueued = true
    cell.binding = nil
    cells[identifier, default: []].append(cell)
  }

  /// Hands out a kept cell. One that is not of the class registered now is dropped, and so is one that
  /// its data source meanwhile gave for a row without asking here.
  mutating func take(_ identifier: String) -> UITableViewCell? {
    while let cell = cells[identifier]?.popLast() {
      cell.isQueued = false
      if cell.superview != nil { continue }
      if let cls = classes[identifier], cell.runtimeClass != cls { continue }
      return cell
    }
    return nil
  }
}
