import CarobRuntime

/// The declarations that a class or a protocol of the host states of its members. A header has them as they are, and makes
/// those of other members from the types of methods.
struct StatedMembers {
  private enum Member: Hashable {
    case instanceMethod(String)
    case classMethod(String)
  }

  private var methods: [Member: String] = [:]
  /// The properties, in order.
  private(set) var properties: [PropertyText] = []

  /// No declarations.
  init() {}

  /// The declarations of a class, and of superclasses that are declared with it, nearest first.
  init(of classes: [RuntimeClass]) {
    for cls in classes {
      for text in cls.statedDeclarations + cls.metaclass.statedDeclarations {
        add(text.description)
      }
    }
  }

  /// The declarations of a protocol.
  init(of declared: DeclaredProtocol) {
    for member in declared.members { add(member.declaration) }
  }

  private mutating func add(_ text: String) {
    if text.hasPrefix("@") {
      let property = PropertyText(parsing: text + ";")
      if !properties.contains(where: { $0.name == property.name }) { properties.append(property) }
      return
    }
    let name = DeclarationText.selectorName(of: text)
    let member: Member = text.hasPrefix("-") ? .instanceMethod(name) : .classMethod(name)
    if methods[member] == nil { methods[member] = text + ";" }
  }

  /// The declaration of a method; nil when none is stated.
  func method(_ name: String, isClassMethod: Bool) -> String? {
    methods[isClassMethod ? .classMethod(name) : .instanceMethod(name)]
  }

  func property(named name: String) -> PropertyText? { properties.first { $0.name == name } }

  /// Adds the properties of a superclass, which hold for the class unless it states its own.
  mutating func inherit(_ above: [PropertyText]) {
    properties += above.filter { property(named: $0.name) == nil }
  }
}

struct PropertyText: Hashable {
  let name: String
  let getter: String
  /// The setter; nil for a read-only property.
  let setter: String?
  let declaration: String

  /// - Parameter line: `@property (…) type name;`, or with a block's type around the name.
  init(parsing line: String) {
    declaration = line
    let statement = String(line.dropLast())
    name = DeclarationText.propertyName(of: statement)
    getter = DeclarationText.selectorName(of: statement)
    let attributes = line.utf8.prefix { $0 != UInt8(ascii: ")") }.split { "(, ".utf8.contains($0) }
    let stated = attributes.first { $0.starts(with: "setter=".utf8) }.flatMap {
      String($0.dropFirst(7))
    }
    let isReadOnly = attributes.contains { $0.elementsEqual("readonly".utf8) }
    setter = isReadOnly ? nil : stated ?? Property.setterName(name)
  }
}
