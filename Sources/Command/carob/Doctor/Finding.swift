/// Something about a plugin that is wrong, or that its author may not have meant.
struct Finding {
  /// How bad it is.
  enum Severity: String, CaseIterable {
    /// It does not work.
    case error
    /// It works, but hardly as it was meant.
    case warning
    /// Worth knowing.
    case note
  }

  let kind: Kind
  let place: Place
  /// What is so, as a sentence that follows the place, without a full stop.
  let message: String
  /// What to do, in the imperative and without a full stop.
  let advice: String

  init(_ kind: Kind, _ place: Place, _ message: String, _ advice: String) {
    self.kind = kind
    self.place = place
    self.message = message
    self.advice = advice
  }

  /// A method that cannot be called with the types that it is sent with.
  static func wrongTypes(
    _ place: Place, registered: String, sent: String, isInObjectiveC: Bool
  ) -> Finding {
    // Quoted names of classes, which do not matter for a call, would end the quotation.
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

  /// Findings by their severity, else in the order that they have.
  static func worstFirst(_ findings: [Finding]) -> [Finding] {
    Severity.allCases.flatMap { severity in findings.filter { $0.severity == severity } }
  }

  /// Where something was found.
  struct Place {
    /// The module, or the data file.
    let file: String
    /// The class, when it is about one.
    let className: String?
    /// The selector, when it is about a method or what is sent.
    let selector: String?
    private let isClassMethod: Bool
    /// The file and the line in the source, when they are known.
    private var source: String?

    /// A file as a whole.
    static func file(_ path: String) -> Place {
      Place(file: path, className: nil, selector: nil, isClassMethod: false)
    }

    /// A class of a module.
    static func cls(_ name: String, in path: String) -> Place {
      Place(file: path, className: name, selector: nil, isClassMethod: false)
    }

    /// A selector that a module uses somewhere.
    static func selector(_ selector: String, in path: String) -> Place {
      Place(file: path, className: nil, selector: selector, isClassMethod: false)
    }

    /// A place in the source that sends a message.
    static func send(_ selector: String, at source: String, in path: String) -> Place {
      Place(
        file: path, className: nil, selector: selector, isClassMethod: false, source: source)
    }

    /// A method of a class.
    static func method(
      _ selector: String, of cls: String, isClassMethod: Bool, in path: String
    ) -> Place {
      Place(file: path, className: cls, selector: selector, isClassMethod: isClassMethod)
    }

    /// `-[Class selector]`, the class, the place in the source, or the file.
    var text: String {
      if let source { return source }
      guard let className else { return file }
      return selector.map { "\(isClassMethod ? "+" : "-")[\(className) \($0)]" } ?? className
    }
  }
}
