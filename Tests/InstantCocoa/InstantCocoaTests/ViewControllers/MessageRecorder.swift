import CarobRuntime
import InstantCocoa

/// A delegate that implements exactly the selectors it is told to, and records every message.
final class MessageRecorder {
  /// One message.
  struct Received {
    let selector: String
    let arguments: [Object]
  }

  /// Everything received, in order.
  private(set) var received: [Received] = []

  /// The object to set as a delegate.
  let object: Object

  private nonisolated(unsafe) static var count = 0

  /// Implements the selectors, each with objects as arguments and no result.
  init(_ selectors: [String], superclass: RuntimeClass = Object.runtimeClass) throws {
    Self.count += 1
    let cls = try RuntimeClass.allocatePair(
      named: "MessageRecorder\(Self.count)", superclass: superclass)
    let log = Log()
    for name in selectors {
      let selector = try Selector(validating: name)
      if selector.argumentCount == 1 {
        try cls.addMethod(selector) { (_: Object, a: Object) in
          log.recorder?.received.append(Received(selector: name, arguments: [a]))
        }
      } else {
        try cls.addMethod(selector) { (_: Object, a: Object, b: Object) in
          log.recorder?.received.append(Received(selector: name, arguments: [a, b]))
        }
      }
    }
    try cls.registerPair()
    object = try cls.make()
    log.recorder = self
  }

  private final class Log {
    weak var recorder: MessageRecorder?
  }

  /// Adds a method that the delegate implements besides.
  var runtimeClass: RuntimeClass { object.runtimeClass }

  /// The messages of one selector.
  func received(_ selector: String) -> [Received] { received.filter { $0.selector == selector } }
}
