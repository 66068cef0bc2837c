extension RecordedSend {
  /// The properties of a type that matter for a call from C. Types of one shape can replace each other.
  fileprivate enum Shape: Equatable {
    case void
    case integer(bytes: Int)
    case floating(bytes: Int)
    case object
    case selector
    case cString
    case pointerToObject
    case pointerToNumber
    /// A pointer whose target type is not known.
    case anyPointer
    /// A structure, or a type that the compiler could not encode.
    case compound(bytes: Int)
    case unknown

    init(_ type: TypeEncoding) {
      switch type.unqualified {
      case .void: self = .void
      case .object, .block, .classObject: self = .object
      case .selector: self = .selector
      case .cString: self = .cString
      case .pointer(let target), .array(_, let target): self.init(pointerTo: target)
      case .structure, .union, .complex:
        // A type with gaps may or may not be packed.
        let size = TypeLayout(type)?.size
        self = size.flatMap { $0 == type.sizeWithoutGaps ? .compound(bytes: $0) : nil } ?? .unknown
      default:
        guard let simple = SimpleType[type.unqualified], let size = simple.size else {
          self = .unknown
          return
        }
        self = simple.kind == .floating ? .floating(bytes: size) : .integer(bytes: size)
      }
    }

    private init(pointerTo target: TypeEncoding) {
      switch target.unqualified {
      case .char, .unsignedChar: self = .cString
      case .object, .block, .classObject: self = .pointerToObject
      default:
        self = SimpleType[target.unqualified]?.size == nil ? .anyPointer : .pointerToNumber
      }
    }

    /// The size in bytes; nil when it is not known.
    var size: Int? {
      switch self {
      case .integer(let bytes), .floating(let bytes), .compound(let bytes): bytes
      case .object, .selector, .cString, .pointerToObject, .pointerToNumber, .anyPointer:
        MemoryLayout<UnsafeRawPointer>.size
      case .void, .unknown: nil
      }
    }

    var isPointer: Bool {
      switch self {
      case .object, .selector, .cString, .pointerToObject, .pointerToNumber, .anyPointer: true
      default: false
      }
    }
  }
}

extension RecordedSend.WrittenType {
  #if arch(x86_64)
  private static let largestResultInRegisters = 16
  #else
  private static let largestResultInRegisters = 64
  #endif

  /// Whether a method that declares this type can be called with the written one. Bits may be
  /// dropped, but bits that the other side did not set are never read. Unknown types fit.
  func fits(_ declared: TypeEncoding, asResult: Bool) -> Bool {
    let declared = RecordedSend.Shape(declared)
    let written = encoding.map { RecordedSend.Shape($0) } ?? .compound(bytes: size)
    switch (declared, written) {
    case (.unknown, _), (_, .unknown), (.void, .void):
      return true
    case (_, .void):
      // The method writes a larger result into memory of the caller.
      return (declared.size ?? 0) <= Self.largestResultInRegisters
    case (.compound, _), (_, .compound):
      return declared.size == written.size
    case (.integer(let bytes), .integer(let writtenBytes)):
      return asResult ? writtenBytes <= bytes : writtenBytes >= bytes
    case (.integer(let bytes), .anyPointer), (.anyPointer, .integer(let bytes)):
      return bytes == MemoryLayout<UnsafeRawPointer>.size
    default:
      return declared == written
        || declared.isPointer && written.isPointer
          && (declared == .anyPointer || written == .anyPointer)
    }
  }
}

extension TypeEncoding {
  /// The bytes of the parts; nil when the encoding does not tell.
  fileprivate var sizeWithoutGaps: Int? {
    switch unqualified {
    case .structure(_, let fields?):
      fields.reduce(0) { sum, field in
        sum.flatMap { sum in field.type.sizeWithoutGaps.map { sum + $0 } }
      }
    case .union(_, let fields?):
      fields.reduce(0) { most, field in
        most.flatMap { most in field.type.sizeWithoutGaps.map { max(most, $0) } }
      }
    case .array(let count, let element): element.sizeWithoutGaps.map { $0 * count }
    default: TypeLayout(self)?.size
    }
  }
}
