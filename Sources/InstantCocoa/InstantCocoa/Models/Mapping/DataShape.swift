import CarobFoundation
import CarobRuntime

/// A mismatch between a model class and all rows of its data: one for each cause, however many rows there are.
public struct ShapeDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The model class.
  public let className: String
  /// The property; nil when the mismatch concerns the class.
  public let property: String?
  /// The mismatch.
  public let sentence: String
  /// The key that no row has; nil for other mismatches.
  var key: String?
  /// The source of fetched rows; nil when it is unknown.
  public private(set) var source: String?

  /// One line for people: `GHIssue.summary: none of 300 rows has the key summary; keys there: title, body`.
  public var description: String {
    (source.map { "\($0): " } ?? "") + "\(className)\(property.map { ".\($0)" } ?? ""): \(sentence)"
  }

  /// The cause, independent of the number of rows and of their keys.
  package var cause: String {
    "\(className).\(property ?? ""): \(key ?? sentence)"
  }

  /// This diagnostic, with a source of the rows.
  func from(_ source: String?) -> Self {
    var diagnostic = self
    diagnostic.source = source
    return diagnostic
  }
}

/// Compares data with the models made from it: which keys it has, and which properties no row fills.
///
/// Reports nothing about classes whose code sees the data before it is mapped, by
/// `transformJSONRepresentationBeforeMapping:` or an overridden initialiser: they may do anything with it.
package struct DataShape {
  /// The findings about one class.
  private struct Tally {
    let plan: MappingPlan
    /// The number of compared objects.
    var count = 0
    /// Entries whose keys no object has had.
    var missing: Set<Int>
    /// Entries whose child models no object has had.
    var unvisited: Set<Int>
    var keys: Set<String> = []
    /// Entries with an unregistered class, for which an object had a dictionary.
    var unregistered: Set<Int> = []
  }

  /// The maximum number of compared rows, because the user waits for another result.
  static let maximumRows = 10_000

  private var classes: [RuntimeClass] = []
  private var tallies: [RuntimeClass: Tally] = [:]
  /// Whether there are more rows than the maximum.
  private var isCut = false

  package init() {}

  /// Whether more rows cannot change the result.
  private var isComplete: Bool {
    tallies.values.allSatisfy { $0.missing.isEmpty && $0.unvisited.isEmpty }
  }

  /// Compares rows that became instances of a class.
  ///
  /// - Parameter rows: read lazily, and at most 10,000 of them.
  /// - Complexity: O(length of the rows), until each property was found once.
  static func diagnostics(
    of cls: RuntimeClass, _ rows: some Sequence<Object>
  ) throws(MessageError) -> [ShapeDiagnostic] {
    var shape = Self()
    for (number, row) in rows.enumerated() {
      shape.isCut = number == maximumRows
      if shape.isCut { break }
      try shape.add(row, cls, depth: 0)
      if shape.isComplete { break }
    }
    return shape.diagnostics
  }

  /// The mismatches of the rows so far.
  package var diagnostics: [ShapeDiagnostic] { classes.flatMap(diagnostics) }

  /// Compares a row that became an instance of a class.
  ///
  /// - Parameter row: reads the row. Not called when more rows cannot change the result.
  mutating func add(
    _ cls: RuntimeClass, _ row: () throws(MappingError) -> Object
  ) throws {
    if classes.isEmpty || !isComplete { try add(row(), cls, depth: 0) }
  }

  private mutating func add(
    _ value: Object, _ cls: RuntimeClass, depth: Int
  ) throws(MessageError) {
    guard let dictionary = value as? DictionaryBox, depth < ModelNesting.maximumDepth else {
      return
    }
    if tallies[cls] == nil { try begin(cls) }
    guard var tally = tallies[cls], tally.plan.isFilledAsDeclared else { return }
    tally.count += 1
    for case let key as StringBox in dictionary.keys { tally.keys.insert(key.string) }
    for index in tally.missing where tally.plan.entries[index].hasKey(in: dictionary) {
      tally.missing.remove(index)
    }
    tallies[cls] = tally
    for (index, entry) in tally.plan.entries.enumerated() {
      if entry.propertyClass == nil, entry.property.className != nil,
        entry.value(inJSON: dictionary) is DictionaryBox
      {
        tallies[cls]?.unregistered.insert(index)
      }
      guard let child = entry.childClass, let value = entry.value(inJSON: dictionary) else {
        continue
      }
      let children = (value as? ArrayBox).flatMap { try? $0.allElements() } ?? [value]
      if !children.isEmpty { tallies[cls]?.unvisited.remove(index) }
      for value in children { try add(value, child, depth: depth + 1) }
    }
  }

  private mutating func begin(_ cls: RuntimeClass) throws(MessageError) {
    let plan = try MappingPlan.of(cls)
    let entries = plan.entries.indices
    classes.append(cls)
    tallies[cls] = Tally(
      plan: plan,
      missing: plan.isFilledAsDeclared ? Set(entries.filter { plan.entries[$0].isExpected }) : [],
      unvisited: plan.isFilledAsDeclared
        ? Set(entries.filter { plan.entries[$0].childClass != nil }) : [])
  }

  // MARK: Diagnostics

  private func diagnostics(of cls: RuntimeClass) -> [ShapeDiagnostic] {
    guard let tally = tallies[cls] else { return [] }
    func diagnostic(
      _ property: String?, _ sentence: String, key: String? = nil
    ) -> ShapeDiagnostic {
      ShapeDiagnostic(className: cls.name, property: property, sentence: sentence, key: key)
    }
    let entries = tally.plan.entries
    var all: [ShapeDiagnostic] = []
    if cls.responds(to: MappingPlan.mapping.selector) {
      all.append(
        diagnostic(
          nil, "JSONMapping is an instance method, which nobody asks; make it a class method"))
    }
    all += tally.plan.unknownNames.map { name in
      diagnostic(
        nil,
        "+JSONMapping names \(NameSummary.text([name])), which is no property; properties: "
          + NameSummary.text(entries.map(\.property.name)))
    }
    all += entries.filter(\.hasNoElementClass).map { entry in
      diagnostic(
        entry.property.name, "\(entry.elementClassSelector) gives nil, so that nothing is mapped")
    }
    all += tally.unregistered.sorted().map { index in
      let (name, nearest) = (entries[index].property.className ?? "", entries[index].nearestClasses)
      return diagnostic(
        entries[index].property.name, "its class \(name) is not registered\(nearest)")
    }
    // Without an unused key, no property can have been meant for one.
    guard !tally.keys.isSubset(of: entries.flatMap(\.firstKeys)) else { return all }
    let keys = NameSummary.text(tally.keys.sorted())
    let rows =
      tally.count == 1
      ? "the only row has" : "none of \(Self.number(tally.count, isCut: isCut)) rows has"
    let not = tally.count == 1 ? "no " : "the "
    all += tally.missing.sorted().map { index in
      let entry = entries[index]
      let path = entry.keyPath.map {
        "key path \(NameSummary.text([$0.joined(separator: ".")])), or the "
      }
      let nearest = DataShape.nearest(to: entry.property.name, among: tally.keys)
      return diagnostic(
        entry.property.name,
        "\(rows) \(not)\(path ?? "")key \(NameSummary.text([entry.property.name]))\(nearest); "
          + "keys there: \(keys)", key: entry.property.name)
    }
    return all
  }

  /// `the first 10000` of more; `300` of all.
  static func number(_ count: Int, isCut: Bool) -> String {
    (isCut ? "the first " : "") + "\(count)"
  }

  /// The similar keys, as part of a sentence; empty when there are none.
  static func nearest(to name: String, among keys: Set<String>) -> String {
    let nearest = NearestNames.to(
      name, among: keys, tolerance: max(name.count / 3, min(name.count / 2, 2)))
    return nearest.isEmpty ? "" : "; nearest: \(NameSummary.text(nearest))"
  }
}

