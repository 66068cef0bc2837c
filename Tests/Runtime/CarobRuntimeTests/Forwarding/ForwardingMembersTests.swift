import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// The root's methods about methods, and `NSMethodSignature`.
@Suite struct ForwardingMembersTests {
  private func worker() throws -> Object {
    try makeClass("Worker") { cls in
      try cls.addMethod(Selector("none")) { (_: Object) in "none" }
      try cls.addMethod(Selector("one:")) { (_: Object, a: Object?) in a }
      try cls.addMethod(Selector("two:and:")) { (_: Object, a: String, b: String) in a + b }
      try cls.addMethod(Selector("count")) { (_: Object) in 3 }
      try cls.addMethod(Selector("nothing")) { (_: Object) in }
      try cls.addMethod(Selector("take:")) { (_: Object, _: Double) in }
      try cls.addMethod(Selector("rect")) { (_: Object) in Rect(x: 1, y: 2, width: 3, height: 4) }
      try cls.addMethod(Selector("newThing")) { (_: Object) in StringBox("new") }
      try cls.metaclass.addMethod(Selector("one:")) { (_: ClassObject, a: Object?) in a }
    }.make()
  }

  private let perform = Message<(Selector) -> Object?>("performSelector:")
  private let performWith = Message<(Selector, Object?) -> Object?>("performSelector:withObject:")
  private let performWithTwo = Message<(Selector, Object?, Object?) -> Object?>(
    "performSelector:withObject:withObject:")

  @Test func performing() throws {
    let worker = try worker()
    #expect(try perform(worker, Selector("none"))?.description == "none")
    #expect(try performWith(worker, Selector("one:"), worker) === worker)
    #expect(try performWith(worker, Selector("one:"), nil) == nil)
    let (a, b) = (StringBox("a"), StringBox("b"))
    #expect(try performWithTwo(worker, Selector("two:and:"), a, b)?.description == "ab")
    #expect(try (perform(worker, Selector("count")) as? NumberBox)?.integerValue == 3)
    #expect(try perform(worker, Selector("nothing")) == nil)
    #expect(try performWith(worker.runtimeClass.object, Selector("one:"), a) === a)
  }

