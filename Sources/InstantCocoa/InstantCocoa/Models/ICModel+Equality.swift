import CarobFoundation
import CarobRuntime

/// Equality of models by their properties.
extension ICModel: ComparedByParts {
  package func hasParts(of other: Object, _ areEqual: (Object?, Object?) -> Bool) -> Bool {
    guard runtimeClass == other.runtimeClass,
      let properties = try? ModelProperties.of(runtimeClass)
    else { return false }
    return properties.allSatisfy { property in
      do throws(MessageError) {
        return areEqual(try property.value(of: self), try property.value(of: other))
      } catch {
        return false
      }
    }
  }
}

/// The hash that fits this equality.
enum ModelHash {
  private static let hashMessage = Message<() -> UInt>("hash")

  /// A hash of the properties that are neither read-only nor weak. Children that are models do not count, because they
  /// may refer back.
  static func of(_ model: ICModel) -> Int {
    let properties = (try? ModelProperties.of(model.runtimeClass)) ?? []
    return properties.reduce(into: 0) { hash, property in
      let attributes = property.property.attributes
      guard !attributes.isReadOnly, attributes.memory != .weak,
        let value = try? property.value(of: model), !(value is ICModel)
      else { return }
      hash ^= Int(bitPattern: (try? hashMessage(value)) ?? 0)
    }
  }
}

/// The text of a model's `-description`.
enum ModelDescription {
  /// `<SKUser 0x…>` and a line for each property. Strings, numbers, dates, URLs and data are shown by value, other
  /// objects by class and address, so that a cycle of models ends.
  static func text(of model: ICModel) -> String {
    let properties = (try? ModelProperties.of(model.runtimeClass)) ?? []
    let lines = properties.map { property in
      "  \(property.name): \(text(ofValue: try? property.value(of: model)))"
    }
    return ([reference(to: model)] + lines).joined(separator: "\n")
  }

  private static func text(ofValue value: Object?) -> String {
    switch value {
    case nil: "nil"
    case let string as StringBox: string.string
    case is NumberBox, is DateBox, is URLBox, is DataBox: value?.objectDescription ?? "nil"
    case let object?: reference(to: object)
    }
  }

  private static func reference(to object: Object) -> String {
    "<\(object.runtimeClass) 0x\(String(UInt(bitPattern: object.id), radix: 16))>"
  }
}
