import CarobFoundation
import CarobRuntime

/// Makes models from the rows of a JSON text without a dictionary in between. One reader makes all of them, on one thread.
///
/// The result equals that of reading dictionaries and mapping those: the model gets the same messages, except where the
/// dictionary would go unseen. Values other than plain strings and numbers go through `JSONMapper.assign`.
///
/// - Precondition: the text is known to be JSON.
package struct JSONModelReader {
  private let rows: JSONRows
  private var bytes: [UInt8] { rows.bytes }
  /// Reads single strings and numbers.
  private var scanner: JSONScanner
  /// Whether a surrounding model has a hook.
  private var isBelowHook = false
  /// The offsets of values, slot by slot, of the surrounding models and then of the innermost one; -1 for none.
  private var found: [Int] = []
  /// The plans since the last change of a class. Reading them needs no lock.
  private var plans: [(cls: RuntimeClass, plan: MappingPlan)] = []
  private var version = ClassVersion.current

  package init(_ rows: JSONRows) {
    self.rows = rows
    scanner = JSONScanner(rows.bytes, at: 0)
  }

  /// Makes a model of a row, which is a JSON object; nil when its initialiser returns nil.
  ///
  /// - Precondition: there is such a row.
  /// - Throws: `MessageError` when a method of the class raises.
  package mutating func model(
    at row: Int, of cls: RuntimeClass, by initializer: ModelInitializer
  ) throws(MessageError) -> Object? {
    try MappingDiagnostics.forRow(row) { () throws(MessageError) in
      try object(of: cls, by: initializer, at: rows.offsets[row])
    }
  }

  /// The mapping plan of a class.
  ///
  /// - Throws: as `MappingPlan.of(_:)`.
  private mutating func plan(of cls: RuntimeClass) throws(MessageError) -> MappingPlan {
    if let known = knownPlan(of: cls) { return known }
    let plan = try MappingPlan.of(cls)
    plans.append((cls, plan))
    return plan
  }

  private mutating func knownPlan(of cls: RuntimeClass) -> MappingPlan? {
    let current = ClassVersion.current
    if version != current { (plans, version) = ([], current) }
    return plans.first { $0.cls == cls }?.plan
  }

  /// Whether instances of a class can be made from the text. False during tracing, which must see every message.
  ///
  /// - Throws: as `MappingPlan.of(_:)`, for a class without that obstacle.
  private mutating func canMake(_ cls: RuntimeClass) throws(MessageError) -> Bool {
    if Tracer.isWatching { return false }
    if let known = knownPlan(of: cls) { return known.isMadeFromText }
    return MappingPlan.isMadeFromText(cls) ? try plan(of: cls).isMadeFromText : false
  }

  /// Makes a model of the object at an offset: from the text if possible, else with the class's initialiser. Nil when
  /// that returns nil.
  ///
  /// - Throws: `MessageError` when a method of the class raises.
  private mutating func object(
    of cls: RuntimeClass, by initializer: ModelInitializer, at offset: Int
  ) throws(MessageError) -> Object? {
    if try canMake(cls) { return try model(of: cls, at: offset) }
    return try initializer.make(cls, from: box(at: offset))
  }

  /// Makes a model, and fills it from the object at an offset; nil when its `init` returns nil.
  ///
  /// - Throws: `MessageError` when a method of the class raises.
  private mutating func model(of cls: RuntimeClass, at offset: Int) throws(MessageError) -> Object?
  {
    let made = try ModelInitializer.makeEmpty(cls)
    if let made { try fill(made, at: offset) }
    return made
  }

  /// Fills a model from the object at an offset.
  private mutating func fill(_ object: Object, at offset: Int) throws(MessageError) {
    // `init` may return an object of another class.
    let plan = try plan(of: object.runtimeClass)
    if Tracer.isWatching { return try JSONMapper.map(json: box(at: offset), onto: object) }
    if plan.hasTransformHook, bytes[offset] == UInt8(ascii: "{") {
      var given = unreadDictionary(at: offset)
      // A hook that keeps the dictionary unread would keep the whole text in memory.
      defer { if !isKnownUniquelyReferenced(&given) { _ = given.entries } }
      let wanted = try JSONMapper.transformed(given, by: object)
      // An unchanged dictionary equals the text, which is faster to read; but not if every hook below would turn its
      // part of the text into a dictionary again.
      if wanted !== given || isBelowHook && given.isRead {
        return try JSONMapper.fill(object, plan, from: wanted)
      }
    }
    let wasBelowHook = isBelowHook
    isBelowHook = wasBelowHook || plan.hasTransformHook
    defer { isBelowHook = wasBelowHook }
    let base = found.count
    found.reserveCapacity(base + plan.keys.slotCount)
    for _ in 0..<plan.keys.slotCount { found.append(-1) }
    defer { found.removeLast(plan.keys.slotCount) }
    var scanner = JSONScanner(bytes, at: offset)
    guard scanner.current == UInt8(ascii: "{") else {
      return try JSONMapper.map(json: box(at: offset), onto: object)
    }
    locate(plan.keys.root, plan.keys.nodes, base, &scanner)
    for (index, entry) in plan.entries.enumerated() {
      guard let offset = value(base + 2 * index) ?? value(base + 2 * index + 1) else { continue }
      try assign(offset, to: entry, of: object)
    }
  }

  /// The offset of a slot's value; nil when it is missing or null.
  private func value(_ slot: Int) -> Int? {
    let offset = found[slot]
    return offset < 0 || bytes[offset] == UInt8(ascii: "n") ? nil : offset
  }

  /// Notes the offsets of the values of an object's keys. Of equal keys the last counts, with everything inside.
  private mutating func locate(
    _ table: JSONKeyTable, _ nodes: [JSONKeyTree.Node], _ base: Int, _ scanner: inout JSONScanner
  ) {
    // The text is known to be JSON.
    try? scanner.members { (scanner, key) throws(JSONSyntaxError) in
      guard let index = Self.node(of: key, in: table, scanner) else {
        return try scanner.skipValue()
      }
      for slot in nodes[index].slots { found[base + slot] = scanner.position }
      guard let inside = nodes[index].inside else { return try scanner.skipValue() }
      forget(inside, nodes, base)
      if scanner.current == UInt8(ascii: "{") {
        locate(inside, nodes, base, &scanner)
      } else {
        try scanner.skipValue()
      }
    }
  }

  private static func node(
    of key: JSONScanner.StringToken, in table: JSONKeyTable, _ scanner: JSONScanner
  ) -> Int? {
    if key.hasEscapes { return table.node(of: Array(scanner.text(of: key).utf8).span) }
    return table.node(of: scanner.bytes.span.extracting(key.range))
  }

  /// Drops the offsets below a key that occurs again.
  private mutating func forget(
    _ table: JSONKeyTable, _ nodes: [JSONKeyTree.Node], _ base: Int
  ) {
    for index in table.nodeIndices {
      for slot in nodes[index].slots { found[base + slot] = -1 }
      if let inside = nodes[index].inside { forget(inside, nodes, base) }
    }
  }

  /// A dictionary of the object at an offset, which is read at its first use, because most hooks do not use it.
  private func unreadDictionary(at offset: Int) -> DictionaryBox {
    DictionaryBox(reading: { [bytes] in
      var scanner = JSONScanner(bytes, at: offset)
      // The text is known to be JSON.
      return (try? scanner.box() as? DictionaryBox)?.entries ?? ObjectTable()
    })
  }

  /// Reads the value at an offset as an object of the runtime.
  private func box(at offset: Int) -> Object {
    var scanner = JSONScanner(bytes, at: offset)
    // The text is known to be JSON.
    return (try? scanner.box()) ?? NullBox.shared
  }

  // MARK: Assigning

  private mutating func assign(
    _ offset: Int, to entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) {
    switch bytes[offset] {
    case UInt8(ascii: "\"") where entry.takesStrings:
      scanner.move(to: offset)
      guard let token = try? scanner.string() else { return }
      let string = StringBox(scanner.text(of: token))
      try JSONMapper.put(string, given: string, to: entry, of: object)
    case UInt8(ascii: "{") where entry.isMappable:
      try JSONMapper.mapChild(of: entry, in: object, nil, given: box(at: offset)) {
        (child) throws(MessageError) in try fill(child, at: offset)
      }
    case UInt8(ascii: "[") where entry.elementClass != nil:
      try assign(elementsAt: offset, to: entry, of: object)
    default:
      if try setNumber(at: offset, entry, of: object) { return }
      try JSONMapper.assign(box(at: offset), .json, to: entry, of: object)
    }
  }

  /// Sets a number or Boolean that needs no box; returns false for others.
  private mutating func setNumber(
    at offset: Int, _ entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) -> Bool {
    let property = entry.property
    switch (property.numberSetter, bytes[offset]) {
    case (.bool(let setter), UInt8(ascii: "t")):
      try property.set(true, of: object, by: setter)
    case (.bool(let setter), UInt8(ascii: "f")):
      try property.set(false, of: object, by: setter)
    case (.integer(let setter), UInt8(ascii: "-")),
      (.integer(let setter), UInt8(ascii: "0")...UInt8(ascii: "9")):
      scanner.move(to: offset)
      guard let token = try? scanner.number(), let value = scanner.integer(of: token) else {
        return false
      }
      try property.set(value, of: object, by: setter)
    case (.double(let setter), UInt8(ascii: "-")),
      (.double(let setter), UInt8(ascii: "0")...UInt8(ascii: "9")):
      scanner.move(to: offset)
      guard let token = try? scanner.number() else { return false }
      let value = scanner.double(of: token)
      guard value.isFinite else { return false }
      try property.set(value, of: object, by: setter)
    default: return false
    }
    return true
  }

  private mutating func assign(
    elementsAt offset: Int, to entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) {
    guard let cls = entry.elementClass, let initializer = ModelInitializer(for: cls),
      let kind = CollectionKind(for: entry)
    else { return try JSONMapper.assign(box(at: offset), .json, to: entry, of: object) }
    var scanner = JSONScanner(bytes, at: offset)
    // The text is known to be JSON.
    let offsets = (try? scanner.offsetsOfElements()) ?? []
    var elements: [Object] = []
    elements.reserveCapacity(offsets.count)
    for element in offsets {
      let made =
        try canMake(cls) && bytes[element] == UInt8(ascii: "{")
        ? try self.element(at: element, cls, for: entry, of: object)
        : try JSONMapper.element(box(at: element), cls, initializer, for: entry, of: object)
      if let made { elements.append(made) }
    }
    guard let collection = try kind.collection(of: elements), entry.accepts(collection) else {
      return JSONMapper.report(box(at: offset), for: entry, of: object)
    }
    try JSONMapper.put(collection, given: box(at: offset), to: entry, of: object)
  }

  private mutating func element(
    at offset: Int, _ cls: RuntimeClass, for entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) -> Object? {
    let outcome = try ModelNesting.inside(nil) { () throws(MessageError) in
      try model(of: cls, at: offset)
    }
    if outcome == nil { JSONMapper.reportDepth(box(at: offset), for: entry, of: object) }
    guard let made = outcome ?? nil else { return nil }
    return try JSONMapper.element(
      made, cls, ModelInitializer(for: cls), for: entry, of: object)
  }
}
