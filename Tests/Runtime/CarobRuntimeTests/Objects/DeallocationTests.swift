import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

private final class Labelled: Object {
  var label = StringBox("label")

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Labelled.self) { labelled in
      labelled.property("label") {
        $0.label
      } set: {
        $0.label = $1
      }
    }
  }
}

@Suite struct DeallocationTests {
  private final class Trace {
    var steps: [String] = []
  }

  @Test func overridesAreCalledOnceEachWithSuper() throws {
    let trace = Trace()
    let top = try makeClass { cls in
      try cls.addMethod(Deallocation.dealloc) { (this: Object) in
        trace.steps.append("top")
        try this.sendSuper(above: cls, Deallocation.dealloc)
      }
    }
    let bottom = try makeClass(below: top) { cls in
      try cls.addMethod(Deallocation.dealloc) { (this: Object) in
        trace.steps.append("bottom")
        try this.sendSuper(above: cls, Deallocation.dealloc)
      }
    }
    do { _ = try bottom.make() }
    #expect(trace.steps == ["bottom", "top"])
    do { _ = try top.makeInstance() }
    #expect(trace.steps == ["bottom", "top", "top"])
  }

  @Test func swiftPropertiesAndVariablesAreStillThere() throws {
    let trace = Trace()
    let cls = try makeClass(below: Labelled.runtimeClass) { cls in
      var attributes = PropertyAttributes(type: "@")
      attributes.memory = .strong
      try cls.declareProperty("value", attributes)
      try cls.addMethod(Deallocation.dealloc) { (this: Object) in
        trace.steps.append(try this.send(Selector("label"))?.description ?? "none")
        trace.steps.append(try this.send(Selector("value"))?.description ?? "none")
        trace.steps.append((this as? Labelled)?.label.string ?? "none")
      }
    }
    let tracker = LifetimeTracker()
    try autoreleasePool {
      let object = tracker.watch(try cls.make())
      try object.send(Selector("setValue:"), tracker.watch(StringBox("value")))
    }
    #expect(trace.steps == ["label", "value", "label"])
    #expect(tracker.living == 0)
  }

  /// References to the object that its own `dealloc` autoreleases end before the object does.
  @Test func selfMayBeSentToWhileItGoes() throws {
    let trace = Trace()
    let tracker = LifetimeTracker()
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("this")) { (this: Object) in this }
      try cls.addMethod(Deallocation.dealloc) { (this: Object) in
        for _ in 0..<3 {
          let answer = try this.send(Selector("this"))
          trace.steps.append(answer === this ? "this" : "another")
        }
        _ = this.autoreleased()
        AssociatedObjects.set(
          tracker.watch(StringBox("late")), on: this, key: 1, policy: .retain)
      }
    }
    try autoreleasePool { _ = tracker.watch(try cls.make()) }
    #expect(trace.steps == ["this", "this", "this"])
    #expect(tracker.living == 0)
  }

  @Test func aStringsBytesLastThroughDealloc() throws {
    let trace = Trace()
    let cls = try makeClass(below: StringBox.runtimeClass) { cls in
      try cls.addMethod(Deallocation.dealloc) { (this: StringBox) in
        trace.steps.append(String(cString: this.utf8))
      }
    }
    do {
      let string = try #require(try cls.make() as? StringBox)
      _ = string.utf8
    }
    #expect(trace.steps == [""])
  }

  @Test func anErrorIsNoConcernOfWhoLetGo() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Deallocation.dealloc) { (_: Object) in throw RaisedError("in dealloc") }
    }
    do { _ = try cls.make() }
    #expect(PendingError.take() == nil)
    // Nor is what the one who let go had pending the concern of `dealloc`.
    let object = Unmanaged.passRetained(try cls.make())
    PendingError.set(RaisedError("earlier"))
    object.release()
    #expect(PendingError.take().map { "\($0)" } == "earlier")
  }

  @Test func cFunctionsAndOddEncodings() throws {
    let function: @convention(c) (Raw, SEL) -> Void = { this, _ in
      // SAFETY: the receiver is a living object.
      AssociatedObjects.get(from: Object.from(this) ?? Object(), key: 7).map {
        ($0 as? Tally)?.count.add()
      }
    }
    for (types, expected) in [("v@:", 1), ("@@:", 1), ("{R=dddd}@:", 0)] {
      let tally = Tally()
      let cls = try makeClass { cls in
        try cls.addMethod(Deallocation.dealloc, implementation(function), types: types)
      }
      do {
        let object = try cls.make()
        AssociatedObjects.set(tally, on: object, key: 7, policy: .retain)
      }
      #expect(tally.count.value == expected, "\(types)")
    }
  }

  private final class Tally: Object {
    let count = Counter()
  }

  @Test func aChangedClassDeallocatesAsTheNewOne() throws {
    let trace = Trace()
    func traced(_ name: String) throws -> RuntimeClass {
      try makeClass { cls in
        try cls.addMethod(Deallocation.dealloc) { (_: Object) in trace.steps.append(name) }
      }
    }
    let (first, second) = (try traced("first"), try traced("second"))
    do {
      let object = try first.make()
      try object.setClass(second)
    }
    #expect(trace.steps == ["second"])
  }

  @Test func swiftObjectsThatNobodySawCostNothing() {
    let tracker = LifetimeTracker()
    do { tracker.watch(Labelled()) }
    #expect(tracker.living == 0)
  }
}
