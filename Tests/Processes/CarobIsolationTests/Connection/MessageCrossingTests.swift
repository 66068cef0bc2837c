import CarobRuntime
import Foundation
import InstantCocoa
import Testing

@testable import CarobIsolation

/// Messages to proxies: what crosses by value, what by name, and what is refused.
@Suite struct MessageCrossingTests {
  private let sides: TwoSides
  private let root: Object
  private let theirs = EchoObject()
  private let ours = EchoObject()

  init() throws {
    sides = try TwoSides(hereRoot: ours, thereRoot: theirs)
    root = try sides.here.root()
  }

  private static var values: [Object] {
    [
      StringBox("Zoë 🦉"), StringBox(""), NumberBox(-1), NumberBox(UInt64.max), NumberBox(0.5),
      NumberBox(true), DateBox(Date(timeIntervalSinceReferenceDate: 1e8)),
      DataBox(Data([0, 1, 255])),
      URLBox(URL(fileURLWithPath: "/a b")), NullBox(), IndexPathBox(IndexPath(section: 1, row: 2)),
      ArrayBox([StringBox("a"), ArrayBox([NullBox()])]), SetBox([NumberBox(1), NumberBox(2)]),
      DictionaryBox(["a": NumberBox(1), "b": ArrayBox([])]),
    ]
  }

  @Test func copiesValues() throws {
    for value in Self.values {
      let answer = try root.send(Selector("echo:"), value)
      #expect(answer?.isEqual(value) == true, "\(value)")
      #expect(answer !== value)
      #expect(answer?.runtimeClass == value.runtimeClass)
    }
    #expect(try root.send(Selector("echo:"), Object?.none) == nil)
    let truth = try root.send(Selector("echo:"), NumberBox(false)) as? NumberBox
    #expect(truth?.isBool == true)
  }

  @Test func copiesErrors() throws {
    let error = ErrorBox(domain: "D", code: 7, userInfo: nil)
    let answer = try #require(try root.send(Selector("echo:"), error) as? ErrorBox)
    #expect(answer.localizedDescription == error.localizedDescription)
    #expect((answer.error as? RemoteError)?.domain == "D")
    #expect((answer.error as? RemoteError)?.code == 7)
  }

  @Test func passesNumbersSelectorsAndStrings() throws {
    #expect(try root.send(Selector("add:to:"), 40, 2, returning: Int.self) == 42)
    #expect(try root.send(Selector("add:to:"), Int.max, Int.min, returning: Int.self) == -1)
    #expect(try root.send(Selector("half:"), Float(3), returning: Float.self) == 1.5)
    #expect(try root.send(Selector("not:"), true, returning: Bool.self) == false)
    #expect(try root.send(Selector("nameOf:"), Selector("a:b:"), returning: String.self) == "a:b:")
    let length = try "four".withCString {
      try root.send(Selector("lengthOf:"), CString(pointer: $0), returning: Int.self)
    }
    #expect(length == 4)
    #expect(try root.send(Selector("lengthOf:"), CString(pointer: nil), returning: Int.self) == 0)
  }

  @MainActor @Test func passesStructures() throws {
    InstantCocoaClasses.register()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    theirs.kept = view
    let proxy = try #require(try root.send(Selector("kept")))
    let frame = Message<() -> CGRect>("frame")
    #expect(try frame(proxy) == CGRect(x: 1, y: 2, width: 3, height: 4))
    let setFrame = Message<(CGRect) -> Void>("setFrame:")
    try setFrame(proxy, CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  /// They make their elements when they are asked for, but are the same for ever.
  @Test func copiesListsOfAnAnswer() throws {
    let list = try JSONDocument(Array(#"[{"a": 1}, {"a": 2}]"#.utf8)).object()
    #expect(try root.send(Selector("classNameOf:"), list, returning: String.self) == "NSArray")
    #expect(try root.send(Selector("echo:"), list)?.isEqual(list) == true)
  }

  @Test func namesOtherObjects() throws {
    let mutable = MutableArrayBox()
    #expect(
      try root.send(Selector("classNameOf:"), mutable, returning: String.self)
        == "CarobRemoteObject")
    // It comes back as what it is.
    #expect(try root.send(Selector("echo:"), mutable) === mutable)
    let made = try #require(try root.send(Selector("makeEcho")) as? RemoteObject)
    #expect(made.className == "IsolationEcho")
    #expect(made.objectDescription == "<CarobRemoteObject for IsolationEcho>")
    #expect(try made.send(Selector("add:to:"), 1, 2, returning: Int.self) == 3)
    // There is one proxy for an object.
    try root.send(Selector("keep:"), made)
    #expect(theirs.kept is EchoObject)
    #expect(try root.send(Selector("kept")) === made)
  }

  @Test func callsBackWhileItWaits() throws {
    ours.kept = StringBox("from here")
    #expect(try root.send(Selector("ask:"), ours, returning: String.self) == "from here")
  }

  @Test func letsGoOfObjects() throws {
    do {
      for _ in 0..<100 { try autoreleasePool { _ = try root.send(Selector("makeEcho")) } }
    }
    // What was let go of is told before the next message.
    _ = try root.send(Selector("add:to:"), 1, 1)
    #expect(sides.there.objects.count == 0)
    for _ in 0..<100 { try autoreleasePool { _ = try root.send(Selector("echo:"), EchoObject()) } }
    // What the other side lets go of is told behind its answer, and so before the next one.
    _ = try root.send(Selector("add:to:"), 1, 1)
    #expect(sides.here.objects.count == 0)
  }

  @Test func tellsWhatWasRaised() throws {
    let error = #expect(throws: MessageError.self) { try root.send(Selector("fail")) }
    #expect(error?.description == "-[IsolationEcho fail]: it was to fail")
    #expect((error?.underlying as? RemoteError)?.cause == "it was to fail")
  }

  @Test func tellsWhatNobodyAnswers() throws {
    let error = #expect(throws: MessageError.self) { try root.send(Selector("frobnicate")) }
    #expect(error?.code == .unrecognizedSelector)
  }

  @Test func refusesPointers() throws {
    let error = #expect(throws: MessageError.self) {
      try root.send(Selector("at:"), Pointer(nil), returning: Bool.self)
    }
    #expect(
      error?.description
        == "at:: argument 1 has type \"^v\", which cannot be sent to another process")
  }

  @Test func refusesWhatIsTooLarge() throws {
    let data = DataBox(Data(count: WireFrame.largest))
    let error = #expect(throws: MessageError.self) { try root.send(Selector("echo:"), data) }
    #expect(error?.description.hasSuffix("is too large; the limit is 16777216") == true)
    // The connection goes on.
    #expect(try root.send(Selector("add:to:"), 1, 2, returning: Int.self) == 3)
  }

  @Test(arguments: ["class", "retain", "release", "dealloc", "performSelector:", "valueForKey:"])
  func keepsWhatIsNotForOthersFromThem(_ name: String) throws {
    let selector = try Selector(validating: name)
    #expect(!ObjectAccess.ownMessages.permits(selector, to: ours))
    #expect(
      !ObjectAccess.ownMessages.permits(Selector("alloc"), to: EchoObject.runtimeClass.object))
  }

  @Test func permitsOwnMessages() throws {
    #expect(ObjectAccess.ownMessages.permits(Selector("kept"), to: ours))
    #expect(ObjectAccess.ownMessages.permits(Selector("description"), to: ours))
  }
}
