/// Headers by name, ignoring case. There are few, so a linear search is fast enough.
struct RequestHeaders: Hashable, Sendable {
  struct Field: Hashable, Sendable {
    let name: String
    let value: String

    /// The header in libcurl's form; `Name;` stands for an empty value, because `Name:` would remove the header.
    var line: String { value.isEmpty ? "\(name);" : "\(name): \(value)" }
  }

  /// All headers, in the order in which they were first set.
  private(set) var fields: [Field] = []

  /// The headers for sending and receiving JSON.
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

  /// Removes all headers except those with some names.
  mutating func keepOnly(_ names: [String]) {
    let kept = Set(names.map { $0.lowercased() })
    fields.removeAll { !kept.contains($0.name.lowercased()) }
  }

  /// The name of a header that cannot be sent unchanged; nil when there is none.
  ///
  /// A line break in a value would start another header.
  var firstUnsendable: String? {
    fields.first { field in
      !RequestURL.isToken(field.name)
        || field.value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }
    }?.name
  }
}
