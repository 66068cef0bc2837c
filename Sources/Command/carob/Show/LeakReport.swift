import CarobRenderers
import CarobRuntime
import InstantCocoa

/// `carob show --leaks`: the objects that are alive after the screen was released, by class.
struct LeakReport {
  private let classes: [(name: String, count: Int)]

  init(_ objects: LivingObjects) {
    // An isolated plugin may have sent any counts.
    classes = objects.counts.map { (name: $0.key, count: min(max($0.value, 0), 1 << 32)) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// Writes the report to standard error.
  ///
  /// - Throws: `CommandError` when writing fails.
  func write(asJSON isJSON: Bool) throws(CommandError) {
    if isJSON { return try Output.diagnostic.write(json) }
    let total = classes.map(\.count).reduce(0, +)
    if total == 0 { return Output.complain("nothing is left alive", as: .detail) }
    let left = total == 1 ? "1 object is" : "\(total) objects are"
    Output.complain("\(left) still alive after the screen has gone:", as: .warning)
    let width = "\(classes[0].count)".count
    for (name, count) in classes {
      let number = "\(count)"
      let space = String(repeating: " ", count: width - number.count)
      try Output.diagnostic.write("  \(space)\(number)  \(name.printableText)\n")
    }
  }

  private var json: String {
    let leaks = classes.map { (name, count) in
      JSONValue.object([("class", .string(name)), ("count", .integer(count))])
    }
    return JSONValue.object([("leaks", .array(leaks))]).text
  }
}
