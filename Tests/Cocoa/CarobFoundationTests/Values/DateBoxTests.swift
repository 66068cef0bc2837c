import Foundation
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct DateBoxTests {
  private let cls = DateBox.runtimeClass.object

  @Test func countsFromTwoEpochs() throws {
    let reference = try cls.send(Selector("dateWithTimeIntervalSinceReferenceDate:"), 0.0)
    #expect(reference?.description == "2001-01-01 00:00:00 +0000")
    let unix = try #require(try cls.send(Selector("dateWithTimeIntervalSince1970:"), 0.0))
    #expect(unix.description == "1970-01-01 00:00:00 +0000")
    let seconds = Selector("timeIntervalSinceReferenceDate")
    #expect(try unix.send(seconds, returning: Double.self) == -978_307_200)
    #expect(try unix.send(Selector("timeIntervalSince1970"), returning: Double.self) == 0)
    let since = try unix.send(Selector("timeIntervalSinceDate:"), reference, returning: Double.self)
    #expect(since == -978_307_200)
    let now = try #require(try cls.send(Selector("date")) as? DateBox)
    #expect(now.date.timeIntervalSinceNow <= 0)
  }

  @Test func aNewOneIsNow() throws {
    let before = Date()
    let new = try #require(try DateBox.runtimeClass.object.send(Selector("new")) as? DateBox)
    #expect(before <= new.date && new.date <= Date())
  }

  @Test func compares() throws {
    let early = DateBox(Date(timeIntervalSinceReferenceDate: 1))
    let late = DateBox(Date(timeIntervalSinceReferenceDate: 2))
    let compare = Selector("compare:")
    #expect(try early.send(compare, late, returning: Int.self) == -1)
    #expect(try late.send(compare, early, returning: Int.self) == 1)
    #expect(try early.send(compare, early, returning: Int.self) == 0)
    #expect(try early.send(Selector("earlierDate:"), late) === early)
    #expect(try early.send(Selector("laterDate:"), late) === late)
    #expect(try early.send(Selector("isEqualToDate:"), late, returning: Bool.self) == false)
    #expect(
      try early.send(Selector("dateByAddingTimeInterval:"), 1.0)?.isEqual(late) == true)
    #expect(try early.send(Selector("copy")) === early)
  }

  /// Foundation's own text for some of these ends the program.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e11, -6.4e10])
  func describesAnyNumber(_ seconds: Double) throws {
    let date = DateBox(Date(timeIntervalSinceReferenceDate: seconds))
    #expect(!date.description.isEmpty)
    #expect(date.isEqual(DateBox(date.date)))
    #expect(date.hash == DateBox(date.date).hash)
  }

  @Test func travelsAsADate() throws {
    let moment = Date(timeIntervalSinceReferenceDate: 0.1)
    let later = try DateBox(moment).send(
      Selector("dateByAddingTimeInterval:"), 0.0, returning: Date.self)
    #expect(later == moment)
    let since = try DateBox(moment).send(
      Selector("timeIntervalSinceDate:"), moment, returning: Double.self)
    #expect(since == 0)
    #expect(throws: MessageError.self) {
      try DateBox(moment).send(Selector("timeIntervalSinceDate:"), "text")
    }
  }
}
