import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct KeyValuePathTests {
  @Test(arguments: [
    ("name", ["name"]), ("boss.name", ["boss", "name"]),
    ("rows.@avg.boss.age", ["rows", "@avg", "boss", "age"]), ("@count", ["@count"]),
    ("a b.c:d.é", ["a b", "c:d", "é"]), ("a@b", ["a@b"]), ("@@x", ["@@x"]),
    ("\u{301}", ["\u{301}"]),
    ("@\u{301}", ["@\u{301}"]), ("a\r\n.b", ["a\r\n", "b"]),
  ])
  func reads(path: String, parts: [String]) throws {
    let read = try KeyValuePath(parsing: path)
    #expect(read.components.map(\.description) == parts)
    #expect(read.description == path)
  }

  @Test func tellsOperatorsFromKeys() throws {
    #expect(
      try KeyValuePath(parsing: "rows.@sum.age").components
        == [.key("rows"), .collectionOperator("sum"), .key("age")])
  }

  @Test(arguments: [
    ("", 0, "a key is missing"), (".", 0, "a key is missing"), ("a.", 2, "a key is missing"),
    (".a", 0, "a key is missing"), ("a..b", 2, "a key is missing"), ("é..b", 3, "a key is missing"),
    ("@", 0, "an operator's name is missing"), ("a.@", 2, "an operator's name is missing"),
    ("a.@.b", 2, "an operator's name is missing"),
  ])
  func refuses(path: String, offset: Int, reason: String) {
    let error = #expect(throws: KeyValuePathError.self) { try KeyValuePath(parsing: path) }
    #expect(error?.offset == offset)
    #expect(error?.description == "key path \"\(path)\", byte \(offset): \(reason)")
  }

  @Test func hasLimits() throws {
    let long = String(repeating: "a", count: KeyValuePath.longest)
    #expect(try KeyValuePath(parsing: long).components == [.key(long)])
    let longer = #expect(throws: KeyValuePathError.self) { try KeyValuePath(parsing: long + "a") }
    #expect(longer?.reason == .tooLong)
    let most = Array(repeating: "a", count: KeyValuePath.maximumComponents).joined(separator: ".")
    #expect(try KeyValuePath(parsing: most).components.count == KeyValuePath.maximumComponents)
    let more = #expect(throws: KeyValuePathError.self) { try KeyValuePath(parsing: most + ".a") }
    #expect(more?.reason == .tooManyComponents)
    #expect(more?.offset == most.utf8.count + 1)
  }
}
