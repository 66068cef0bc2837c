import CCarob

/// Fills the call sites of plugins: the slow path of `CAROB_SEND` and `CAROB_SEND_SUPER`.
package enum CallSiteFilling {
  /// Fills a call site for a receiver, and returns the code to call.
  ///
  /// - Parameter record: the types written at the site, if the plugin is a checked build. A method
  ///   that cannot take them is not kept in the site, so that the next send is compared again.
  /// - Returns: nil for a nil receiver, and when nothing can be called; the thread then has a pending error.
  /// - Safety: the site must be a static one of a loaded plugin, the receiver null or a living object, the record the site's.
  package static func fill(
    _ site: UnsafeMutablePointer<carob_call_site>, _ receiver: UnsafeMutableRawPointer?,
    checking record: UnsafePointer<carob_send_record>? = nil
  ) -> IMP? {
    do throws(MessageError) {
      let selector = try selector(of: site)
      guard let receiver else { return nil }
      if let error = Zombies.error(for: receiver, selector) { throw error }
      if let other = Object.nameOfOther(receiver) {
        throw .unexpectedObject("an object", other, position: "the receiver of \(selector)")
      }
      let cls = RuntimeClass(record: Object.dispatchRecord(of: receiver))
      guard selector.argumentCount == Int(site.pointee.argument_count) else {
        throw .argumentCount(cls, selector, given: Int(site.pointee.argument_count))
      }
      return site.pointee.super_of == nil
        ? try fill(site, receiver, cls, selector, checking: record)
        : try fillSuper(site, receiver, cls, selector, checking: record)
    } catch {
      // SAFETY: the record is the site's.
      let place = record.map { "\(String(cString: $0.pointee.file)):\($0.pointee.line)" }
      let placed = place.map(error.sent(at:)) ?? error
      if error.code == .otherThread { MainThreadChecker.noteRefusal(placed) }
      PendingError.set(placed)
      return nil
    }
  }

  /// Returns the code for a message to `super` whose search starts at a class, for callers that name that class.
  ///
  /// - Returns: nil for a nil receiver, and when nothing can be called; the thread then has a pending error.
  /// - Safety: the receiver must be null or a living object, and an instance of the class or metaclass `start`.
  package static func superImplementation(
    from start: UnsafeMutablePointer<objc_class>?, _ receiver: UnsafeMutableRawPointer?,
    _ name: SEL?
  ) -> IMP? {
    guard let receiver else { return nil }
    do throws(MessageError) {
      guard let selector = Selector(name) else {
        throw .unexpectedObject("a selector", "null", position: "the name of a message to super")
      }
      if let error = Zombies.error(for: receiver, selector) { throw error }
      if let other = Object.nameOfOther(receiver) {
        throw .unexpectedObject("an object", other, position: "the receiver of \(selector)")
      }
      // A record that was never registered has no cache.
      guard let start, start.pointee.dtable != nil else {
        throw .unexpectedObject(
          "a class", start == nil ? "null" : "not registered",
          position: "[super \(selector)]: the class above")
      }
      return try MethodLookup.callable(for: receiver, in: RuntimeClass(record: start), selector).imp
    } catch {
      PendingError.set(error)
      return nil
    }
  }

  private static func selector(
    of site: UnsafeMutablePointer<carob_call_site>
  ) throws(MessageError) -> Selector {
    if let known = Selector(carob_site_selector(site)) { return known }
    do throws(RegistrationError) {
      let selector = try Selector(validating: String(cString: site.pointee.selector_name))
      carob_store_site_selector(site, selector.sel)
      return selector
    } catch {
      throw .handlerFailed(error)
    }
  }

  private static func fill(
    _ site: UnsafeMutablePointer<carob_call_site>, _ receiver: UnsafeMutableRawPointer,
    _ cls: RuntimeClass, _ selector: Selector, checking record: UnsafePointer<carob_send_record>?
  ) throws(MessageError) -> IMP {
    let (entry, imp) = try MethodLookup.callable(for: receiver, in: cls, selector)
    try check(entry, against: record, cls, selector)
    // So that a site of a view's class asks about the thread each time. One that a method of the same types has filled does not.
    if record == nil || !isOfMainThread(entry) { carob_store_site(site, entry) }
    return imp
  }

  private static func fillSuper(
    _ site: UnsafeMutablePointer<carob_call_site>, _ receiver: UnsafeMutableRawPointer,
    _ cls: RuntimeClass, _ selector: Selector, checking record: UnsafePointer<carob_send_record>?
  ) throws(MessageError) -> IMP {
    let name = String(cString: site.pointee.super_of)
    guard let named = RuntimeClass(named: name) else { throw .noSuperclass(of: name, selector) }
    let current = cls.isMetaclass ? named.metaclass : named
    guard let start = current.superclass else {
      throw .noSuperclass(of: name, selector)
    }
    let generation = Generation.current
    let (entry, imp) = try MethodLookup.callable(for: receiver, in: start, selector)
    try check(entry, against: record, start, selector)
    RuntimeLock.withLock { _ in
      // Keeps the entry only if nothing changed since, so that generation and entry belong
      // together. A message that is forwarded finds its target anew each time.
      guard Generation.current == generation, entry.pointee.receiver_class != nil,
        record == nil || !isOfMainThread(entry)
      else { return }
      // In the order that `carob_super_site_imp` relies on.
      carob_store_site(site, nil)
      carob_store_word(&site.pointee.generation, generation)
      carob_store_site(site, entry)
    }
    return imp
  }

  /// Whether an entry's method may be called on the main thread only.
  private static func isOfMainThread(_ entry: MethodEntry) -> Bool {
    // The class of a forwarded message has no such method.
    entry.pointee.implementor.map { MainThreadChecker.isOfMainThread(RuntimeClass(record: $0)) }
      ?? false
  }

  /// Throws when the types written at a site cannot call the method of an entry, or when the thread may not.
  private static func check(
    _ entry: MethodEntry, against record: UnsafePointer<carob_send_record>?, _ cls: RuntimeClass,
    _ selector: Selector
  ) throws(MessageError) {
    // SAFETY: the filler of a site passed the record that the compiler made for it.
    guard let record else { return }
    if let mismatch = RecordedSend(record).mismatch(with: entry.signature) {
      throw mismatch.error(cls, selector)
    }
    let implementor = entry.pointee.implementor.map(RuntimeClass.init)
    if let implementor,
      let error = MainThreadChecker.error(for: cls, selector, in: implementor)
    {
      throw error
    }
  }
}
