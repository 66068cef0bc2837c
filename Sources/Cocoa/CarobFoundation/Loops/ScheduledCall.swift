import CCarob
import CarobRuntime

/// A call that is made later: on a run loop, a queue or another thread. [any-thread]
///
/// It retains the object or block. As long as it lives, a plugin's block, or an instance of its class,
/// blocks unloading. Classes have no count, so a message to a class counts its method as if it were a block.
final class ScheduledCall: @unchecked Sendable {
  // SAFETY: everything is constant; the scheduler decides on which thread the code may run.

  /// The target of the call.
  enum Way {
    /// A block, with the caller's argument if it takes one.
    case block(Block)
    /// A message, with the argument if the method takes one.
    case send(Object, Selector, Object?)
    /// A message whose arguments are known.
    case invocation(NSInvocation)
  }

  let way: Way
  /// The function counted as a plugin's block; 0 for none.
  let countedFunction: UInt

  init(_ way: Way) {
    self.way = way
    countedFunction = Self.functionOfClass(way)
    if countedFunction != 0 { carob_count_block(countedFunction, 1) }
    if case .invocation(let invocation) = way { invocation.retainArguments() }
  }

  /// A message with one argument or none.
  convenience init(_ target: Object, _ selector: Selector, _ argument: Object?) {
    self.init(.send(target, selector, argument))
  }

  deinit {
    if countedFunction != 0 { carob_count_block(countedFunction, -1) }
  }

  private static func functionOfClass(_ way: Way) -> UInt {
    let (target, selector): (Object?, Selector?) =
      switch way {
      case .block: (nil, nil)
      case .send(let target, let selector, _): (target, selector)
      case .invocation(let invocation): (invocation.target, invocation.selector)
      }
    guard let cls = target as? ClassObject, cls.instanceClass.owner != nil, let selector,
      let code = cls.instanceClass.metaclass.implementation(for: selector)
    else { return 0 }
    return code.address
  }

  /// Makes the call, in a new autorelease pool.
  ///
  /// - Parameter argument: for a block, or a selector, that takes one and was given none.
  /// - Throws: the error of the call.
  func run(with argument: Object? = nil) throws {
    try autoreleasePool { try call(argument) }
  }

  private func call(_ argument: Object?) throws {
    switch way {
    case .block(let block):
      if let argument, block.signature?.arguments.count != 1 {
        try block.call(argument)
      } else {
        try block.call()
      }
    case .send(let target, let selector, let given):
      if selector.argumentCount == 1, let argument = given ?? argument {
        try HandlerCall.send(selector, to: target, argument)
      } else {
        try Self.ignoringResult { try target.perform(selector, given ?? argument) }
      }
    case .invocation(let invocation): try invocation.invoke()
    }
  }

  /// Calls a method; a result that is a structure is ignored.
  private static func ignoringResult(_ body: () throws -> Object?) throws {
    do {
      _ = try body()
    } catch let error as MessageError where error.code == .resultType {
      return
    }
  }

  /// Makes the call, and reports its error.
  ///
  /// - Parameter cause: describes the call for the report, given its name.
  func runReporting(with argument: Object? = nil, _ cause: (String) -> String) {
    do {
      try run(with: argument)
    } catch {
      UnhandledExceptions.report(error, by: cause(name))
    }
  }

  /// The name of the call, for people: `-[SKClock tick:]`, `a block`.
  var name: String {
    switch way {
    case .block: "a block"
    case .send(let target, let selector, _): Self.name(target, selector)
    case .invocation(let invocation):
      if let target = invocation.target, let selector = invocation.selector {
        Self.name(target, selector)
      } else {
        "an invocation"
      }
    }
  }

  private static func name(_ target: Object, _ selector: Selector) -> String {
    if let cls = target as? ClassObject { return "+[\(cls.instanceClass) \(selector)]" }
    return "-[\(target.runtimeClass) \(selector)]"
  }
}
