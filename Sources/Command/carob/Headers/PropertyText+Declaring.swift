import CarobRuntime

extension PropertyText {
  /// Returns the declaration of a runtime property; nil when it cannot be written in source.
  ///
  /// - Parameter isSwift: whether the property is from a Swift class, which does not record the ownership:
  ///   values are copied, other objects strong. Dynamic properties of plugins do not record it either.
  init?(
    _ name: String, _ stated: PropertyAttributes, isClassProperty: Bool, isSwift: Bool,
    _ types: SourceTypes
  ) {
    let getter = stated.getter ?? name
    let setter = stated.isReadOnly ? nil : stated.setter ?? Property.setterName(name)
    guard [name, getter, setter?.dropLast().description ?? name].allSatisfy(SourceName.isUsable),
      let type = try? TypeEncoding(parsing: stated.type),
      let declaration = types.declaration(of: name, type)
    else { return nil }
    var attributes = stated
    if isSwift || attributes.isDynamic {
      attributes.isNonatomic = true
      if !attributes.isReadOnly, attributes.memory == .assign {
        attributes.memory = Self.memory(type)
      }
    }
    let words = (isClassProperty ? ["class"] : []) + Self.words(attributes, type)
    self.init(
      name: name, getter: getter, setter: setter,
      declaration: "@property (\(words.joined(separator: ", "))) \(declaration);")
  }

  private init(name: String, getter: String, setter: String?, declaration: String) {
    self.name = name
    self.getter = getter
    self.setter = setter
    self.declaration = declaration
  }

  private static func words(_ attributes: PropertyAttributes, _ type: TypeEncoding) -> [String] {
    var words: [String] = [attributes.isNonatomic ? "nonatomic" : "atomic"]
    switch attributes.memory {
    case .assign where attributes.isReadOnly || !isCounted(type): break
    case .assign: words.append("assign")
    case .strong: words.append("strong")
    case .copy: words.append("copy")
    case .weak: words.append("weak")
    }
    if attributes.isReadOnly { words.append("readonly") }
    if let getter = attributes.getter { words.append("getter=\(getter)") }
    if let setter = attributes.setter { words.append("setter=\(setter)") }
    return words
  }

  /// Returns the ownership of a value in a Swift class.
  private static func memory(_ type: TypeEncoding) -> PropertyAttributes.Memory {
    switch type.unqualified {
    case .object(let name?, _) where values.contains(name): .copy
    case .object: .strong
    case .block: .copy
    default: .assign
    }
  }

  /// Classes that bridge to values in Swift.
  private static let values: Set<String> = [
    "NSString", "NSArray", "NSDictionary", "NSSet", "NSData", "NSDate", "NSURL", "NSIndexPath",
  ]

  /// Returns whether ARC counts references of the type.
  private static func isCounted(_ type: TypeEncoding) -> Bool {
    switch type.unqualified {
    case .object, .block, .classObject: true
    default: false
    }
  }
}
