/// The calls of handlers, in order.
package final class CallLog {
  package var calls: [String] = []

  /// A log without calls.
  package init() {}

  /// How many calls begin with a text.
  package func count(of prefix: String) -> Int { calls.count { $0.hasPrefix(prefix) } }
}
