/// Headers by name, whatever the name's case. A handful, so that searching them all is fine.
struct RequestHeaders: Hashable, Sendable {
  /// One header.
  struct Field: Hashable, Sendable {
    let name: String
    let value: String

    /// The header as libcurl takes it, for which `Name:` stands for none of that name.
    var line: String { value.isEmpty ? "\(name);" : "\(name): \(value)" }
  }

  /// All of them, in the order in which they were first set.
  private(set) var fields: [Field] = []

  /// JSON is sent, and JSON is wanted.
  static var json: RequestHeaders {
    var headers = RequestHeaders()
    headers["Accept"] = "application/json"
    headers["Content-Type"] = "application/json"
    return headers
  }

  /// The value of a header; nil removes it.
  subscript(name: String) -> String? {
    get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
    set {
      let index = fields.firstIndex { $0.name.lowercased() == name.lowercased() }
      switch (index, newValue) {
      case (let index?, let value?): fields[index] = Field(name: name, value: value)
      case (let index?, nil): fields.remove(at: index)
      case (nil, let value?): fields.append(Field(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Removes all but those of some names.
  mutating func keepOnly(_ names: [String]) {
    let kept = Set(names.map { $0.lowercased() })
    fields.removeAll { !kept.contains($0.name.lowercased()) }
  }

  /// The name of a header that would not arrive as it is; nil when there is none.
  ///
  /// A line break in a value would start another header.
  var firstUnsendable: String? {
    fields.first { field in
      !RequestURL.isToken(field.name)
        || field.value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }
    }?.name
  }
}
