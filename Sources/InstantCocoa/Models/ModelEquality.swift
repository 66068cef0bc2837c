import CarobRuntime

/// Equality of models by their properties.
enum ModelEquality {
  /// Two models that are being compared.
  private struct Pair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }

  /// The pairs that this thread is comparing. Models may refer to each other in a circle: a pair
  /// that comes up again inside its own comparison is equal if everything else is.
  @TaskLocal private static var underway: Set<Pair> = []

  /// Whether two models are of the same class and equal in all properties.
  static func areEqual(_ a: ICModel, _ b: ICModel) -> Bool {
    if a === b { return true }
    guard a.runtimeClass == b.runtimeClass, let properties = try? ModelProperties.of(a.runtimeClass)
    else { return false }
    let pair = Pair(first: ObjectIdentifier(a), second: ObjectIdentifier(b))
    if underway.contains(pair) { return true }
    // Comparing goes down the stack with the models; nobody waits for an answer about more than
    // this.
    if underway.count == ModelNesting.maximumDepth { return false }
    return $underway.withValue(underway.union([pair])) {
      properties.allSatisfy { property in
        do throws(MessageError) {
          return try Equality.isEqual(property.value(of: a), property.value(of: b))
        } catch {
          return false
        }
      }
    }
  }

  private static let hashMessage = Message<() -> UInt>("hash")

  /// A hash over the properties that are neither read-only nor weak. Children that are models
  /// themselves do not count, because they may refer back.
  static func hash(of model: ICModel) -> Int {
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

/// The text that a model's `-description` gives.
enum ModelDescription {
  /// `<SKUser 0x…>` and a line for each property. Strings, numbers, dates, URLs and data are shown
  /// by value, other objects by class and address, so that a circle of models is no endless text.
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
