import CarobRuntime
import Foundation
import Testing

@testable import CarobFoundation

@Suite struct IndexedChangesTests {
  private func objects(_ text: String) -> [Object] { text.map { StringBox(String($0)) } }

  private func text(_ objects: [Object]) -> String { objects.map(\.description).joined() }

  @Test(
    arguments: [
      ("abc", "", [], "abc"), ("abc", "x", [0], "xabc"), ("abc", "x", [3], "abcx"),
      ("abc", "xyz", [0, 2, 4], "xaybzc"), ("abc", "xy", [3, 4], "abcxy"),
      ("", "xy", [0, 1], "xy"),
    ] as [(String, String, [Int], String)])
  func inserting(_ list: String, _ added: String, _ indices: [Int], _ result: String) throws {
    let changed = try IndexedChanges.inserting(
      objects(added), at: IndexSet(indices), into: objects(list))
    #expect(text(changed) == result)
  }

  @Test func insertingBehindTheEndIsRefused() {
    #expect(throws: RangeError(index: 5, count: 5)) {
      try IndexedChanges.inserting(objects("xy"), at: [0, 5], into: objects("abc"))
    }
    #expect(throws: ObjectiveCException.self) {
      try IndexedChanges.inserting(objects("xy"), at: [0], into: objects("abc"))
    }
  }

  @Test(
    arguments: [
      ("abc", [], "abc"), ("abc", [0, 2], "b"), ("abc", [0, 1, 2], ""), ("abcd", [1, 2], "ad"),
    ] as [(String, [Int], String)])
  func removing(_ list: String, _ indices: [Int], _ result: String) throws {
    let changed = try IndexedChanges.removing(IndexSetBox(IndexSet(indices)), from: objects(list))
    #expect(text(changed) == result)
  }

  @Test func replacing() throws {
    let indices = IndexSetBox([0, 2])
    #expect(
      text(try IndexedChanges.replacing(indices, of: objects("abc"), with: objects("xy"))) == "xby")
    #expect(throws: ObjectiveCException.self) {
      try IndexedChanges.replacing(indices, of: objects("abc"), with: objects("x"))
    }
    for list in ["", "ab"] {
      #expect(throws: RangeError.self) {
        try IndexedChanges.replacing(indices, of: objects(list), with: objects("xy"))
      }
      #expect(throws: RangeError.self) { try IndexedChanges.removing(indices, from: objects(list)) }
    }
  }
}
