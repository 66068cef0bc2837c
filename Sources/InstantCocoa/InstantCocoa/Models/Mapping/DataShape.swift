import CarobFoundation
import CarobRuntime

/// Something about a model class that no row of its data fits: one for each cause, however many rows there are.
public struct ShapeDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The model class.
  public let className: String
  /// The property; nil when it is about the class.
  public let property: String?
  /// What is the matter.
  public let sentence: String
  /// The key that nothing has; nil when something else is the matter.
  var key: String?
  /// Where the rows were fetched from; nil when somebody else knows.
  public private(set) var source: String?

  /// What to tell a person, in one line: `GHIssue.summary: none of 300 rows has the key summary; keys there: title, body`.
  public var description: String {
    (source.map { "\($0): " } ?? "") + "\(className)\(property.map { ".\($0)" } ?? ""): \(sentence)"
  }

  /// The same however many rows there are, and whatever keys they have.
  package var cause: String {
    "\(className).\(property ?? ""): \(key ?? sentence)"
  }

  /// The same, of rows that were fetched from there.
  func from(_ source: String?) -> Self {
    var diagnostic = self
    diagnostic.source = source
    return diagnostic
  }
}

/// Compares data with the models that are made of it: which keys it has, and which properties none of it fills.
///
/// Nothing is said of classes that see the data before it is mapped, by `transformJSONRepresentationBeforeMapping:` or an
/// initialiser of their own: they may make anything of it.
package struct DataShape {
  /// What the rows of one class have.
  private struct Tally {
    let plan: MappingPlan
    /// Objects that were looked at.
    var count = 0
    /// Entries for which no object has had a key.
    var missing: Set<Int>
    /// Entries in which no object has had another model.
    var unvisited: Set<Int>
    var keys: Set<String> = []
    /// Entries whose class does not exist, and for which an object had a dictionary.
    var unregistered: Set<Int> = []
  }

  /// No more rows are judged while someone waits for something else.
  static let maximumRows = 10_000

  private var classes: [RuntimeClass] = []
  private var tallies: [RuntimeClass: Tally] = [:]
  /// Whether there are rows that are not judged.
  private var isCut = false

  /// Compares no rows yet.
  package init() {}

  /// Whether no further row can tell anything new.
  private var isComplete: Bool {
    tallies.values.allSatisfy { $0.missing.isEmpty && $0.unvisited.isEmpty }
  }

  /// What rows say that became instances of a class.
  ///
  /// - Parameter rows: each is read when it is its turn; those behind the first 10,000 are not.
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

  /// What the rows say that were looked at.
  package var diagnostics: [ShapeDiagnostic] { classes.flatMap(diagnostics) }

  /// Looks at a row that became an instance of a class.
  ///
  /// - Parameter row: reads the row. It is not asked when no further row can tell anything new.
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

  // MARK: What it says

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
    // Without a key that nobody takes there is nothing that a property could have been meant for.
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

  /// The keys that may have been meant, as part of a sentence; empty when there are none.
  static func nearest(to name: String, among keys: Set<String>) -> String {
    let nearest = NearestNames.to(
      name, among: keys, tolerance: max(name.count / 3, min(name.count / 2, 2)))
    return nearest.isEmpty ? "" : "; nearest: \(NameSummary.text(nearest))"
  }
}

extension DataShape {
  /// Reports what none of the objects of an answer has for a class's properties, the first time that there are any of
  /// the class. What a method of a model class raises is left to mapping.
  ///
  /// - Parameter source: where they come from, for people.
  /// - Complexity: O(length of the objects) the first time, until each property was found once; O(1) then.
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
  /// Whether data is to fill it. The identifier every model has, and blocks and structures are in no data.
  fileprivate var isExpected: Bool { property.name != "objectID" && !property.hasNoObject }

  /// The model that its value, or each element of it, becomes; nil for none.
  var childClass: RuntimeClass? { elementClass ?? (isMappable ? propertyClass : nil) }

  /// The classes that may have been meant by one that is not registered, as part of a sentence; empty when there are none.
  fileprivate var nearestClasses: String {
    RegistrationError.noClass(property.className ?? "").advice.map { "; \($0)" } ?? ""
  }

  /// The keys of an object at which its value may be, or begin.
  fileprivate var firstKeys: [String] { [property.name] + (keyPath?.prefix(1) ?? []) }
}

extension MappedArray {
  /// What none of the rows that were made so far has for the model's properties.
  ///
  /// - Throws: what a method of a model class raised.
  /// - Complexity: as for reading the first 10,000 of them, until each property was found once.
  package func shapeDiagnostics() throws(MessageError) -> [ShapeDiagnostic] {
    guard let modelClass, let rows else { return [] }
    return try DataShape.diagnostics(
      of: modelClass,
      made.indices.lazy.filter { self.made[$0] != nil }.compactMap { try? rows.object(at: $0) })
  }

  /// Makes the object for a row, and looks at what the row has for the model's properties. Neither is kept.
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
