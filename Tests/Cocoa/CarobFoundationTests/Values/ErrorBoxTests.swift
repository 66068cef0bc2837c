import Foundation
import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct ErrorBoxTests {
  private struct Custom: CustomNSError, LocalizedError {
    static var errorDomain: String { "org.example.custom" }
    var errorCode: Int { 7 }
    var errorUserInfo: [String: Any] { ["path": "/tmp"] }
    var errorDescription: String? { "cannot be read" }
  }

  private struct Chain: ChainedError, Equatable {
    var underlyingErrors: [any Error] { [RaisedError("first"), RangeError(index: 3, count: 1)] }
  }

  private enum Plain: Error { case a, b }

  private func text(_ box: Object, _ message: StaticString) throws -> String? {
    try box.send(Selector(message))?.description
  }

  /// An error of a subclass, whose own initialiser is used.
  @Test func isOfTheReceiversClass() throws {
    let cls = try makeClass("ParseError", below: ErrorBox.runtimeClass) { cls in
      try cls.addMethod(Selector("localizedDescription")) { (_: Object) in "in a subclass" }
    }
    let made = try #require(
      try cls.object.send(
        Selector("errorWithDomain:code:userInfo:"), "org.example", 5, DictionaryBox([:])))
    #expect(made.runtimeClass == cls)
    #expect(try made.send(Selector("code"), returning: Int.self) == 5)
    #expect(try text(made, "localizedDescription") == "in a subclass")
    let own = try #require(
      try cls.make().send(
        Selector("initWithDomain:code:userInfo:"), "org.example", 6, nil as Object?))
    #expect(own.runtimeClass == cls)
    #expect(try own.send(Selector("code"), returning: Int.self) == 6)
  }

  /// A subclass in Swift, with something of its own.
  private final class SyntaxError: ErrorBox, @unchecked Sendable {
    private(set) var line = 0

    convenience init(line: Int) {
      self.init(domain: "Syntax", code: 1, userInfo: nil)
      self.line = line
    }

    override var localizedDescription: String { "line \(line): unexpected character" }
  }

  @Test func mayHaveSubclassesInSwift() throws {
    let error = SyntaxError(line: 4)
    #expect(error.runtimeClass.name == "SyntaxError")
    #expect(try text(error, "localizedDescription") == "line 4: unexpected character")
    #expect(try text(error, "domain") == "Syntax")
    #expect("\(error)" == "line 4: unexpected character")
    let foundations = error as any Error as NSError
    #expect(foundations.domain == "Syntax")
    #expect(foundations.code == 1)
    #expect((error as any Error).localizedDescription == "line 4: unexpected character")
    #expect(foundations.localizedDescription == "line 4: unexpected character")
    let made = try SyntaxError.runtimeClass.object.send(
      Selector("errorWithDomain:code:userInfo:"), "D", 2, nil as Object?)
    #expect((made as? SyntaxError)?.code == 2)
  }

  @Test func isTheSameObjectWhereItArrives() throws {
    let error = SyntaxError(line: 4)
    let cls = try makeClass("Parser") { cls in
      try cls.addMethod(Selector("parse")) { (_: Object) -> Object? in throw error }
    }
    let failure = try #require(
      #expect(throws: MessageError.self) { try cls.make().send(Selector("parse")) })
    #expect(failure.underlying as? SyntaxError === error)
    #expect(ErrorBox.of(failure) === error)
    #expect(ErrorBox.of(error) === error)
    #expect(error.thrown as? SyntaxError === error)
    #expect(try error.unboxed as? SyntaxError === error)
    #expect(try Object.boxing(error as any Error) === error)
    #expect(ErrorBox(Plain.a).thrown as? Plain == .a)
    #expect(ErrorBox.of(Plain.b).error as? Plain == .b)
  }

  @Test func isMadeFromC() throws {
    let cause = ErrorBox(Plain.b)
    let info = MutableDictionaryBox([
      "NSLocalizedDescription": StringBox("text"), "NSUnderlyingError": cause,
    ])
    let made = try #require(
      try ErrorBox.runtimeClass.object.send(
        Selector("errorWithDomain:code:userInfo:"), "org.example", 5, info) as? ErrorBox)
    info.entries = ObjectTable()
    #expect(try text(made, "domain") == "org.example")
    #expect(try made.send(Selector("code"), returning: Int.self) == 5)
    #expect(try text(made, "localizedDescription") == "text")
    #expect(made.description == "text")
    #expect(made.userInfo["NSUnderlyingError"] === cause)
    #expect(made.underlyingErrors.first as? Plain == .b)
    let bridged = made.error as NSError
    #expect(bridged.domain == "org.example")
    #expect(bridged.localizedDescription == "text")
    #expect(made.isEqual(ErrorBox(domain: "org.example", code: 5, userInfo: made.userInfo)))
    #expect(!made.isEqual(ErrorBox(domain: "org.example", code: 5, userInfo: nil)))
    let bare = try ErrorBox.runtimeClass.object.send(
      Selector("errorWithDomain:code:userInfo:"), "d", 1, Object?.none)
    #expect((bare as? ErrorBox)?.userInfo.count == 0)
  }

  @Test func tellsOfSwiftErrors() throws {
    let custom = ErrorBox(Custom())
    #expect(custom.domain == "org.example.custom")
    #expect(custom.code == 7)
    #expect(custom.localizedDescription == "cannot be read")
    #expect(custom.userInfo["path"]?.description == "/tmp")
    #expect(custom.userInfo["NSLocalizedDescription"]?.description == "cannot be read")
    #expect(ErrorBox(Plain.a).domain.hasSuffix("Plain"))
    #expect(!ErrorBox(Plain.a).isEqual(ErrorBox(Plain.b)))
    #expect(ErrorBox(Plain.a).isEqual(ErrorBox(Plain.a)))
    #expect(ErrorBox(RaisedError("raised")).localizedDescription == "raised")
    #expect(!ErrorBox(RaisedError("x")).isEqual(ErrorBox(RaisedError("y"))))
  }

  @Test func chainsGoThroughAndComeBack() throws {
    let box = ErrorBox(Chain())
    #expect(box.error is Chain)
    let beneath = try #require(try box.send(Selector("underlyingErrors")) as? ArrayBox)
    #expect(try beneath.objects().map { ($0 as? ErrorBox)?.error is RangeError } == [false, true])
    #expect((box.userInfo["NSUnderlyingError"] as? ErrorBox)?.error is RaisedError)
    #expect((box.userInfo["NSMultipleUnderlyingErrorsKey"] as? ArrayBox)?.count == 2)
    // The same as an error of C's whose cause it is.
    let outer = ErrorBox(
      domain: "d", code: 1, userInfo: DictionaryBox(["NSUnderlyingError": box]))
    #expect(outer.underlyingErrors.first is Chain)
    let message = try #require(
      #expect(throws: MessageError.self) { try ArrayBox([]).send(Selector("objectAtIndex:"), 0) })
    #expect(ErrorBox(message).underlyingErrors.first is RangeError)
  }

  @Test func foundationsErrorsKeepTheirWords() {
    let error = NSError(
      domain: "d", code: 3,
      userInfo: [NSLocalizedDescriptionKey: "hi", NSUnderlyingErrorKey: Plain.a])
    let box = ErrorBox(error)
    #expect(box.localizedDescription == "hi")
    #expect(box.code == 3)
    #expect(box.underlyingErrors.first as? Plain == .a)
    #expect((box.userInfo["NSUnderlyingError"] as? ErrorBox)?.error as? Plain == .a)
    #expect((box.error as NSError) === error)
  }
}
