import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// A proxy that names its target.
private final class TargetProxy: NSProxy {
  var target: Object?

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: TargetProxy.self) { proxy in
      proxy.method("forwardingTargetForSelector:") { (this, _: Selector) in this.target }
    }
  }
}

/// A proxy that takes messages as invocations.
private final class RecordingProxy: NSProxy {
  var target: Object?
  var seen: [String] = []

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: RecordingProxy.self) { proxy in
      proxy.method("methodSignatureForSelector:") { (this, selector: Selector) in
        this.target?.runtimeClass.methodSignature(for: selector).map(MethodSignatureBox.init)
      }
      proxy.method("forwardInvocation:") { (this, message: NSInvocation) throws in
        this.seen.append(message.selector?.name ?? "")
        if let target = this.target { try message.invoke(on: target) }
      }
    }
  }
}

@Suite struct NSProxyTests {
  private func proxy(for target: Object?) -> TargetProxy {
    let made = TargetProxy()
    made.target = target
    return made
  }

  @Test func itIsARoot() throws {
    let cls = NSProxy.runtimeClass
    #expect(cls.name == "NSProxy")
    #expect(RuntimeClass(named: "NSProxy") == cls)
    #expect(cls.superclass == nil)
    #expect(cls.metaclass.superclass == cls)
    #expect(cls.metaclass.metaclass == cls.metaclass)
    #expect(TargetProxy.runtimeClass.superclass == cls)
    #expect(!TargetProxy.runtimeClass.isSubclass(of: Object.runtimeClass))
    #expect(
      cls.methods.map(\.selector.name) == [
        "autorelease", "class", "dealloc", "description", "doesNotRecognizeSelector:",
        "forwardInvocation:", "hash", "isEqual:", "isProxy", "methodSignatureForSelector:",
        "performSelector:", "performSelector:withObject:",
        "performSelector:withObject:withObject:", "release", "retain", "retainCount", "self",
        "zone",
      ])
  }

  @Test func whatOthersSendGoesToTheTarget() throws {
    let target = StringBox("target")
    for proxy in [proxy(for: target), recording(target)] as [Object] {
      #expect(try Message<() -> UInt>("length")(proxy) == 6)
      #expect(try proxy.send(Selector("hasPrefix:"), "tar", returning: Bool.self))
      let responds = Message<(Selector) -> Bool>("respondsToSelector:")
      #expect(try responds(proxy, Selector("length")))
      #expect(try !responds(proxy, Selector("zyx")))
      #expect(try Message<(RuntimeClass) -> Bool>("isKindOfClass:")(proxy, StringBox.runtimeClass))
      #expect((try proxy.value(forKey: "length") as? NumberBox)?.integerValue == 6)
      #expect(proxy.description == "target")
      #expect(try proxy.send(Selector("description"))?.description == "target")
    }
  }

  private func recording(_ target: Object?) -> RecordingProxy {
    let made = RecordingProxy()
    made.target = target
    return made
  }

  @Test func invocationsAreSeen() throws {
    let proxy = recording(StringBox("target"))
    #expect(try Message<() -> UInt>("length")(proxy) == 6)
    #expect(proxy.description == "target")
    #expect(proxy.seen == ["length", "description"])
  }

  @Test func whatIsItsOwn() throws {
    let proxy = proxy(for: StringBox("target"))
    #expect(try Message<() -> Bool>("isProxy")(proxy))
    #expect(try Message<() -> RuntimeClass>("class")(proxy) == TargetProxy.runtimeClass)
    #expect(try Message<() -> Object>("self")(proxy) === proxy)
    #expect(try Equality.isEqual(proxy, proxy))
    #expect(try !Equality.isEqual(proxy, StringBox("target")))
    let hash = Message<() -> UInt>("hash")
    #expect(try hash(proxy) == hash(proxy))
  }

  @Test func withoutATarget() throws {
    let proxy = proxy(for: nil)
    let text = "<TargetProxy: \(proxy.addressText)>"
    #expect(proxy.description == text)
    #expect(try proxy.send(Selector("description"))?.description == text)
    let error = #expect(throws: MessageError.self) { try proxy.send(Selector("zyx")) }
    #expect(
      error?.description == "-[TargetProxy zyx]: unrecognized selector; "
        + "nothing with a similar name is answered")
    #expect(throws: MessageError.self) {
      try Message<(Selector) -> Bool>("respondsToSelector:")(proxy, Selector("length"))
    }
    #expect(throws: MessageError.self) { try recording(nil).send(Selector("length")) }
  }

  @Test func classMessages() throws {
    let cls = TargetProxy.runtimeClass
    #expect(try Message<() -> RuntimeClass>("class")(cls.object) == cls)
    #expect(try Message<(Selector) -> Bool>("respondsToSelector:")(cls.object, Selector("alloc")))
    #expect(cls.object.description == "TargetProxy")
    let made = try Message<() -> Object>("alloc")(cls.object)
    #expect(made.runtimeClass == cls)
    #expect(throws: MessageError.self) { try cls.object.send(Selector("new")) }
  }

  /// A proxy's class made at run time, as a plugin does.
  @Test func subclassesAtRunTime() throws {
    let tracker = LifetimeTracker()
    let dealloc = Counter()
    let target = StringBox("target")
    let cls = try makeClass("Proxy", below: NSProxy.runtimeClass) { cls in
      try cls.addMethod(Selector("forwardingTargetForSelector:")) { (_: Object, _: Selector) in
        target
      }
      try cls.addMethod(Selector("dealloc")) { (_: Object) in dealloc.add() }
    }
    try autoreleasePool {
      let proxy = tracker.watch(try cls.makeInstance())
      #expect(try Message<() -> UInt>("length")(proxy) == 6)
      #expect(proxy is NSProxy)
    }
    #expect(tracker.living == 0)
    #expect(dealloc.value == 1)
  }

  @Test func nothingElseIsForwardedForEver() throws {
    // A signature for everything, and nobody to take the invocation.
    let cls = try makeClass("Proxy", below: NSProxy.runtimeClass) { cls in
      try cls.addMethod(Selector("methodSignatureForSelector:")) { (_: Object, _: Selector) in
        MethodSignatureBox(.plain)
      }
    }
    let error = #expect(throws: MessageError.self) {
      try cls.makeInstance().send(Selector("zyx"))
    }
    #expect(error?.code == .unrecognizedSelector)
  }
}
