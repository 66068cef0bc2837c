import CarobPlugins
import CarobRuntime

/// Checks the types of overriding methods in an Objective-C module that is not loaded.
struct OverridingMethods {
  private let path: String
  private let classes: [ObjectiveCRecords.ClassRecord]
  /// The first class with each name.
  private let byName: [String: ObjectiveCRecords.ClassRecord]

  private struct Key: Hashable {
    let selector: String
    let isClassMethod: Bool
  }

  init(_ records: ObjectiveCRecords, path: String) {
    self.path = path
    classes = records.classes
    byName = Dictionary(records.classes.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
  }

  var findings: [Finding] { classes.flatMap(findings) }

  private func findings(of cls: ObjectiveCRecords.ClassRecord) -> [Finding] {
    let (inherited, host) = ancestors(of: cls)
    var types: [Key: String] = [:]
    for method in inherited.reversed().flatMap(\.methods) {
      types[Key(selector: method.selector, isClassMethod: method.isClassMethod)] = method.types
    }
    return cls.methods.compactMap { method in
      let key = Key(selector: method.selector, isClassMethod: method.isClassMethod)
      guard let sent = types[key] ?? Self.types(of: key, in: host),
        let wanted = try? MethodEncoding(parsing: sent),
        let own = try? MethodEncoding(parsing: method.types), !own.isCalledLike(wanted)
      else { return nil }
      return .wrongTypes(
        .method(
          method.selector, of: cls.name, isClassMethod: method.isClassMethod, in: path),
        registered: method.types, sent: sent, isInObjectiveC: true)
    }
  }

  /// Returns the superclasses in the module, nearest first, and the first one outside of it.
  private func ancestors(
    of cls: ObjectiveCRecords.ClassRecord
  ) -> ([ObjectiveCRecords.ClassRecord], RuntimeClass?) {
    var own: [ObjectiveCRecords.ClassRecord] = []
    var name = cls.superclassName
    // In a malformed file, a class may be its own ancestor.
    while let next = name.flatMap({ byName[$0] }), own.count < classes.count {
      own.append(next)
      name = next.superclassName
    }
    return (own, name.flatMap { RuntimeClass(named: $0) })
  }

  private static func types(of key: Key, in cls: RuntimeClass?) -> String? {
    guard let cls, let selector = try? Selector(validating: key.selector) else { return nil }
    return (key.isClassMethod ? cls.metaclass : cls).instanceMethod(for: selector)?.encoding
  }
}
