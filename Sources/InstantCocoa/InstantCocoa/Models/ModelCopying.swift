import CarobRuntime

/// Copies of models, with the same values (D 38).
enum ModelCopying {
  /// Makes an object with the model's class and values, nil included.
  ///
  /// - Throws: `MessageError` when `init`, a getter or a setter raises.
  static func copy(of model: Object) throws(MessageError) -> Object {
    let copy = try model.runtimeClass.make()
    for property in try ModelProperties.of(model.runtimeClass) {
      if case .block = property.type {
        try copyBlock(of: property.property, from: model, to: copy)
      } else if property.hasNoObject {
        copyBytes(of: property, from: model, to: copy)
      } else if let value = try property.value(of: model) {
        try property.set(value, of: copy)
      } else if property.isObject, try property.value(of: copy) != nil {
        try property.set(nil, of: copy)
      }
    }
    return copy
  }

  private static func copyBlock(
    of property: Property, from model: Object, to copy: Object
  ) throws(MessageError) {
    guard let setter = property.setter, model.responds(to: property.getter),
      copy.responds(to: setter)
    else { return }
    let block = try Message<() -> Block?>(property.getter)(model)
    try Message<(Block?) -> Void>(setter)(copy, block)
  }

  /// Copies the variable of a property whose type cannot be boxed.
  private static func copyBytes(
    of property: ModelProperty, from model: Object, to copy: Object
  ) {
    let name = property.property.attributes.ivar ?? "_\(property.name)"
    guard copy.runtimeClass == model.runtimeClass,
      let ivar = model.runtimeClass.ivar(named: name)
    else { return }
    let source = IvarAccess(id: model.id, ivar: ivar)
    if let bytes = source.bytes.baseAddress {
      IvarAccess(id: copy.id, ivar: ivar).setBytes(from: bytes)
    }
    withExtendedLifetime((model, copy)) {}
  }
}
