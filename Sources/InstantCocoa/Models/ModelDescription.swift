import CarobRuntime

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
