import CCarob
import Synchronization

extension DynamicSend {
  /// Fast path of `object.send`: the method is cached, and the kinds match. Words are called directly, the rest through
  /// libffi.
  ///
  /// Allocates nothing, and takes no lock. [any-thread]
  @usableFromInline enum FastPath {
    /// The result of a fast send, as its register held it.
    @usableFromInline struct Outcome {
      /// The register's bits.
      @usableFromInline let word: UInt
      /// The declared type of the result.
      @usableFromInline let kind: PassingKind

      @inlinable init(word: UInt, kind: PassingKind) {
        self.word = word
        self.kind = kind
      }

      /// The number; nil when the result is no number.
      var scalar: Scalar? {
        switch kind {
        case .bool: .bool(UInt8(truncatingIfNeeded: word) != 0)
        case .char: .signed(Int64(Int8(truncatingIfNeeded: word)))
        case .unsignedChar: .unsigned(UInt64(UInt8(truncatingIfNeeded: word)))
        case .short: .signed(Int64(Int16(truncatingIfNeeded: word)))
        case .unsignedShort: .unsigned(UInt64(UInt16(truncatingIfNeeded: word)))
        case .int: .signed(Int64(Int32(truncatingIfNeeded: word)))
        case .unsignedInt: .unsigned(UInt64(UInt32(truncatingIfNeeded: word)))
        case .longLong: .signed(Int64(bitPattern: UInt64(word)))
        case .unsignedLongLong: .unsigned(UInt64(word))
        case .float: .floating(Double(Float.value(word: word)))
        case .double: .floating(Double.value(word: word))
        case .void, .object, .selector, .pointer, .block, .compound: nil
        }
      }
    }

    /// The implementation to call; nil when the general path must be taken.
    ///
    /// - Parameter result: the kind wanted; nil for any that can be boxed.
    @usableFromInline static func implementation(
      for receiver: Object, _ selector: Selector, _ kinds: ArgumentKinds, result: PassingKind?
    ) -> (entry: MethodEntry, imp: IMP, kind: PassingKind)? {
      guard
        let entry = carob_cached_entry(
          receiver.isaRecord.load(ordering: .acquiring), selector.index),
        entry.pointee.argument_kinds == kinds.word, let imp = carob_entry_imp(entry),
        !selector.consumesReceiver,
        let kind = PassingKind(rawValue: UInt8(truncatingIfNeeded: entry.pointee.result_kind)),
        result.map({ $0 == kind && kind.isConclusive }) ?? kind.canBeBoxed
      else { return nil }
      return (entry, imp, kind)
    }

    /// Sends the message, if the fast path can.
    ///
    /// - Returns: nil if it cannot; then nothing was sent.
    /// - Throws: the handler's error.
    @usableFromInline static func send(
      _ receiver: Object, _ selector: Selector, _ kinds: ArgumentKinds, result: PassingKind?,
      _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt
    ) throws(MessageError) -> Outcome? {
      guard let (_, imp, kind) = implementation(for: receiver, selector, kinds, result: result)
      else { return nil }
      let id = receiver.id
      let word: UInt
      switch kind {
      case .double:
        word = Double.word(
          WordCall.call(imp, id, selector, a, b, c, d, returning: Double.self))
      case .float:
        word = Float.word(
          WordCall.call(imp, id, selector, a, b, c, d, returning: Float.self))
      default:
        word = WordCall.call(imp, id, selector, a, b, c, d, returning: UInt.self)
      }
      try PendingError.check(receiver, selector)
      return Outcome(word: word, kind: kind)
    }

    /// Sends values, words directly and others through libffi; `NoValue` stands for absent arguments.
    ///
    /// - Returns: nil if the fast path cannot send them; then nothing was sent.
    /// - Throws: `MessageError` when libffi cannot pass one of the types; the handler's error.
    @inlinable @inline(__always)
    static func send<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
      _ receiver: Object, _ selector: Selector, result: PassingKind?, _ a: A, _ b: B, _ c: C, _ d: D
    ) throws(MessageError) -> Outcome? {
      let kinds = ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind)
      if A.passingKind.isWord, B.passingKind.isWord, C.passingKind.isWord, D.passingKind.isWord {
        return try send(
          receiver, selector, kinds, result: result, A.word(a.cValue()), B.word(b.cValue()),
          C.word(c.cValue()), D.word(d.cValue()))
      }
      guard let (entry, imp, kind) = implementation(for: receiver, selector, kinds, result: result)
      else { return nil }
      let id = receiver.id
      let word = try ForeignCall.call(
        entry, imp, id, selector, returning: UInt.self, a.cValue(), b.cValue(), c.cValue(),
        d.cValue())
      try PendingError.check(receiver, selector)
      return Outcome(word: word, kind: kind)
    }

    /// A result as an object; nil when there is none.
    @usableFromInline static func boxed(
      _ outcome: Outcome, _ selector: Selector
    ) throws(MessageError) -> Object? {
      switch outcome.kind {
      case .void: return nil
      case .object:
        return try Object?.result(
          UnsafeMutableRawPointer(bitPattern: outcome.word), owned: selector.returnsOwned)
      default:
        return try outcome.scalar?.boxed()
      }
    }

    /// Releases an unused result.
    static func releaseOwned(_ outcome: Outcome, _ selector: Selector) {
      guard outcome.kind == .object, selector.returnsOwned,
        let id = UnsafeMutableRawPointer(bitPattern: outcome.word)
      else { return }
      // SAFETY: by the selector's family, the send returned a reference.
      Object.release(id)
    }
  }
}

extension PassingKind {
  /// Whether a result is void, an object or a number.
  fileprivate var canBeBoxed: Bool {
    switch self {
    case .selector, .pointer, .block, .compound: false
    default: true
    }
  }
}
