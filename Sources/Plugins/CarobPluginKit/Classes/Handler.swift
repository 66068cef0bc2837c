internal import CCarob

/// A closure as the implementation of a method, called through a block with the addresses of the arguments.
final class Handler {
  typealias Body = (Object, Arguments) throws -> PassedValue

  private let types: MethodTypes
  private let family: MethodFamily
  private let definingClass: ObjectClass
  private let body: Body

  private init(
    _ types: MethodTypes, _ family: MethodFamily, _ definingClass: ObjectClass,
    _ body: @escaping Body
  ) {
    self.types = types
    self.family = family
    self.definingClass = definingClass
    self.body = body
  }

  /// Makes the implementation of a method. The host keeps it.
  ///
  /// - Parameters:
  ///   - types: the types of the method, such as `v@:@`.
  ///   - definingClass: the class above which `super` starts.
  /// - Throws: `PluginFailure` when a type cannot be passed.
  static func implementation(
    _ types: MethodTypes, for selector: String, in definingClass: ObjectClass,
    _ body: @escaping Body
  ) throws(PluginFailure) -> IMP {
    guard carob_get_calls_extension() != nil else {
      throw PluginFailure("the host has no carob.calls/1, which this plugin needs")
    }
    let handler = Handler(types, MethodFamily(of: selector), definingClass, body)
    let context = Unmanaged.passRetained(handler)
    // A block's first two arguments are itself and the receiver; a method's are the receiver and the selector.
    let block = carob_block_with_body(
      types.result.encoding + "@?@" + types.arguments.map(\.encoding).joined(),
      { context, arguments, result in
        guard let context, let arguments else { return }
        // SAFETY: the context is the handler retained above, until the block goes.
        Unmanaged<Handler>.fromOpaque(context)._withUnsafeGuaranteedRef {
          $0.run(arguments, result)
        }
      }, context.toOpaque(),
      { context in
        guard let context else { return }
        // SAFETY: as above; the host calls this once.
        Unmanaged<Handler>.fromOpaque(context).release()
      })
    guard let block else {
      context.release()
      throw .pending()
    }
    defer { carob_block_release(block) }
    guard let imp = imp_implementationWithBlock(block) else { throw .pending() }
    return imp
  }

  private func run(
    _ addresses: UnsafePointer<UnsafeMutableRawPointer?>, _ result: UnsafeMutableRawPointer?
  ) {
    // SAFETY: a block's arguments are the block, the receiver, and what its types say.
    guard let id = addresses[1]?.load(as: id?.self) else { return }
    // An `init…` method consumes a reference to its receiver, and returns an owned result.
    defer { if family == .initializer, types.result == .object { objc_release(id) } }
    let receiver = Object(retaining: id, definedBy: definingClass)
    do {
      let value = try body(receiver, Arguments(addresses + 2, types.arguments))
      try leave(value, result)
    } catch {
      PluginFailure(error).raise()
    }
  }

  /// Writes the result. While an error is pending, the result stays zero.
  private func leave(
    _ value: PassedValue, _ result: UnsafeMutableRawPointer?
  ) throws(PluginFailure) {
    guard let result, types.result != .void, !PluginFailure.isPending else { return }
    guard let fitting = try value.fitting(types.result) else {
      throw PluginFailure(
        "the closure returned \(value), the method returns \"\(types.result.encoding)\"")
    }
    if case .object(let reference) = fitting.form {
      // The caller owns the result of these methods; others autorelease it.
      _ =
        family == .none
        ? objc_retainAutorelease(reference.id) : objc_retain(reference.id)
    }
    fitting.store(types.result, at: result)
  }
}

/// Reads the arguments of a call one by one.
final class Arguments {
  private var addresses: UnsafePointer<UnsafeMutableRawPointer?>
  private var kinds: ArraySlice<ValueKind>
  private var number = 0

  init(_ addresses: UnsafePointer<UnsafeMutableRawPointer?>, _ kinds: [ValueKind]) {
    self.addresses = addresses
    self.kinds = kinds[...]
  }

  /// Returns the next argument if it is a pointer; nil for null.
  func nextPointer() -> UnsafeMutableRawPointer? {
    guard case .pointer = kinds.popFirst(), let address = addresses.pointee else { return nil }
    number += 1
    addresses += 1
    // SAFETY: libffi gives the address of a value of this kind.
    return address.load(as: UnsafeMutableRawPointer?.self)
  }

  /// Returns the next argument.
  ///
  /// - Throws: `PluginFailure` when the value has another type, such as nil for a `String`.
  func next<Value: MessageValue>(_ type: Value.Type) throws(PluginFailure) -> Value {
    number += 1
    guard let kind = kinds.popFirst(), let address = addresses.pointee else {
      throw PluginFailure("argument \(number) is missing")
    }
    addresses += 1
    // SAFETY: libffi gives the address of a value of this kind, which may be shorter than a word; no more
    // than its own bytes are read.
    let value = PassedValue(
      UnsafeRawBufferPointer(start: address, count: kind.size), kind, owned: false)
    do throws(PluginFailure) {
      return try Value(value)
    } catch {
      throw error.isUnplaced
        ? error.placed("argument \(number)") : PluginFailure("argument \(number): \(error)")
    }
  }
}
