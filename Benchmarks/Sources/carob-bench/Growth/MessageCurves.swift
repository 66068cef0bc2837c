/// What messages to Foundation take, by how many objects the collections have that get them, or how long a string is.
@MainActor
enum MessageCurves {
  /// Ends the name of an operation that goes through all objects of a collection.
  nonisolated private static let ofAll = ", 100 objects"

  /// The plugin's objects could not be made anew.
  private struct CannotResize: Error {}

  /// The loops that are compared with GNUstep's, compiled and loaded when they are first measured.
  private static let operations = Result {
    try PluginOperations(module: PeerBuild.foundation(), named: "Foundation")
  }

  /// A curve for each row of the table.
  static var all: [Curve] {
    Comparison.messages.map { row in
      let name = row.ours.operation
      let isOfAll = name.hasSuffix(ofAll)
      return Curve(
        name: isOfAll ? name.dropLast(ofAll.count) + ", each object" : name,
        counts: [1_000, 2_000, 4_000, 8_000],
        counted: "objects in each collection; long strings have 1,000 times the units",
        unit: .nanoseconds
      ) { count in
        let time = try measure(name, count)
        return isOfAll ? time / Double(count) : time
      }
    }
  }

  private static func measure(_ name: String, _ count: Int) throws -> Double {
    let operations = try operations.get()
    guard let resize = operations.resize, resize(UInt64(count)) != 0,
      let operation = operations.all.first(where: { $0.name == name })
    else { throw CannotResize() }
    return try Curves.time(operation.prepare())
  }
}
