import CCarob

/// `-retain`, `-release` and similar methods, as both root classes have them: Swift counts.
///
/// A class may have its own. Code of modules in Objective-C then sends the message
/// (`CAROB_CLASS_COUNTS_ITSELF`). Swift's own counting and the functions of the host do not call them.
enum CountingMembers {
  private struct Root {
    let selector: Selector
    let types: String
    let code: Implementation
  }

  /// The methods that a class may override, with the root classes' code.
  private static let overridable: [Root] = {
    typealias ToObject =
      @convention(c) (UnsafeMutableRawPointer, SEL) -> UnsafeMutableRawPointer
    typealias ToNothing = @convention(c) (UnsafeMutableRawPointer, SEL) -> Void
    // SAFETY: the sender of a message passes a living object, and only releases references that it owns.
    let retain: ToObject = { id, _ in
      Object.retain(id)
      return id
    }
    let release: ToNothing = { id, _ in PendingError.settingAside { DeepRelease.release(id: id) } }
    let autorelease: ToObject = { id, _ in
      Object.autorelease(id)
      return id
    }
    return [
      Root(
        selector: Selector("retain"), types: "@16@0:8",
        code: Implementation(unsafeBitCast(retain, to: IMP.self))),
      Root(
        selector: Selector("release"), types: "Vv16@0:8",
        code: Implementation(unsafeBitCast(release, to: IMP.self))),
      Root(
        selector: Selector("autorelease"), types: "@16@0:8",
        code: Implementation(unsafeBitCast(autorelease, to: IMP.self))),
    ]
  }()

  /// The number of references. A function in C, because a method in Swift would retain the receiver, and count that.
  private static let retainCount: Implementation = {
    typealias ToCount = @convention(c) (UnsafeMutableRawPointer, SEL) -> UInt
    // SAFETY: the sender of a message passes a living object.
    let count: ToCount = { id, _ in references(of: id) }
    return Implementation(unsafeBitCast(count, to: IMP.self))
  }()

  static func define(_ root: ClassMembers<Object>) {
    for method in overridable {
      root.method.mustSucceed("counting") { () throws(RegistrationError) in
        try root.cls.addMethod(method.selector, method.code, types: method.types)
      }
    }
    root.method.mustSucceed("counting") { () throws(RegistrationError) in
      try root.cls.addMethod(Selector("retainCount"), retainCount, types: "Q16@0:8")
    }
    root.method("- (void *)zone") { _ in Pointer(nil) }
  }

  private static func references(of id: UnsafeMutableRawPointer) -> UInt {
    let peer = Object.peer(of: id)
    // SAFETY: the sender of the message has a reference.
    let other = peer._withUnsafeGuaranteedRef { countElsewhere(of: $0) }
    // By its address, since Swift may retain an argument.
    return other ?? UInt(swift_retainCount(peer.toOpaque()))
  }

  /// The number of references to an object that Swift does not count: `UInt.max` if it has no count. Nil for all others.
  private static func countElsewhere(of object: Object) -> UInt? {
    if let block = (object as? NSBlock)?.held {
      // The peer in Swift has one of the references.
      return carob_is_heap_block(block) ? UInt(carob_block_count(block)) - 1 : .max
    }
    return object is ClassObject || object.isLiteral ? .max : nil
  }

  // MARK: Classes that count themselves

  /// A method that marks classes whose `-retain` and so on do what the runtime does, as GNUstep's classes
  /// have it. Then the messages need not be sent, and the methods may call the runtime themselves.
  private static let compliance = Selector("_ARCCompliantRetainRelease")

  /// Whether the selector is one with which a class counts references, or the marker of a class that does not.
  static func areSent(_ selector: Selector) -> Bool {
    overridable.contains { $0.selector == selector } || selector == compliance
  }

  /// Notes for a class and all below it whether they count themselves. To be called whenever that may have changed.
  ///
  /// - Locking: the runtime's lock is held.
  static func noteOverrides(
    from record: UnsafeMutablePointer<objc_class>, _ state: inout RuntimeState
  ) {
    let flag = UInt(CAROB_CLASS_COUNTS_ITSELF)
    ClassTree.forEach(from: record, &state) { record in
      let methods = ClassData.of(record).methods
      let hasOwn = overridable.contains { root in
        methods[root.selector.index]?.pointee.imp.map { Implementation($0) != root.code } ?? false
      }
      let above = carob_load_superclass(record).map { carob_load_class_info($0) & flag != 0 }
      if methods[compliance.index] == nil, hasOwn || above ?? false {
        carob_add_class_info(record, flag)
      } else if carob_load_class_info(record) & flag != 0 {
        carob_remove_class_info(record, flag)
      }
    }
  }
}
