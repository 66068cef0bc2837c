import CCarob

/// The tables behind the runtime's lock.
struct RuntimeState {
  /// Registered classes by name.
  var classes: [ExactString: RuntimeClass] = [:]
  /// Names of classes by their aliases; see `RuntimeClass.addAlias(_:)`.
  var aliases: [ExactString: OwnedLayers<ExactString>] = [:]
  /// The names that Swift classes have, or will have once they are registered; see `AnnouncedClasses`.
  var swiftNames: [ObjectIdentifier: String] = [:]
  /// The Swift classes by these names.
  var swiftClasses: [ExactString: Object.Type] = [:]
  /// Every class pair, registered or not, that was not disposed of or revoked.
  var pairs: [RuntimeClass] = []
  /// Pairs that were revoked; see `RetiredClasses`.
  var retiredPairs = RetiredRecords<RuntimeClass>()
  /// Registered protocols by name.
  var protocols: [ExactString: RuntimeProtocol] = [:]
  /// Protocols that were revoked; see `RetiredProtocols`.
  var retiredProtocols = RetiredRecords<RuntimeProtocol>()
  /// Every protocol that was ever made, by its record. No record is freed.
  var protocolRecords: [UnsafeMutablePointer<objc_protocol>: RuntimeProtocol] = [:]
  /// The methods, their owners and their implementations.
  var methodTable = MethodTable()
  /// The selectors of the primitive methods of class clusters, by index; see `PrimitiveMethods`.
  var primitives: Set<UInt> = []
  /// Every method entry of every class, by selector index. No entry is freed.
  var methodEntries: [UInt: [MethodEntry]] = [:]
  /// Parsed method encodings by the text they were parsed from.
  var signatures: [ExactString: MethodSignature] = [:]
  /// The signatures by meaning: encodings that differ only in frame offsets share one.
  var signaturesByEncoding: [MethodEncoding: MethodSignature] = [:]

  /// The registered class that a name finds.
  func registeredClass(_ name: ExactString) -> RuntimeClass? {
    classes[name] ?? aliases[name]?.top.flatMap { classes[$0] }
  }

  /// Whether a name is reserved for another Swift class.
  func keepsName(_ name: ExactString, from swiftClass: Object.Type) -> Bool {
    swiftClasses[name].map { $0 != swiftClass } ?? false
  }
}

/// The one lock that every change to classes and methods takes.
///
/// Sends that hit a cache never take it. No code of handlers, plugins or a Swift class's `define` runs while
/// it is held. A function that needs it held takes the state as a parameter, which only `withLock` provides.
enum RuntimeLock {
  private static let state = Locked(RuntimeState())

  /// Runs `body` with the lock held and returns what it returns.
  ///
  /// - Precondition: the calling thread does not hold the lock.
  static func withLock<Result: Sendable, Failure: Error>(
    _ body: (inout RuntimeState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try state.withLock { (state) throws(Failure) -> Result in try body(&state) }
  }
}
