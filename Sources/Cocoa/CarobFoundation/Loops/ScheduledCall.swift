import CCarob
import CarobRuntime

/// What is called later: on a run loop, a queue or another thread. [any-thread]
///
/// It keeps what it calls. A block of a plugin, or an instance of its class, is in the way of the plugin's unloading as long
/// as this lives; for a class, which nobody counts, its method is counted as if it were a block.
final class ScheduledCall: @unchecked Sendable {
  // SAFETY: everything is constant; on which thread the code may run is for whoever schedules it to say.

  /// What there is to call.
  enum Way {
    /// A block, with the caller's argument if it takes one.
    case block(Block)
    /// A message, with that argument if the selector takes one.
    case send(Object, Selector, Object?)
    /// A message whose arguments are known.
    case invocation(Invocation)
  }

  let way: Way
  /// What counts as a block of the plugin's; 0 for nothing.
  private let countedFunction: UInt

  init(_ way: Way) {
    self.way = way
    countedFunction = Self.functionOfClass(way)
    if countedFunction != 0 { carob_count_block(countedFunction, 1) }
    if case .invocation(let invocation) = way { invocation.retainArguments() }
  }

  /// A message with one argument or none.
  ///
  /// - Throws: an exception when the selector takes more.
  convenience init(
    _ target: Object, _ selector: Selector, _ argument: Object?, for method: String
  ) throws {
    guard selector.argumentCount <= 1 else {
      throw ObjectiveCException.invalidArgument(
        "\(method): \(target.runtimeClass)'s \(selector) takes \(selector.argumentCount) arguments, "
          + "where one is passed at most")
    }
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

  /// Calls it, with an autorelease pool of its own.
  ///
  /// - Parameter argument: for a block, or a selector, that takes one and was given none.
  /// - Throws: what it raised.
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
      guard selector.argumentCount > 0 else {
        try Self.ignoringResult { try target.send(selector) }
        return
      }
      if let argument = given ?? argument {
        try HandlerCall.send(selector, to: target, argument)
      } else {
        try Self.ignoringResult { try target.send(selector, Object?.none) }
      }
    case .invocation(let invocation): try invocation.invoke()
    }
  }

  /// A structure that a method returns is nobody's concern.
  private static func ignoringResult(_ body: () throws -> Object?) throws {
    do {
      _ = try body()
    } catch let error as MessageError where error.code == .resultType {
      return
    }
  }

  /// Calls it; what it raises is reported.
  ///
  /// - Parameter cause: says what it is to whoever called for it, given its name.
  func runReporting(with argument: Object? = nil, _ cause: (String) -> String) {
    do {
      try run(with: argument)
    } catch {
      UnhandledExceptions.report(error, by: cause(name))
    }
  }

  /// What is called, for people: `-[SKClock tick:]`, `a block`.
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
