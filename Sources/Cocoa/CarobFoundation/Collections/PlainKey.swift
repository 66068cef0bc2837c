import CCarob
import CarobRuntime

/// Whether an object can be compared without a message: a string or a number of Foundation's own classes, which have the
/// methods of the host, and no handlers of their own.
enum PlainKey {
  case string
  case number
  case other

  private static let classes = (
    string: StringBox.runtimeClass, mutableString: MutableStringBox.runtimeClass,
    number: NumberBox.runtimeClass, boolean: NumberBox.classOfBooleans
  )

  @inline(__always) init(_ object: Object) { self.init(isa: object.isa.record) }

  @inline(__always) private init(isa: UnsafeMutablePointer<objc_class>) {
    let classes = Self.classes
    if isa == classes.string.record || isa == classes.mutableString.record {
      self = .string
    } else if isa == classes.number.record || isa == classes.boolean.record {
      self = .number
    } else {
      // The class of literals is hidden below that of strings.
      let isLiteral = carob_load_class_info(isa) & UInt(CAROB_CLASS_LITERAL) != 0
      self = isLiteral && carob_load_superclass(isa) == classes.string.record ? .string : .other
    }
  }

  /// The hash of an object of this kind.
  @inline(__always) func hash(of object: Object) -> Int {
    switch self {
    // SAFETY: objects of these classes are instances of these Swift classes.
    case .string: unsafeDowncast(object, to: StringBox.self).heldHash
    case .number: unsafeDowncast(object, to: NumberBox.self).heldHash
    case .other: Int(bitPattern: Equality.hashOrLogs(object))
    }
  }

  /// Whether an object of this kind equals another one; nil when that takes a message. Retains neither.
  @inline(__always) func isEqual(_ object: Object, _ other: Unmanaged<Object>) -> Bool? {
    if self == .other { return nil }
    let kind = PlainKey(isa: other._withUnsafeGuaranteedRef { $0.isa.record })
    if kind == .other { return nil }
    if kind != self { return false }
    // SAFETY: as above.
    if kind == .string {
      let other = Unmanaged<StringBox>.fromOpaque(other.toOpaque())
      let object = unsafeDowncast(object, to: StringBox.self)
      return other._withUnsafeGuaranteedRef { $0.isStoredLike(object) }
        || other._withUnsafeGuaranteedRef { $0.equalsHeld(object) }
    }
    return Unmanaged<NumberBox>.fromOpaque(other.toOpaque())._withUnsafeGuaranteedRef {
      $0.equalsHeld(unsafeDowncast(object, to: NumberBox.self))
    }
  }
}
