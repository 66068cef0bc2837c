import CarobRuntime
import CCarob

/// The way in which instances of one class read, or write, the value of one key: the result of
/// the search for accessors and variables.
struct KeyRoute: Equatable {
  enum Kind: UInt8 {
    /// A method that only a dynamic send can call, or whose error is to be that of such a send.
    case send
    /// A method that takes or returns one object.
    case objectCall
    /// A getter that returns a number.
    case numberCall
    /// A variable that holds an object.
    case objectVariable
    /// A variable that holds a number.
    case numberVariable
    /// A variable that has to be found again by its name.
    case otherVariable
    /// Such a variable in an object whose observers must be notified.
    case observedVariable
    /// `countOfKey` and `objectInKeyAtIndex:`.
    case list
  }

  /// The fields except the method, in one word.
  private(set) var shape: UInt
  /// The method, for routes that call one.
  var method: Call?

  /// A method to call: its code and the registered record of its selector.
  struct Call: Equatable {
    let imp: UInt
    let selector: UInt

    init(imp: UInt, selector: UInt) {
      self.imp = imp
      self.selector = selector
    }

    init(_ imp: IMP, _ selector: Selector) {
      self.init(imp: Implementation(imp).address, selector: UInt(bitPattern: selector.record))
    }
  }

  init(_ kind: Kind) { shape = UInt(kind.rawValue) }

  /// A route from its words; no method when the selector is null.
  init(shape: UInt, imp: UInt, selector: UInt) {
    self.shape = shape
    method = selector == 0 ? nil : Call(imp: imp, selector: selector)
  }

  var kind: Kind {
    get { Kind(rawValue: UInt8(truncatingIfNeeded: shape)) ?? .send }
    set { shape = shape & ~0xFF | UInt(newValue.rawValue) }
  }

  var number: PassingKind {
    get { PassingKind(rawValue: UInt8(truncatingIfNeeded: shape >> 8)) ?? .void }
    set { shape = shape & ~0xFF00 | UInt(newValue.rawValue) << 8 }
  }

  var isWeak: Bool {
    get { self[16] }
    set { self[16] = newValue }
  }

  /// Whether the variable is read with its lock held.
  var isAtomic: Bool {
    get { self[17] }
    set { self[17] = newValue }
  }

  /// Whether the class overrides `valueForKey:`, so that only the override may use this route.
  var isOverridden: Bool {
    get { self[18] }
    set { self[18] = newValue }
  }

  /// The offset of the variable, in bytes from the object pointer.
  var offset: UInt32 {
    get { UInt32(truncatingIfNeeded: shape >> 32) }
    set { shape = shape & 0xFFFF_FFFF | UInt(newValue) << 32 }
  }

  private subscript(bit: UInt) -> Bool {
    get { shape & 1 << bit != 0 }
    set { shape = shape & ~(1 << bit) | (newValue ? 1 << bit : 0) }
  }
}

extension KeyRoute.Call {
  var name: Selector {
    guard let record = UnsafePointer<carob_selector>(bitPattern: selector) else {
      preconditionFailure("a route has a method without selector")
    }
    // SAFETY: the word came from a registered selector's record, which lives for ever.
    return Selector(record: record)
  }

  /// Calls a method of one argument or none, all of them words.
  ///
  /// - Safety: the method must be of that shape.
  @inline(__always)
  func word(_ object: Object, _ argument: UInt = 0) -> UInt {
    // SAFETY: see `WordCall`; the word came from an `IMP`.
    unsafeBitCast(imp, to: WordCall.Words.self)(
      UInt(bitPattern: object.id), selector, argument, 0, 0, 0)
  }

  /// Calls a getter of a number and returns the number's bits.
  ///
  /// - Safety: the method must return a number of that type.
  @inline(__always)
  func bits(_ object: Object, _ type: PassingKind) -> UInt64 {
    let id = UInt(bitPattern: object.id)
    // SAFETY: as above.
    switch type {
    case .double:
      return unsafeBitCast(imp, to: WordCall.Doubles.self)(id, selector, 0, 0, 0, 0).bitPattern
    case .float:
      return UInt64(
        unsafeBitCast(imp, to: WordCall.Floats.self)(id, selector, 0, 0, 0, 0).bitPattern)
    default:
      return UInt64(word(object))
    }
  }
}
