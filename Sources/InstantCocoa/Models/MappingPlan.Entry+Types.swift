import CarobRuntime

extension MappingPlan.Entry {
  /// Whether a dictionary is mapped onto an object of the property's class rather than assigned.
  var isMappable: Bool {
    guard let propertyClass, !DictionaryBox.runtimeClass.isSubclass(of: propertyClass) else {
      return false
    }
    return ModelInitializer(for: propertyClass) != nil
  }

  /// Whether an array can be the value: the property is declared as one. An `id` takes arrays only
  /// when the class says what their elements become.
  func takesArrays(like array: ArrayBox) -> Bool {
    guard property.isObject else { return false }
    return property.className == nil ? elementClass != nil : isInstance(array)
  }

  /// Whether the property may hold a value that is neither mapped nor a list.
  func accepts(_ value: Object) -> Bool {
    switch property.type {
    case .object: property.className == nil || isInstance(value)
    case .block, .classObject, .selector, .cString, .pointer: false
    default: value is NumberBox
    }
  }

  /// Whether a value is of the class that the declaration names.
  private func isInstance(_ value: Object) -> Bool {
    let cls = value.runtimeClass
    if let propertyClass { return cls.isSubclass(of: propertyClass) }
    // The class was not registered when the plan was made, and may be now.
    return cls.ancestry.contains { $0.name == property.className }
  }
}
