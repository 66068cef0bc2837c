/// One row of the table: an operation of ours, a peer's, and how many times the peer's time is allowed.
struct Comparison {
  /// An operation and who has it.
  struct Subject: Hashable, Codable {
    let program: Program.Name
    let operation: String

    init(_ program: Program.Name, _ operation: String) {
      self.program = program
      self.operation = operation
    }
  }

  /// Ours.
  let ours: Subject
  /// The peer's; nil for a row that only gives context.
  let peer: Subject?
  /// The largest ratio of the medians that is acceptable; nil when none was set.
  let budget: Double?

  init(_ ours: String, _ program: Program.Name, _ peer: String, budget: Double? = nil) {
    self.ours = Subject(.carob, ours)
    self.peer = Subject(program, peer)
    self.budget = budget
  }

  /// A row of one operation in the same program, linked with `libcarob.so` and with GNUstep base.
  init(program operation: String, budget: Double) {
    ours = Subject(.linked, operation)
    peer = Subject(.gnustep, operation)
    self.budget = budget
  }

  private init(context program: Program.Name, _ operation: String) {
    ours = Subject(program, operation)
    peer = nil
    budget = nil
  }

  /// All rows that are measured in rounds.
  static let all: [Comparison] = [
    Comparison(
      "Message, two objects", .libobjc, "message send, two objects", budget: 0.8),
    Comparison(
      "C plugin: CAROB_SEND, two objects", .libobjc, "message send, two objects", budget: 1),
    Comparison(
      "C plugin: CAROB_SEND_TO, two objects", .libobjc, "message send, two objects", budget: 1),
    Comparison("Message, two objects", .libobjcByClang, "message send, two objects"),
    Comparison("Message, double result", .libobjc, "message send, double result"),
    Comparison(
      "Message, 64 classes and methods in random order", .libobjc,
      "message send, 64 classes and methods in random order", budget: 0.9),
    Comparison(
      "Message, 64 classes and methods in random order", .libobjcByClang,
      "message send, 64 classes and methods in random order"),
    Comparison(
      "C plugin: CAROB_SEND, 64 classes and methods in random order", .libobjc,
      "message send, 64 classes and methods in random order", budget: 1),
    Comparison(
      "implementation(for:)", .libobjc, "class_getMethodImplementation", budget: 1.5),
    Comparison(
      "C plugin: class_getMethodImplementation", .libobjc, "class_getMethodImplementation",
      budget: 1.5),
    Comparison(
      "responds(to:), yes", .libobjc, "class_respondsToSelector, yes", budget: 1.5),
    Comparison(
      "responds(to:), no", .libobjc, "class_respondsToSelector, no", budget: 1.5),
    Comparison(
      "C plugin: class_respondsToSelector, yes", .libobjc, "class_respondsToSelector, yes",
      budget: 1.5),
    Comparison(
      "C plugin: class_respondsToSelector, no", .libobjc, "class_respondsToSelector, no",
      budget: 1.5),
    Comparison(
      "object.send, two objects", .gnustep, "NSInvocation built each time, no result",
      budget: 0.15),
    Comparison(
      "object.send, double result", .gnustep,
      "NSInvocation and signature each time, double result", budget: 0.06),
    Comparison(
      "Message through libffi, object and double", .libffi,
      "ffi_call, 3 pointers and a double, prepared", budget: 1.25),
    Comparison(
      "object.send through libffi, object and double", .libffi,
      "ffi_call, 3 pointers and a double, prepared", budget: 1.25),
    Comparison(
      "HandlerCall, two objects", .libffi, "ffi_call, 4 pointers, no result, prepared",
      budget: 1.25),
    Comparison(
      "HandlerCall, double result", .libffi, "ffi_call, 4 pointers, double result, prepared",
      budget: 1.25),
    Comparison(
      "Swift closure as IMP, called from C", .libffi, "closure called, 4 pointers",
      budget: 0.35),
    Comparison(
      "Selector(validating:), known", .libobjc, "sel_registerName, known", budget: 1),
    Comparison(
      "C plugin: sel_registerName, known", .libobjc, "sel_registerName, known", budget: 1),
    Comparison(
      "value(forKey:), declared property", .gnustep, "valueForKey:", budget: 0.12),
    Comparison(
      "make, init, release, two object variables", .gnustep,
      "alloc, init, release, two object variables", budget: 1),
    Comparison(
      "row bound: object, names, selector, handler", .gnustep, "table cell, nothing kept",
      budget: 0.06),
    Comparison(context: .c, "empty loop"),
    Comparison(context: .c, "function-pointer call, 4 pointers"),
    Comparison(context: .c, "function-pointer call, 64 targets in random order"),
    Comparison(context: .carob, "Swift closure as IMP, Message"),
    Comparison(context: .carob, "row bound and shown, handler empty"),
    Comparison(context: .carob, "Object.boxing, dictionary of four values"),
  ]

  /// Rows of which one run is enough, because a turn takes long and what it needs takes longer.
  static let screens: [Comparison] = [
    Comparison(context: .carob, "ten rows of 1,000, mapped and shown"),
    Comparison(context: .carob, "ten rows of 1,000,000, mapped and shown"),
    Comparison(
      "100,000 JSON objects mapped to models", .carob,
      "100,000 JSON objects decoded by JSONDecoder", budget: 0.5),
    Comparison(
      "100,000 JSON objects mapped to models", .simdjson,
      "100,000 JSON objects parsed, nothing made"),
    Comparison(
      "100,000 JSON objects mapped to models with a hook", .carob,
      "100,000 JSON objects decoded by JSONDecoder", budget: 1.2),
  ]

  /// Rows of which one turn takes about a second, and which are both ours: a peer is what Swift itself takes.
  static let large: [Comparison] = [
    Comparison(
      "a million objects sorted by name, in sections by name.firstCharacter", .carob,
      "Swift: sort of a million strings, Dictionary(grouping:) by first", budget: 1.5)
  ]

  /// Whether either side's name matches.
  func matches(_ filter: NameFilter) -> Bool {
    [ours, peer].contains { subject in
      subject.map { filter.takes($0.operation) || filter.takes($0.program.rawValue) } ?? false
    }
  }
}
