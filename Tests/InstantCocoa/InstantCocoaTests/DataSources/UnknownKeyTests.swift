import CarobFoundation
import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import InstantCocoa

/// Keys to cut or to sort by that no object has.
@Suite("Unknown keys") struct UnknownKeyTests {
  init() { InstantCocoaClasses.register() }

  private func said(_ key: String, of objects: [Object]) -> [String] {
    let log = Log()
    Diagnostics.withListener({ log.add($0.description) }) {
      UnknownKey.report(key, of: objects, for: .init(className: "List", property: "sectioningKey"))
    }
    return log.entries
  }

  private func rows(_ text: String) throws -> [Object] {
    try MappedArray(JSONDocument(Array(text.utf8)).rows()).objects()
  }

  @Test func noneOfTheDictionariesHasIt() throws {
    let issues = try rows(#"[{"state": "open"}, {"state": "closed", "title": "a"}]"#)
    #expect(
      said("stat", of: issues) == [
        "List.sectioningKey: none of 2 objects has the key stat; nearest: state; "
          + "keys there: state, title"
      ])
    #expect(
      said("x", of: [issues[0]]) == [
        "List.sectioningKey: the only object has no key x; keys there: state"
      ])
  }

  @Test func notAllOfVeryManyAreAsked() throws {
    let count = DataShape.maximumRows
    let objects = try rows(
      "[\(repeatElement("{\"a\": 1}", count: count + 1).joined(separator: ","))]")
    let key = "objects has the key x; keys there: a"
    #expect(
      said("x", of: objects) == ["List.sectioningKey: none of the first \(count) \(key)"])
    #expect(
      said("x", of: Array(objects.dropLast()))
        == ["List.sectioningKey: none of \(count) \(key)"])
  }

  /// A list that is sorted again says the same; another key is another mistake.
  @Test func whatIsNewToTell() throws {
    let issues = try rows(#"[{"state": "open"}, {"state": "closed"}]"#)
    let told = Locked<Set<String>>([])
    let log = Log()
    Diagnostics.withListener({ diagnostic in
      if told.withLock({ diagnostic.isNew(among: &$0) }) { log.add("\(diagnostic)") }
    }) {
      for (key, objects) in [("a", issues), ("a", [issues[0]]), ("b", issues)] {
        UnknownKey.report(key, of: objects, for: .init(className: "List", property: "sorting"))
      }
    }
    #expect(
      log.entries.map { $0.suffix(24) } == [
        "key a; keys there: state", "key b; keys there: state",
      ])
  }

  @Test func modelsAndKeyPaths() throws {
    let user = try makeModel("User", ["login": "@\"NSString\""])
    let issue = try makeModel("Issue", ["author": "@\"\(user.name)\""])
    let issues = try MappedArray(
      JSONDocument(Array(#"[{"author": null}, {"author": {"login": "ada"}}]"#.utf8)).rows(),
      modelClass: issue
    ).objects()
    #expect(
      said("author.logn", of: issues) == [
        "List.sectioningKey: the only object has no key logn of author.logn; nearest: login; "
          + "keys there: login, objectID"
      ])
    #expect(
      said("autor", of: issues) == [
        "List.sectioningKey: none of 2 objects has the key autor; nearest: author; "
          + "keys there: author, objectID"
      ])
    #expect(said("author.login", of: issues) == [])
  }

  @Test(
    "nothing to say",
    arguments: [
      ("a", #"[{"b": 1}, {"a": 1}]"#),  // some lack it
      ("a", #"[{"b": 1}, {"a": null}]"#), ("a", "[]"), ("a.b", #"[{"a": null}]"#),
      ("a.@count", #"[{"b": 1}]"#), ("", #"[{"b": 1}]"#), ("self", "[1]"),
    ]) func isKnown(key: String, text: String) throws
  {
    #expect(said(key, of: try rows(text)) == [])
  }

  @Test func placeholdersHaveAllKeys() {
    #expect(said("name", of: [ICLoadingPlaceholder()]) == [])
  }

  @Test func whoSaysTheKeyIsNamed() throws {
    let log = Log()
    try Diagnostics.withListener({ log.add($0.description) }) {
      let animals = try rows(#"[{"name": "ant"}, {"name": "bee"}]"#)
      _ = try ArrayBox(animals).send(Selector("sectionedArrayWithKey:"), "nam")
      let source = try ICSectionedDataSource(
        wrapping: simple(animals), sectioningKey: "name",
        sortDescriptors: [SortDescriptorBox(key: "Name"), SortDescriptorBox(key: "name")])
      try DataSourceMessages.fetchData(source)
    }
    let there = "none of 2 objects has the key"
    #expect(
      log.entries == [
        "NSArray.sectionedArrayWithKey:: \(there) nam; nearest: name; keys there: name",
        "ICSectionedDataSource.sortDescriptors: \(there) Name; nearest: name; keys there: name",
      ])
  }
}
