extension Inflector {
  /// The name of a class without its prefix: `MYUser` is `User` once the prefix `MY` is known.
  ///
  /// At most one prefix is removed, once, from the very start: the longest that leaves a rest
  /// able to stand as a name. The rest must not be empty, nor begin with a lower-case letter
  /// (`ICicle` is not an `icle`) or with a combining mark, which belongs to the letter before it.
  /// A class that no prefix fits keeps its whole name. Case matters.
  ///
  /// - Complexity: O(*p* × *n*), where *p* is the number of prefixes and *n* the length of `name`.
  public func modelName(forClassNamed name: String) -> String {
    var modelName = name[...]
    for prefix in prefixes {
      guard let rest = Self.rest(of: name, after: prefix) else { continue }
      if rest.utf8.count < modelName.utf8.count { modelName = rest }
    }
    return String(modelName)
  }

  /// What follows `prefix` in `name`, if `prefix` stands at its start and the rest is a name.
  private static func rest(of name: String, after prefix: String) -> Substring? {
    // Both strings are well-formed UTF-8, so a match by bytes is a match by scalars, and it ends
    // between two scalars.
    guard name.utf8.starts(with: prefix.utf8) else { return nil }
    let rest = name[name.utf8.index(name.startIndex, offsetBy: prefix.utf8.count)...]
    guard let first = rest.unicodeScalars.first else { return nil }
    return first.isLowercaseLetter || first.isCombiningMark ? nil : rest
  }
}
