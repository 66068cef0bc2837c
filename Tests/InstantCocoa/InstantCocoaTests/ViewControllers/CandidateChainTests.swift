import CarobFoundation
import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import InstantCocoa

@Suite struct CandidateChainTests {
  private func chain(
    _ object: Object, _ family: ModelMessageFamily, _ delegate: Object?
  ) throws -> CandidateChain {
    try ModelMessages(heights: nil).chain(family, for: object, delegate: delegate)
  }

  private func named(_ name: String?) throws -> Object {
    try RuntimeFixture.makeObject { cls in
      try cls.metaclass.addMethod(Selector("modelName")) { (_: Object) in name }
    }
  }

  @Test("Every name is told, with what came of it") func explains() throws {
    let object = try named("User")
    let name = object.runtimeClass.name
    let delegate = try MessageRecorder(["configureCell:with\(name):"])
    let chain = try chain(object, .configureCell, delegate.object)
    let delegateName = delegate.runtimeClass.name
    #expect(
      chain.steps.map(\.description) == [
        "configureCell:withUser: (from +modelName) is not answered",
        "configureCell:with\(name): (from the class name) is answered by \(delegateName)",
        "configureCell:withObject: (for any object) is not needed",
      ])
    #expect(chain.candidates.map(\.selector).count == 2)
    #expect(chain.implementor == delegate.runtimeClass)
  }

  @Test("D 5: unusable names are skipped and said", arguments: ["", "a:b", " ", "-_"])
  func unusable(_ name: String) throws {
    let chain = try chain(try named(name), .didSelectInCollection, nil)
    #expect(chain.steps[0].outcome == .unusableName)
    #expect(
      chain.steps[0].description
        == "\(name.debugDescription) (from +modelName) is skipped: the name makes no selector")
    #expect(chain.steps.dropFirst().allSatisfy { $0.outcome == .noDelegate })
  }

  @Test("D 5: nil is skipped and said") func nilName() throws {
    let chain = try chain(try named(nil), .configureCell, nil)
    #expect(
      chain.steps[0].description
        == "no name (from +modelName) is skipped: +modelName gave no string")
  }

  @Test("D 6: an equal name is skipped and said") func equal() throws {
    let object = try named("object")
    let chain = try chain(object, .configureCell, try MessageRecorder([]).object)
    #expect(chain.steps.map(\.outcome) == [.notAnswered, .notAnswered, .equalToEarlier])
    #expect(
      chain.steps[2].description
        == "configureCell:withObject: (for any object) is skipped: it was considered already")
    #expect(chain.candidates.count == 2)
  }

  @Test("Placeholders, errors, and objects without a model name") func sources() throws {
    #expect(
      try chain(ICLoadingPlaceholder(), .configureCell, nil).steps.map(\.source) == [
        .placeholder, .modelName, .className, .object,
      ])
    let error = try chain(ErrorBox(RaisedError("x")), .didSelectInTable, nil)
    #expect(error.steps.map(\.source) == [.error, .modelName, .className, .object])
    #expect(error.steps[1].outcome == .noModelName)
    #expect(
      error.steps[1].description
        == "no name (from +modelName) is skipped: the class has no +modelName")
    #expect(
      error.steps[0].description
        == "tableView:didSelectError: (the object is an error) has no delegate to answer it")
  }
}
