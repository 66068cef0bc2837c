import CarobRuntime

/// A class or a protocol of the host, as a header declares it.
struct HostDeclaration {
  /// Which of both it is.
  enum Kind {
    case cls(RuntimeClass)
    /// Nil for one of which the runtime has not even the name.
    case adopted(RuntimeProtocol?)
  }

  let name: String
  let kind: Kind
  /// `@interface` or `@protocol`, the members, `@end`.
  let lines: [String]

  var framework: Framework { Framework(of: name) }

  /// The class; nil for a protocol. Not inlined: the optimizer of Swift 6.3 crashes over that.
  @inline(never) var cls: RuntimeClass? { if case .cls(let cls) = kind { cls } else { nil } }
  /// The protocol; nil for a class, and for one of which the runtime has not even the name.
  @inline(never) var adopted: RuntimeProtocol? {
    if case .adopted(let known) = kind { known } else { nil }
  }
  var isProtocol: Bool { cls == nil }

  /// What it is, in one sentence.
  var summary: String { Self.summaries[isProtocol ? "<\(name)>" : name] ?? "" }

  /// The sentences, by names; those of protocols are in angle brackets.
  static let summaries: [String: String] = {
    let lines = String(decoding: PackageResources.Summaries_txt, as: UTF8.self).split(
      separator: "\n")
    let pairs = lines.map { line in
      let name = line.prefix { $0 != ":" }
      return (String(name), String(line.dropFirst(name.count + 2)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