extension DataShape {
  /// Reports the properties of a class that no object of a response fills, once per class, at its first objects.
  /// Ignores errors of the model classes, which mapping reports.
  ///
  /// - Parameter source: the source of the objects, for people.
  /// - Complexity: O(length of the objects) the first time, until each property was found once; O(1) afterwards.
  package static func report(
    on objects: some Sequence<Object>, becoming cls: RuntimeClass, from source: String?
  ) {
    guard !MappingPlan.wasJudged(cls), objects.contains(where: { $0 is DictionaryBox }),
      (try? MappingPlan.of(cls)) != nil, MappingPlan.judgesFirst(cls)
    else { return }
    for diagnostic in (try? diagnostics(of: cls, objects)) ?? [] {
      Diagnostics.report(.shape(diagnostic.from(source)))
    }
  }
}

extension MappingPlan.Entry {
  /// Whether data should fill it. False for `objectID`, which every model has, and for types that cannot come from
  /// data, such as blocks.
  fileprivate var isExpected: Bool { property.name != "objectID" && !property.hasNoObject }

  /// The model class of its value, or of each element; nil for none.
  var childClass: RuntimeClass? { elementClass ?? (isMappable ? propertyClass : nil) }

  /// The similar classes for one that is not registered, as part of a sentence; empty when there are none.
  fileprivate var nearestClasses: String {
    RegistrationError.noClass(property.className ?? "").advice.map { "; \($0)" } ?? ""
  }

  /// The keys of an object under which its value may be, at the first level.
  fileprivate var firstKeys: [String] { [property.name] + (keyPath?.prefix(1) ?? []) }
}

extension MappedArray {
  /// The mismatches between the model and the rows that were made so far.
  ///
  /// - Throws: `MessageError` when a method of a model class raises.
  /// - Complexity: as for reading at most 10,000 of them, until each property was found once.
  package func shapeDiagnostics() throws(MessageError) -> [ShapeDiagnostic] {
    guard let modelClass, let rows else { return [] }
    return try DataShape.diagnostics(
      of: modelClass,
      made.indices.lazy.filter { self.made[$0] != nil }.compactMap { try? rows.object(at: $0) })
  }

  /// Makes the object for a row, and compares the row with the model's properties, without keeping either.
  ///
  /// - Throws: as `object(at:)`.
  /// - Complexity: O(length of the row).
  package func judge(_ row: Int, into shape: inout DataShape) throws {
    guard let rows else { return }
    try autoreleasePool {
      _ = try make(row, of: rows)
      guard let modelClass else { return }
      try shape.add(modelClass) { () throws(MappingError) in try rows.object(at: row) }
    }
  }
}
