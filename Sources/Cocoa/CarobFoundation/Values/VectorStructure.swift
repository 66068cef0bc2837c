import CarobRuntime

/// `CGVector` as messages pass it.
struct VectorStructure: StructureMessageValue, BitwiseCopyable {
  let dx: Double
  let dy: Double

  /// `{CGVector=dd}`
  static var typeEncoding: TypeEncoding { .doubles("CGVector", 2) }

  func cValue() -> Self { self }
  static func argument(_ value: Self) throws(MessageError) -> Self { value }
}

extension TypeEncoding {
  /// A structure of some doubles.
  package static func doubles(_ name: String, _ count: Int) -> TypeEncoding {
    .structure(name: name, fields: Array(repeating: .init(type: .double), count: count))
  }
}
