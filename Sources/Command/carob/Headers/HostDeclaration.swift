import CarobRuntime

/// A class or a protocol of the host, with its declaration.
struct HostDeclaration {
  enum Kind {
    case cls(RuntimeClass)
    /// The protocol; nil when the runtime does not know it.
    case adopted(RuntimeProtocol?)
  }

  let name: String
  let kind: Kind
  /// The lines from `@interface` or `@protocol` to `@end`.
  let lines: [String]
  /// A sentence that describes it; empty if its source has none.
  let summary: String

  var framework: Framework { Framework(of: name) }

  /// The class; nil for a protocol. Not inlined, because Swift 6.3's optimizer crashes otherwise.
  @inline(never) var cls: RuntimeClass? { if case .cls(let cls) = kind { cls } else { nil } }
  /// The protocol; nil for a class, or when the runtime does not know it.
  @inline(never) var adopted: RuntimeProtocol? {
    if case .adopted(let known) = kind { known } else { nil }
  }
  var isProtocol: Bool { cls == nil }
}