  @Test func performingWhatDoesNotFit() throws {
    let worker = try worker()
    let scalar = #expect(throws: MessageError.self) {
      try performWith(worker, Selector("take:"), StringBox("x"))
    }
    #expect(scalar?.code == .argumentType)
    // Arguments that the method does not take are left out, and those that it takes besides are zero.
    #expect(try perform(worker, Selector("one:")) == nil)
    #expect(try performWith(worker, Selector("none"), nil)?.description == "none")
    let rect = #expect(throws: MessageError.self) { try perform(worker, Selector("rect")) }
    #expect(rect?.code == .resultType)
    let missing = #expect(throws: MessageError.self) { try perform(worker, Selector("zyx")) }
    #expect(missing?.code == .unrecognizedSelector)
  }

  /// The caller never owns the result, whatever the performed method's family.
  @Test func performingOwnership() throws {
    let tracker = LifetimeTracker()
    let worker = try worker()
    try autoreleasePool {
      for _ in 0..<3 {
        tracker.watch(try #require(try perform(worker, Selector("newThing"))))
        #expect(try perform(worker, Selector("init")) === worker)
      }
    }
    #expect(tracker.living == 0)
  }

  @Test func implementations() throws {
    let worker = try worker()
    let cls = worker.runtimeClass
    let found = try Message<(Selector) -> Pointer>("methodForSelector:")(worker, Selector("count"))
    #expect(
      UInt(bitPattern: found.address)
        == cls.instanceMethod(for: Selector("count"))?.implementation.address)
    let ofInstances = try Message<(Selector) -> Pointer>("instanceMethodForSelector:")(
      cls.object, Selector("count"))
    #expect(ofInstances.address == found.address)
    #expect(
      try Message<(Selector) -> Pointer>("methodForSelector:")(worker, Selector("zyx")).address
        == unsafeBitCast(ForwardingAddress.code, to: UnsafeMutableRawPointer.self))
  }

  @Test func signatures() throws {
    let worker = try worker()
    let cls = worker.runtimeClass
    let box = try Message<(Selector) -> MethodSignatureBox?>("methodSignatureForSelector:")(
      worker, Selector("take:"))
    #expect(box?.signature.encoding.encoding == "v@:d")
    let ofInstances = try Message<(Selector) -> MethodSignatureBox?>(
      "instanceMethodSignatureForSelector:")(cls.object, Selector("count"))
    #expect(ofInstances?.description == "q@:")
    let ofClass = try Message<(Selector) -> MethodSignatureBox?>("methodSignatureForSelector:")(
      cls.object, Selector("one:"))
    #expect(ofClass?.description == "@@:@")
    #expect(
      try Message<(Selector) -> MethodSignatureBox?>("methodSignatureForSelector:")(
        worker, Selector("zyx")) == nil)
    #expect(cls.methodSignature(for: Selector("zyx")) == nil)
  }

  @Test func signatureBoxes() throws {
    let made = try "Vd32@0:8{CGRect=dddd}16c24".withCString { types in
      try Message<(CString) -> MethodSignatureBox>("signatureWithObjCTypes:")(
        MethodSignatureBox.runtimeClass.object, CString(pointer: types))
    }
    func number(_ selector: StaticString) throws -> UInt { try Message<() -> UInt>(selector)(made) }
    #expect(try number("numberOfArguments") == 4)
    #expect(try number("methodReturnLength") == 8)
    #expect(try number("frameLength") == 56)
    #expect(try Message<() -> Bool>("isOneway")(made))
    let type = Message<(UInt) -> CString>("getArgumentTypeAtIndex:")
    let types = try (0..<4).map { String(cString: try #require(try type(made, $0).pointer)) }
    #expect(types == ["@", ":", "{CGRect=dddd}", "c"])
    let result = try Message<() -> CString>("methodReturnType")(made)
    #expect(String(cString: try #require(result.pointer)) == "Vd")
    let error = #expect(throws: MessageError.self) { try type(made, 4) }
    #expect(
      error?.description
        == "\"Vd@:{CGRect=dddd}c\" has no argument 4; they are numbered from 0 to 3")
    #expect(throws: MessageError.self) { try type(made, .max) }
    #expect(try Equality.isEqual(made, MethodSignatureBox(made.signature)))
    #expect(try !Equality.isEqual(made, MethodSignatureBox(.plain)))
    #expect(made.hash == MethodSignatureBox(made.signature).hash)
  }

  @Test(arguments: ["", "nonsense", "v@:{"]) func signaturesThatDoNotParse(_ types: String)
    throws
  {
    let error = #expect(throws: MessageError.self) {
      try types.withCString { types in
        try Message<(CString) -> MethodSignatureBox>("signatureWithObjCTypes:")(
          MethodSignatureBox.runtimeClass.object, CString(pointer: types))
      }
    }
    #expect(error?.underlying is EncodingError)
  }

  @Test func theRootTakesNoStep() throws {
    let object = Object()
    let selector = Selector("zyx")
    #expect(try !Message<() -> Bool>("isProxy")(object))
    #expect(
      try Message<(Selector) -> Object?>("forwardingTargetForSelector:")(object, selector) == nil)
    #expect(
      try !Message<(Selector) -> Bool>("resolveInstanceMethod:")(
        object.runtimeClass.object, selector))
    let error = #expect(throws: MessageError.self) {
      try Message<(Selector) -> Void>("doesNotRecognizeSelector:")(object, selector)
    }
    #expect(
      error?.description
        == "-[NSObject zyx]: unrecognized selector; nothing with a similar name is answered")
    let invocation = try NSInvocation(.plain)
    let forward = Message<(NSInvocation) -> Void>("forwardInvocation:")
    let empty = #expect(throws: MessageError.self) { try forward(object, invocation) }
    #expect(empty?.description == "an invocation of \"v@:\" has no selector")
    invocation.selector = selector
    let refused = #expect(throws: MessageError.self) { try forward(object, invocation) }
    #expect(refused?.description == error?.description)
  }
}
