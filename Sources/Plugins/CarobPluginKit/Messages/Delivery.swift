internal import CCarob

/// Sends messages: finds the implementation, converts the arguments, calls it and reads the result.
///
/// `send` does not throw. A failure becomes the thread's pending error, as in C, and the result is `.nothing`.
enum Delivery {
  /// Sends a message to a target; returns `.nothing` when the target has no object.
  static func send(
    _ site: CallSite, to target: MessageTarget, _ arguments: [PassedValue]
  ) -> PassedValue {
    guard let reference = target.reference else { return .nothing }
    return withExtendedLifetime(reference) {
      switch target.start {
      case .ownClass: return send(site, to: reference.id, arguments)
      case .above(let cls): return send(site, to: reference.id, superOf: cls, arguments)
      case .unknown:
        PluginFailure(
          "\(site.name): only the first argument of a method's closure, its self, has a super"
        ).raise()
        return .nothing
      }
    }
  }

  static func send(
    _ site: CallSite, to id: id, superOf cls: ObjectClass? = nil, _ arguments: [PassedValue]
  ) -> PassedValue {
    // Both nil results leave a pending error.
    guard let selector = site.selector,
      let (imp, types) = implementation(for: site, selector, id, superOf: cls)
    else { return .nothing }
    let signature = MethodTypes.known(types)
    do throws(PluginFailure) {
      guard signature.arguments.count == arguments.count else {
        let count = signature.arguments.count
        throw PluginFailure(
          "\(describe(site, id)): takes \(count) argument\(count == 1 ? "" : "s"), "
            + "\(arguments.count) given (the method is \"\(signature.encoding)\")")
      }
      return try call(imp, signature, site, id, selector, arguments)
    } catch {
      error.raise()
      return .nothing
    }
  }

  /// Finds the implementation and its type encoding; nil, with a pending error, when there is none.
  ///
  /// Looks in the class's cache, which takes no lock, and then asks the host.
  private static func implementation(
    for site: CallSite, _ selector: SEL, _ id: id, superOf cls: ObjectClass?
  ) -> (imp: IMP, types: UnsafePointer<CChar>)? {
    // SAFETY: an object that is alive points at its class, and a class at its superclass and metaclass.
    let isa = carob_isa(id)
    let start = cls.map { class_getSuperclass(class_isMetaClass(isa) ? $0.metaclass : $0.pointer) }
    if let start = start ?? isa,
      let entry = carob_cached_entry(start, selector.pointee.index),
      let imp = carob_entry_imp(entry), let types = entry.pointee.types
    {
      return (imp, types)
    }
    // A record for this call only, because another thread must not change `entry` before it is read.
    return site.name.withCString { name in
      var record = carob_call_site()
      record.selector_name = name
      record.super_of = cls.map { class_getName($0.pointer) }
      record.argument_count = UInt32(site.argumentCount)
      // SAFETY: the record and the name are valid during the call; the host keeps neither.
      guard let imp = carob_lookup(&record, id) else { return nil }
      guard let types = record.entry?.pointee.types else {
        PluginFailure("\(describe(site, id)): the host does not tell the method's types").raise()
        return nil
      }
      return (imp, types)
    }
  }

  private static func call(
    _ imp: IMP, _ types: MethodTypes, _ site: CallSite, _ id: id, _ selector: SEL,
    _ arguments: [PassedValue]
  ) throws(PluginFailure) -> PassedValue {
    var values = arguments
    for (index, kind) in types.arguments.enumerated() {
      guard let value = try values[index].fitting(kind) else {
        throw PluginFailure(
          "\(describe(site, id)): argument \(index + 1) is \(arguments[index]), the method takes "
            + "\"\(kind.encoding)\" (the method is \"\(types.encoding)\")")
      }
      values[index] = value
    }
    guard types.result != .unsupported(types.result.encoding) else {
      throw PluginFailure(
        "\(describe(site, id)): a result \"\(types.result.encoding)\" has no Swift type here")
    }
    let returnsObject = types.result == .object
    let consumesReceiver = site.family == .initializer && returnsObject
    if consumesReceiver { _ = objc_retain(id) }
    let owned = site.family != .none && returnsObject
    defer { withExtendedLifetime(values) {} }
    if types.travelsInWords {
      let words = values.map(\.word) + [0, 0, 0, 0]
      typealias Words = @convention(c) (id, SEL, UInt, UInt, UInt, UInt) -> UInt
      // SAFETY: all that the method takes and returns are words; words beyond what it takes are ignored in
      // the C conventions of x86-64 and AArch64, and after a void method the register is not read.
      var word = unsafeBitCast(imp, to: Words.self)(
        id, selector, words[0], words[1], words[2], words[3])
      return withUnsafeBytes(of: &word) { PassedValue($0, types.result, owned: owned) }
    }
    do throws(PluginFailure) {
      return try callWithTypes(imp, types, id, selector, values, owned: owned)
    } catch {
      // The method was not called and has not consumed the receiver.
      if consumesReceiver { objc_release(id) }
      throw error
    }
  }

  /// Calls a method through the host, if not all of its types are words or there are too many.
  private static func callWithTypes(
    _ imp: IMP, _ types: MethodTypes, _ id: id, _ selector: SEL, _ values: [PassedValue],
    owned: Bool
  ) throws(PluginFailure) -> PassedValue {
    let offsets = types.offsets
    let size = types.size + max(types.result.size, 16)
    let outcome = withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { room in
      withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: values.count + 2) {
        addresses -> PassedValue? in
        guard let base = room.baseAddress else { return nil }
        // SAFETY: the offsets leave room for each value, and the last one for the result.
        base.storeBytes(of: id, as: CCarob.id.self)
        (base + 8).storeBytes(of: selector, as: SEL.self)
        addresses.initialize(repeating: nil)
        addresses[0] = base
        addresses[1] = base + 8
        for (index, value) in values.enumerated() {
          value.store(types.arguments[index], at: base + offsets[index])
          addresses[index + 2] = base + offsets[index]
        }
        let result = base + types.size
        guard carob_call_with_types(types.encoding, imp, addresses.baseAddress, result) else {
          return nil
        }
        return PassedValue(
          UnsafeRawBufferPointer(start: result, count: max(types.result.size, 8)), types.result,
          owned: owned)
      }
    }
    if let outcome { return outcome }
    if PluginFailure.isPending { throw .pending() }
    throw PluginFailure("the host has no carob.calls/1, which this plugin needs")
  }

  /// `-[SKUser name]`.
  static func describe(_ site: CallSite, _ id: id) -> String {
    let isClass = object_isClass(id)
    // SAFETY: an object that is a class has the layout of one.
    let name =
      isClass
      ? UnsafeMutableRawPointer(id).assumingMemoryBound(to: objc_class.self).pointee.name
      : object_getClassName(id)
    return "\(isClass ? "+" : "-")[\(name.map { String(cString: $0) } ?? "?") \(site.name)]"
  }
}
