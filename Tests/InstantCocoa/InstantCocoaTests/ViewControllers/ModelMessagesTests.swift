import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import InstantCocoa

/// What is kept of the answers of delegates.
@Suite struct ModelMessagesTests {
  private let messages = ModelMessages(heights: .heightInTable)
  private let object = Object()

  /// A delegate whose class answers for itself whether it takes a message.
  private func delegate(_ answer: @escaping (String) -> Bool) throws -> Object {
    try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("respondsToSelector:")) { (_: Object, selector: Selector) in
        answer(selector.name)
      }
    }
  }

  @Test func anAnswerIsKept() throws {
    let delegate = try delegate { $0 == "configureCell:withObject:" }
    // Other tests make classes meanwhile, after which everything is asked again.
    let isKept = try (0..<1000).contains { _ in
      let first = try messages.binding(for: object, delegate: delegate)
      #expect(first.configuration.selector?.name == "configureCell:withObject:")
      return try messages.binding(for: object, delegate: delegate) === first
    }
    #expect(isKept)
  }

  /// The delegate that is set meanwhile, of the same class, may answer otherwise.
  @Test func anAnswerOfADelegateThatWasReplacedMeanwhileIsNotKept() throws {
    var isReplaced = false
    let delegate = try delegate { name in
      if name != "configureCell:withObject:" { return false }
      defer {
        messages.forgetAnswers()
        isReplaced = true
      }
      return !isReplaced
    }
    let first = try messages.binding(for: object, delegate: delegate)
    #expect(first.configuration.selector != nil)
    let second = try messages.binding(for: object, delegate: delegate)
    #expect(second !== first)
    #expect(second.configuration.selector == nil)
    #expect(try messages.chain(.configureCell, for: object, delegate: delegate).selector == nil)
  }

  /// The chain for heights comes after the one for cells.
  @Test func anAnswerOfADelegateThatIsReplacedAfterwardsIsNotKept() throws {
    var isReplaced = false
    let delegate = try delegate { name in
      if name == "configureCell:withObject:" { return !isReplaced }
      if name.contains("heightFor"), !isReplaced {
        isReplaced = true
        messages.forgetAnswers()
      }
      return false
    }
    let first = try messages.binding(for: object, delegate: delegate)
    #expect(first.configuration.selector != nil)
    #expect(isReplaced)
    let second = try messages.binding(for: object, delegate: delegate)
    #expect(second.configuration.selector == nil)
  }
}
