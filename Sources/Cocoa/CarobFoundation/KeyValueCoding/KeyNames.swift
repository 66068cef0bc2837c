import CarobRuntime

/// The names of accessors and variables for a key, in the order of Apple's "Key-Value Coding Programming Guide".
package struct KeyNames {
  private let key: String
  private let raised: String

  package init(_ key: String) {
    self.key = key
    raised = key.prefix(1).uppercased() + key.dropFirst()
  }

  /// `getKey`, `key`, `isKey`, `_key`.
  var getters: [Selector] {
    ["get\(raised)", key, "is\(raised)", "_\(key)"].compactMap { Self.selector($0, arguments: 0) }
  }

  /// `setKey:`, `_setKey:`, `setIsKey:`.
  var setters: [Selector] {
    ["set\(raised):", "_set\(raised):", "setIs\(raised):"].compactMap {
      Self.selector($0, arguments: 1)
    }
  }

  /// `_key`, `_isKey`, `key`, `isKey`.
  var variables: [String] { ["_\(key)", "_is\(raised)", key, "is\(raised)"] }

  /// `countOfKey`, for an object that has a list for the key.
  var count: Selector? { Self.selector("countOf\(raised)", arguments: 0) }

  /// `objectInKeyAtIndex:`.
  var element: Selector? { Self.selector("objectIn\(raised)AtIndex:", arguments: 1) }

  /// The selector of a pattern such as `add*Object:`, with the key for `*`; nil when no class has such a method.
  package func selector(_ pattern: String) -> Selector? {
    Self.selector(
      pattern.split(separator: "*", omittingEmptySubsequences: false).joined(separator: raised),
      arguments: pattern.utf8.count { $0 == UInt8(ascii: ":") })
  }

  /// The selector of a name, if it exists and has this number of arguments. A name that is no selector
  /// is not registered as one, since no class has a method for it: a key may be any string from data.
  private static func selector(_ name: String, arguments: Int) -> Selector? {
    var name = name
    let known = name.withUTF8 {
      SelectorTable.shared.selector(ofBytes: UnsafeRawBufferPointer($0))
    }
    return known.flatMap { $0.argumentCount == arguments ? $0 : nil }
  }
}

extension RuntimeClass {
  /// The declared keys of instances: properties, methods without arguments and variables, except those of the root class.
  ///
  /// - Complexity: O(members).
  var keys: Set<String> {
    var keys: Set<String> = []
    for cls in ancestry where cls.superclass != nil {
      keys.formUnion(cls.properties.map(\.name))
      keys.formUnion(cls.ivars.map { String($0.name.drop { $0 == "_" }) })
      keys.formUnion(cls.methods.map(\.selector.name).filter { !$0.contains { ":.".contains($0) } })
    }
    return keys
  }
}
