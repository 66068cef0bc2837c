import CarobRuntime
import Foundation
import Testing

@testable import CarobFoundation

@Suite struct AttributeRunsTests {
  private func attributes(_ name: String) -> DictionaryBox {
    DictionaryBox(["name": StringBox(name)])
  }

  private func shown(_ runs: AttributeRuns) -> String {
    runs.places.map { place in
      let name = place.attributes["name"]?.description ?? "-"
      return "\(place.range.location)+\(place.range.length)\(name)"
    }.joined(separator: " ")
  }

  private func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  @Test func aTextWithoutLengthHasNoParts() {
    #expect(AttributeRuns(length: 0, attributes: attributes("a")).runs.isEmpty)
  }

  @Test func changingSplitsAndJoins() {
    var runs = AttributeRuns(length: 10, attributes: attributes("a"))
    runs = runs.changing(range(3, 4)) { _ in attributes("b") }
    #expect(shown(runs) == "0+3a 3+4b 7+3a")
    runs = runs.changing(range(0, 3)) { _ in attributes("b") }
    #expect(shown(runs) == "0+7b 7+3a")
    runs = runs.changing(range(5, 5)) { _ in attributes("b") }
    #expect(shown(runs) == "0+10b")
    runs = runs.changing(range(4, 0)) { _ in attributes("c") }
    runs = runs.changing(range(10, 0)) { _ in attributes("c") }
    #expect(shown(runs) == "0+10b")
  }

  @Test func replacingKeepsWhatIsAround() {
    var runs = AttributeRuns(length: 6, attributes: attributes("a"))
    runs = runs.replacing(range(2, 2), with: AttributeRuns(length: 3, attributes: attributes("b")))
    #expect(shown(runs) == "0+2a 2+3b 5+2a")
    // Nothing in its place: equal neighbours become one.
    runs = runs.replacing(range(2, 3), with: AttributeRuns(length: 0, attributes: attributes("c")))
    #expect(shown(runs) == "0+4a")
    runs = runs.replacing(range(4, 0), with: AttributeRuns(length: 1, attributes: attributes("b")))
    runs = runs.replacing(range(0, 0), with: AttributeRuns(length: 1, attributes: attributes("b")))
    #expect(shown(runs) == "0+1b 1+4a 5+1b")
    #expect(shown(runs.part(range(0, 3))) == "0+1b 1+2a")
    #expect(shown(runs.part(range(6, 0))) == "")
  }
}
