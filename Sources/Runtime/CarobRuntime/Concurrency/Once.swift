/// Work that is done once: when the static constant that holds it is first read. Other threads wait for it.
///
/// ```swift
/// static let register = Once { AnnouncedClasses.announce(all) }
/// register()
/// ```
package struct Once: Sendable {
  /// Does the work.
  package init(_ work: () -> Void) { work() }

  /// Returns when the work is done, which reading the constant has seen to.
  package func callAsFunction() {}
}
