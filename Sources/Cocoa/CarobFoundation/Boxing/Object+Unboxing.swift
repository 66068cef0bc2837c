import CarobRuntime
import Foundation

extension Object {
  /// The Swift value of a box, with its contents unboxed: nil for `NSNull`, and the object itself
  /// when it is no box. See `boxing(_:)`.
  ///
  /// A dictionary is a `[String: Any]` when all its keys are strings, else an `[AnyHashable: Any]`.
  ///
  /// - Throws: `BoxingError` when a collection contains itself, an element cannot be made, or
  ///   Swift considers two keys equal.
  /// - Complexity: O(values in it).
  public final var unboxed: Any? {
    get throws(BoxingError) {
      switch self {
      case is NullBox: return nil
      case let box as StringBox: return box.string
      case let box as NumberBox: return box.number
      case let box as DateBox: return box.date
      case let box as URLBox: return box.url
      case let box as DataBox: return box.data
      case let box as IndexPathBox: return box.indexes
      case let box as ErrorBox: return box.thrown
      case let cls as ClassObject: return cls.instanceClass
      case let box as ArrayBox:
        return try unboxing { () throws(BoxingError) in try box.unboxedValues }
      case let box as DictionaryBox:
        return try unboxing { () throws(BoxingError) in try box.unboxedValues }
      case let box as SetBox:
        return try unboxing { () throws(BoxingError) in try box.unboxedValues }
      default: return self
      }
    }
  }

  /// Runs `body` unless the collection contains itself.
  private func unboxing(_ body: () throws(BoxingError) -> Any) throws(BoxingError) -> Any {
    let outcome = Nesting.inside(self) { () -> Result<Any, BoxingError> in
      do throws(BoxingError) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    guard let outcome else { throw .tooDeep }
    return try outcome.get()
  }

  fileprivate func unboxed(at step: String) throws(BoxingError) -> Any {
    do throws(BoxingError) {
      if let value = try unboxed { return value }
      return Any?.none as Any
    } catch {
      throw error.inside(step)
    }
  }

  /// The value as a key or member.
  fileprivate func unboxedKey(at step: String) throws(BoxingError) -> AnyHashable {
    guard let key = try unboxed(at: step) as? AnyHashable else {
      throw .notHashable(self).inside(step)
    }
    return key
  }
}

extension NumberBox {
  /// The number as a value of its kind.
  fileprivate var number: Any {
    switch scalar {
    case .signed(let value): Int(value)
    case .unsigned(let value): UInt(value)
    case .floating(let value): value
    case .bool(let value): value
    }
  }
}

extension ArrayBox {
  fileprivate var unboxedValues: Any {
    get throws(BoxingError) {
      var values: [Any] = []
      // A plugin's own `count` may be any number.
      if holdsElements { values.reserveCapacity(count) }
      for index in 0..<count {
        let element: Object
        do {
          element = try object(at: index)
        } catch {
          throw .unreadable(error).inside("[\(index)]")
        }
        values.append(try element.unboxed(at: "[\(index)]"))
      }
      return values
    }
  }
}

extension DictionaryBox {
  fileprivate var unboxedValues: Any {
    get throws(BoxingError) {
      keys.allSatisfy { $0 is StringBox } ? try namedValues : try keyedValues
    }
  }

  private var namedValues: [String: Any] {
    get throws(BoxingError) {
      var values: [String: Any] = [:]
      for (key, object) in entries {
        let name = key.objectDescription
        let value = try object.unboxed(at: "[\"\(name)\"]")
        if values.updateValue(value, forKey: name) != nil { throw .notUnique("\"\(name)\"") }
      }
      return values
    }
  }

  private var keyedValues: [AnyHashable: Any] {
    get throws(BoxingError) {
      var values: [AnyHashable: Any] = [:]
      for (key, object) in entries {
        let step = "[\(key)]"
        let name = try key.unboxedKey(at: step)
        if values.updateValue(try object.unboxed(at: step), forKey: name) != nil {
          throw .notUnique(name)
        }
      }
      return values
    }
  }
}

extension SetBox {
  fileprivate var unboxedValues: Any {
    get throws(BoxingError) {
      var values: Set<AnyHashable> = []
      for object in objects {
        let value = try object.unboxedKey(at: "{\(object)}")
        if !values.insert(value).inserted { throw .notUnique(value) }
      }
      return values
    }
  }
}
