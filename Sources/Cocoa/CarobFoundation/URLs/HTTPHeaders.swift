import CarobRuntime

/// The header fields of an HTTP message; upper and lower case do not matter in their names.
struct HTTPHeaders: Equatable {
  /// The values by name, in the first spelling used.
  private(set) var fields: [String: String] = [:]

  /// The value of a field.
  subscript(name: String) -> String? {
    get { key(of: name).flatMap { fields[$0] } }
    set { fields[key(of: name) ?? name] = newValue }
  }

  /// Appends to the value of a field, behind a comma.
  mutating func add(_ value: String, to name: String) {
    self[name] = self[name].map { "\($0),\(value)" } ?? value
  }

  init(_ fields: [String: String] = [:]) {
    for name in fields.keys.sorted() { self[name] = fields[name] }
  }

  private func key(of name: String) -> String? {
    if fields[name] != nil { return name }
    let lowercased = name.lowercased()
    return fields.keys.first { $0.lowercased() == lowercased }
  }
}
