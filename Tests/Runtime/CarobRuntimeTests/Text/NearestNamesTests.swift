import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct NearestNamesTests {
  @Test(arguments: [
    ("configurecell:", ["configureCell:"]), ("confgureCell:", ["configureCell:"]),
    ("configureCell", ["configureCell:"]), ("nam", ["name"]), ("NAME", ["name", "named:"]),
    ("somethingElseAltogether", []), ("configureCells:", ["configureCell:"]),
  ])
  func findsWhatIsMeant(wanted: String, expected: [String]) throws {
    let top = try makeClass { cls in
      try cls.addMethod(Selector("name")) { (_: Object) in }
      try cls.addMethod(Selector("configureCell:")) { (_: Object, _: Int) in }
    }
    let cls = try makeClass(below: top) { cls in
      try cls.addMethod(Selector("named:")) { (_: Object, _: Int) in }
      try cls.addMethod(Selector("name")) { (_: Object) in }
    }
    let found = NearestNames.to(try Selector(validating: wanted), in: cls)
    #expect(found.prefix(expected.count) == expected[...])
    if expected.isEmpty { #expect(found.isEmpty) }
  }

  @Test func givesThreeAtMostAndNoneTwice() throws {
    let cls = try makeClass { cls in
      for index in 0..<9 {
        try cls.addMethod(Selector(validating: "tableCell\(index)")) { (_: Object) in }
      }
    }
    let below = try makeClass(below: cls) { cls in
      try cls.addMethod(Selector("tableCell0")) { (_: Object) in }
    }
    let found = NearestNames.to(Selector("tableCell"), in: below)
    #expect(found == ["tableCell0", "tableCell1", "tableCell2"])
  }

  @Test func longNamesAreNotCompared() throws {
    let long = String(repeating: "x", count: 4000)
    let cls = try makeClass { cls in
      try cls.addMethod(Selector(validating: long + "a")) { (_: Object) in }
    }
    let found = NearestNames.to(try Selector(validating: long + "b"), in: cls)
    #expect(found.count <= 1)
  }

  /// A program that sends and catches does not pay for names that nobody reads.
  @Test func namesAreSearchedWhenTheErrorIsDescribed() throws {
    let cls = try makeClass()
    let object = try cls.make()
    do throws(MessageError) {
      try object.send(Selector("frobnicate"))
      Issue.record("it was answered")
    } catch {
      #expect(error.code == .unrecognizedSelector)
      try cls.addMethod(Selector("frobnicates")) { (_: Object) in }
      #expect(
        error.description
          == "-[\(cls) frobnicate]: unrecognized selector; nearest: frobnicates")
    }
  }

  /// As of a cell of the base class, which lacks the label of the others.
  @Test func aSubclassThatAnswersIsNamed() throws {
    let base = try makeClass()
    let derived = try makeClass(below: base) { cls in
      try cls.addMethod(Selector("frobnicatedLabel")) { (_: Object) in }
    }
    let error = #expect(throws: MessageError.self) {
      try base.make().send(Selector("frobnicatedLabel"))
    }
    #expect(error?.advice == "the subclass \(derived) answers it")
  }

  @Test(arguments: [
    ("NSString", "an NSString"), ("UILabel", "a UILabel"), ("ICModel", "an ICModel"),
    ("GHIssue", "a GHIssue"), ("Issue", "an Issue"), ("User", "a User"), ("", "a "),
  ])
  func namesHaveTheirArticle(_ name: String, _ phrase: String) {
    #expect(name.withArticle == phrase)
  }

  @Test(arguments: [(0, "0 rows"), (1, "1 row"), (2, "2 rows")])
  func nounsHaveTheirNumber(_ count: Int, _ phrase: String) {
    #expect("row".withCount(count) == phrase)
  }
}
