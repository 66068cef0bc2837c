import CarobRenderers
import CarobRuntime
import InstantCocoa

extension SurveyReport {
  /// Returns the survey for people.
  ///
  /// - Parameters:
  ///   - width: the columns of a line; nil for no limit.
  ///   - limit: the most causes to list; nil for all.
  ///   - withFiles: whether to list the files of each cause.
  func text(width: Int?, style: TextStyle, limit: Int?, withFiles: Bool) -> String {
    var lines = [
      "\(folder.printableText): \(Self.text(sources, "source")), \(Self.text(tests, "test file"))"
    ]
    .map { style.apply($0, as: .title) }
    if isProposed {
      lines.append(
        style.apply(
          "There is no carob.json; these are the settings of carob new --from.", as: .detail))
    }
    if filesInSwift > 0 {
      lines.append(
        "not counted: \("file".withCount(filesInSwift)) in Swift, as apps in Swift do not run")
    }
    for (file, reason) in skipped { lines.append("skipped: \(file): \(reason)".printableText) }
    for (file, reason) in unfinished { lines.append("\(file): \(reason)".printableText) }
    let lacks = lacks
    let shown = lacks.prefix(limit ?? lacks.count)
    if !shown.isEmpty { lines += ["", style.apply("files  what they lack", as: .heading)] }
    for lack in shown {
      let knowledge = knowledge(of: lack)
      let count = String(lack.files.count)
      let padding = String(repeating: " ", count: max(5 - count.count, 0))
      lines.append(
        "\(padding)\(count)  \(style.apply(lack.shortage.kind.rawValue, as: .type)) "
          + style.apply(lack.shortage.name.printableText, as: .selector)
          + style.apply(" [\(knowledge.state.rawValue)]", as: .detail))
      lines.append("       \(knowledge.advice.printableText)")
      if withFiles { lines += lack.files.map { "         \($0.printableText)" } }
    }
    if shown.count < lacks.count {
      lines.append("and \(lacks.count - shown.count) more; --all lists them")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func text(_ count: Count, _ noun: String) -> String {
    if count.files == 0 { return "no \(noun)s" }
    let percent = count.compiled * 100 / count.files
    let verb = count.files == 1 ? "compiles" : "compile"
    return "\(count.compiled) of \(noun.withCount(count.files)) \(verb) (\(percent) %)"
  }

  /// The JSON form in `docs/survey.schema.json`.
  var json: String {
    JSONValue.object([
      ("folder", .string(folder)), ("proposed", .bool(isProposed)),
      ("sources", Self.json(sources)), ("tests", Self.json(tests)),
      ("lacks", .array(lacks.map(json))),
      ("failed", .array(failed.map(JSONValue.string))),
      ("unfinished", .array(unfinished.map { Self.json($0.file, $0.reason) })),
      ("skipped", .array(skipped.map { Self.json($0.file, $0.reason) })),
      ("filesInSwift", .integer(filesInSwift)),
    ]).text
  }

  private static func json(_ count: Count) -> JSONValue {
    .object([("files", .integer(count.files)), ("compiled", .integer(count.compiled))])
  }

  private static func json(_ file: String, _ reason: String) -> JSONValue {
    .object([("file", .string(file)), ("reason", .string(reason))])
  }

  private func json(_ lack: Lack) -> JSONValue {
    let knowledge = knowledge(of: lack)
    return .object([
      ("kind", .string(lack.shortage.kind.rawValue)), ("name", .string(lack.shortage.name)),
      ("files", .integer(lack.files.count)), ("first", .integer(lack.first)),
      ("state", .string(knowledge.state.rawValue)), ("advice", .string(knowledge.advice)),
      ("page", JSONValue(knowledge.page)),
      ("nearest", .array(knowledge.nearest.map(JSONValue.string))),
      ("in", .array(lack.files.map(JSONValue.string))),
    ])
  }
}
