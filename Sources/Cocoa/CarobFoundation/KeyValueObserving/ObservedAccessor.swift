import CarobRuntime
import CCarob
import Foundation

/// A method of a class that changes the value of an observed key. The hidden class of observed objects overrides it.
struct ObservedAccessor: Hashable {
  /// The method's effect on the value.
  enum Change: Hashable {
    case set
    /// `insertObject:inKeyAtIndex:` and similar; the argument with the index or the indexes.
    case elements(KeyValueChange.Kind, argument: Int, isMany: Bool)
    /// `addKeyObject:` and similar.
    case members(KeyValueSetMutation, isMany: Bool)
    /// `setObject:forKey:` and similar of a dictionary or of defaults; the argument with the key.
    case entry(argument: Int)
    /// `removeAllObjects` and similar, which change any number of entries.
    case entries
  }

  let key: String
  let change: Change
  /// The types of the method.
  let types: String
}

/// The accessors of a hidden class, which tell it from others. A type of its own, since a dictionary in an `AnyHashable` is
/// hashed by code that knows none of its types.
struct AccessorSet: Hashable {
  let all: [Selector: ObservedAccessor]
}

extension ObservedAccessor {
  /// Adds the method that notifies observers to a hidden class.
  func add(
    _ selector: Selector, to cls: RuntimeClass, below superclass: RuntimeClass
  ) throws(RegistrationError) {
    let signature = try superclass.checkedSignature(selector, types)
    let next = NextMethod(cls: superclass, selector: selector, signature: signature)
    let key = key
    try cls.addClosure(selector, types) { frame in
      guard let receiver = Object.from(frame.receiver) else { return }
      switch change {
      case .entry(let argument):
        let key = Object.from(frame.argument(argument, as: UnsafeMutableRawPointer?.self))
        return try Self.change([(key as? StringBox)?.string ?? ""], of: receiver) {
          try next.call(frame)
        }
      case .entries:
        let keys = ObservedObjects.observedKeys(of: receiver)
        return try Self.change(keys[...], of: receiver) { try next.call(frame) }
      case .set, .elements, .members: break
      }
      guard let mutation = mutation(frame) else { return try next.call(frame) }
      try KeyValueObserving.change(key, of: receiver, mutation) { try next.call(frame) }
    }
  }

  /// Runs `body`, which changes the values of keys.
  private static func change(
    _ keys: ArraySlice<String>, of object: Object, _ body: () throws -> Void
  ) throws {
    guard let key = keys.first else { return try body() }
    try KeyValueObserving.change(key, of: object, .setting) {
      try change(keys.dropFirst(), of: object, body)
    }
  }

  /// The change that a call makes; nil if its arguments do not fit the method's name.
  private func mutation(_ frame: ArgumentFrame) -> KeyChange.Mutation? {
    switch change {
    case .set, .entry, .entries: return .setting
    case .elements(let kind, let argument, let isMany):
      if !isMany {
        let index = frame.argument(argument, as: UInt.self)
        guard let index = Int(exactly: index), index < NSNotFound else { return nil }
        return .elements(kind, IndexSet(integer: index))
      }
      let set = Object.from(frame.argument(argument, as: UnsafeMutableRawPointer?.self))
      return (set as? IndexSetBox).map { .elements(kind, $0.indexes) }
    case .members(let mutation, let isMany):
      let object = Object.from(frame.argument(2, as: UnsafeMutableRawPointer?.self))
      if isMany { return (object as? SetBox).map { .members(mutation, $0) } }
      return object.map { .members(mutation, SetBox([$0])) }
    }
  }
}

/// The method that an observed accessor overrides: the one of the class above at the time of the call.
struct NextMethod {
  let cls: RuntimeClass
  let selector: Selector
  let signature: MethodSignature

  private typealias Word = @convention(c) (UnsafeMutableRawPointer, SEL, UInt) -> UInt
  private typealias Number = @convention(c) (UnsafeMutableRawPointer, SEL, Double) -> Void

  /// Calls it with the arguments of a frame, and leaves its result there.
  ///
  /// - Throws: the method's error, and `MessageError` when its types have changed.
  func call(_ frame: ArgumentFrame) throws {
    guard let id = frame.receiver else { return }
    let (entry, imp) = try MethodLookup.callable(for: id, in: cls, selector)
    let current = entry.signature
    guard current.isCalledLike(signature) else {
      throw MessageError.changedTypes(cls, selector, signature, current)
    }
    // Most setters take one word or a `double` and return nothing.
    if signature.resultKind == .void, signature.argumentKinds.count == 3 {
      switch signature.argumentKinds[2] {
      case .object, .pointer, .selector, .longLong, .unsignedLongLong, .block:
        // SAFETY: the method takes one word of eight bytes.
        _ = unsafeBitCast(imp, to: Word.self)(id, selector.sel, frame.argument(2, as: UInt.self))
        return try check()
      case .double:
        // SAFETY: the method takes a `double`.
        unsafeBitCast(imp, to: Number.self)(id, selector.sel, frame.argument(2, as: Double.self))
        return try check()
      default: break
      }
    }
    let interface = try current.callInterface(for: selector)
    TemporaryMemory.with(bytes: interface.resultBufferSize, pointers: 0) { (unread, _) in
      // SAFETY: the frame is of a call of this signature, and a void method gets room for a result, too.
      interface.call(
        Implementation(imp), arguments: frame.arguments, result: frame.result ?? unread)
    }
    try check()
  }

  private func check() throws {
    if let error = PendingError.take() { throw error }
  }
}

extension MessageError {
  fileprivate static func changedTypes(
    _ cls: RuntimeClass, _ selector: Selector, _ old: MethodSignature, _ new: MethodSignature
  ) -> Self {
    .raised(
      "NSInternalInconsistencyException",
      "\(cls.describe(selector)) has the types \"\(new.encoding.encoding)\" since an object is observed; "
        + "they were \"\(old.encoding.encoding)\"")
  }
}
