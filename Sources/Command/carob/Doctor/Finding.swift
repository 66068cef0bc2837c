/// A mistake in a plugin, or something that its author probably did not intend.
struct Finding {
  enum Severity: String, CaseIterable {
    /// Something does not work.
    case error
    /// Something works, but probably not as intended.
    case warning
    /// Something worth knowing.
    case note
  }

  let kind: Kind
  let place: Place
  /// The fact, as a clause that follows the place, without a full stop.
  let message: String
  /// The advice, in the imperative and without a full stop.
  let advice: String

  init(_ kind: Kind, _ place: Place, _ message: String, _ advice: String) {
    self.kind = kind
    self.place = place
    self.message = message
    self.advice = advice
  }

  /// Returns the finding for a method whose types differ from those it is called with.
  static func wrongTypes(
    _ place: Place, registered: String, sent: String, isInObjectiveC: Bool
  ) -> Finding {
    // Class names do not matter for a call, and their quotes would end the quotation.
    let (registered, sent) = (
      registered.replacing(/"[^"]*"/, with: ""), sent.replacing(/"[^"]*"/, with: "")
    )
    return Finding(
      .wrongTypes, place, "it is registered with \"\(registered)\", and sent with \"\(sent)\"",
      isInObjectiveC
        ? "declare it with the types that \"\(sent)\" stands for"
        : "give the function those types, and register it with \"\(sent)\"")
  }

  var severity: Severity { kind.severity }

  /// Sorts findings by severity, and keeps the order otherwise.
  static func worstFirst(_ findings: [Finding]) -> [Finding] {
    Severity.allCases.flatMap { severity in findings.filter { $0.severity == severity } }
  }

  struct Place {
    /// The module, or the data file.
    let file: String
    /// The class, if the finding is about one.
    let className: String?
    /// The selector, if the finding is about a method or a send.
    let selector: String?
    private let isClassMethod: Bool
    /// The source file and line, if known.
    private var source: String?

    static func file(_ path: String) -> Place {
      Place(file: path, className: nil, selector: nil, isClassMethod: false)
    }

    static func cls(_ name: String, in path: String) -> Place {
      Place(file: path, className: name, selector: nil, isClassMethod: false)
    }

    /// A selector that the module uses.
    static func selector(_ selector: String, in path: String) -> Place {
      Place(file: path, className: nil, selector: selector, isClassMethod: false)
    }

    /// A send in the source.
    static func send(_ selector: String, at source: String, in path: String) -> Place {
      Place(
        file: path, className: nil, selector: selector, isClassMethod: false, source: source)
    }

    static func method(
      _ selector: String, of cls: String, isClassMethod: Bool, in path: String
    ) -> Place {
      Place(file: path, className: cls, selector: selector, isClassMethod: isClassMethod)
    }

    /// `-[Class selector]`, the class, the source line, or the file.
    var text: String {
      if let source { return source }
      guard let className else { return file }
      return selector.map { "\(isClassMethod ? "+" : "-")[\(className) \($0)]" } ?? className
    }
  }
}
