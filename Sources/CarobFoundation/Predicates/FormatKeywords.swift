/// The words of formats that are no keys. A key of such a name is written with `#` in front of it.
enum FormatKeywords {
  static let all: Set<String> = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS",
    "BEGINSWITH", "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO",
    "FIRST", "LAST", "SIZE", "ANYKEY", "SUBQUERY", "CAST", "FUNCTION", "TERNARY", "TRUEPREDICATE",
    "FALSEPREDICATE", "UNION", "INTERSECT", "MINUS",
  ]

  /// Those that are a key where a value is expected, since they mean something only elsewhere.
  static let possibleKeys: Set<String> = ["FIRST", "LAST", "SIZE"]

  /// A key path as it is written in a format.
  static func escaped(_ path: String) -> String {
    guard let first = path.split(separator: ".", maxSplits: 1).first,
      first.count == path.count, all.contains(first.uppercased())
    else { return path }
    return "#" + path
  }
}
