import CarobRuntime

/// A list of objects in a JSON text, which are all read when somebody asks for one. Who makes models of them does not
/// ask. [any-thread]
package final class JSONList: ArrayBox, FixedList {
  private enum State {
    case unread(JSONRows)
    case read([Object])
  }

  private let state = Locked(State.read([]))

  /// The elements of an array of a text that is JSON.
  ///
  /// - Precondition: all are objects.
  convenience init(_ rows: JSONRows) {
    self.init(isa: Self.runtimeClass)
    state.withLock { $0 = .unread(rows) }
  }

  /// With the module in front: a program may well have a class of the plain name.
  package override class var runtimeName: String { "InstantCocoa.JSONList" }

  /// The elements in the text; nil when somebody has asked for one, and the text is gone.
  package var unreadRows: JSONRows? {
    state.withLock { state in
      if case .unread(let rows) = state { rows } else { nil }
    }
  }

  package override var count: Int {
    state.withLock { state in
      switch state {
      case .unread(let rows): rows.count
      case .read(let elements): elements.count
      }
    }
  }

  /// The element at an index, the same one each time.
  ///
  /// - Throws: `RangeError` when there is none.
  /// - Complexity: O(length of the text) the first time, O(1) afterwards.
  package override func object(at index: Int) throws -> Object {
    let elements = try state.withLock { state in
      switch state {
      case .read(let elements): return elements
      case .unread(let rows):
        let elements = try (0..<rows.count).map { try rows.object(at: $0) }
        state = .read(elements)
        return elements
      }
    }
    guard elements.indices.contains(index) else {
      throw RangeError(index: index, count: elements.count)
    }
    return elements[index]
  }
}
