import CarobPlugins
import CarobRuntime

/// Checks the sends that a checked build recorded in the file: whether some class implements
/// the method with these types.
struct SendCheck {
  private let path: String
  private let sends: [RecordedSend]

  /// - Parameter file: the file of a loaded plugin, so that its classes are known.
  init(_ file: ModuleFile) {
    path = file.path
    var seen: Set<String> = []
    // A function of a header is in each file that includes it.
    sends = file.sends.filter { seen.insert("\($0.place) \($0.selector)").inserted }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// - Complexity: O(methods + sends).
  var findings: [Finding] {
    if sends.isEmpty { return [] }
    let known = KnownSelectors.all
    let methods = Self.methods
    return sends.compactMap { send in
      if let methods = methods[send.selector] { return wrongTypes(send, methods) }
      return known.contains(send.selector) ? nil : unimplemented(send, known, methods)
    }
  }

  private typealias Implementation = (cls: RuntimeClass, method: Method)

  /// The methods of all classes, by their selectors.
  private static var methods: [String: [Implementation]] {
    var found: [String: [Implementation]] = [:]
    for cls in RuntimeClass.all.sorted(by: { $0.name < $1.name }) {
      for cls in [cls, cls.metaclass] {
        for method in cls.methods { found[method.selector.name, default: []].append((cls, method)) }
      }
    }
    return found
  }

  /// Returns the finding for a send whose types fit none of the methods with its selector.
  private func wrongTypes(_ send: RecordedSend, _ methods: [Implementation]) -> Finding? {
    let mismatches = methods.compactMap { send.mismatch(with: $0.method) }
    guard mismatches.count == methods.count, let mismatch = mismatches.first else { return nil }
    return Finding(
      .wrongTypes, .send(send.selector, at: send.place, in: path),
      "\(methods[0].cls.describe(methods[0].method.selector)): \(mismatch.sentence)",
      mismatch.advice)
  }

  private func unimplemented(
    _ send: RecordedSend, _ known: Set<String>, _ methods: [String: [Implementation]]
  ) -> Finding {
    let nearest = NearestNames.to(send.selector, among: known).lazy
      .compactMap { methods[$0]?.first.flatMap { send.spelling(of: $0.method) } }.first
    return Finding(
      .unimplementedSelector, .send(send.selector, at: send.place, in: path),
      "it sends \(send.selector), which no class and no protocol has",
      (nearest.map { "write \($0)" } ?? "correct the name")
        + ", or implement it, unless another plugin does")
  }
}
