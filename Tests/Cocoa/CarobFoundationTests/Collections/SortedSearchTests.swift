import CarobRuntime
import Testing

@testable import CarobFoundation

@Suite struct SortedSearchTests {
  private func search(_ numbers: [Int], in range: Range<Int>? = nil) throws -> SortedSearch {
    let order = try Block { (a: Object?, b: Object?) -> Int in
      let (a, b) = ((a as? NumberBox)?.integerValue ?? 0, (b as? NumberBox)?.integerValue ?? 0)
      return a < b ? -1 : a > b ? 1 : 0
    }
    let objects = numbers.map { NumberBox($0) as Object }
    return SortedSearch(
      objects: objects[range ?? 0..<objects.count], order: try PreparedBlock.comparator(order))
  }

  @Test(
    arguments: [
      ([], 1, nil, nil, 0, 0), ([1], 1, 0, 0, 0, 1), ([1], 0, nil, nil, 0, 0),
      ([1], 2, nil, nil, 1, 1), ([1, 2, 2, 2, 3], 2, 1, 3, 1, 4), ([2, 2, 2], 2, 0, 2, 0, 3),
      ([1, 3, 5], 4, nil, nil, 2, 2),
    ] as [([Int], Int, Int?, Int?, Int, Int)])
  func findsAndInserts(
    _ numbers: [Int], _ wanted: Int, _ first: Int?, _ last: Int?, _ before: Int, _ behind: Int
  ) throws {
    let search = try search(numbers)
    let object = NumberBox(wanted)
    #expect(try search.index(of: object, options: .firstEqual) == first)
    #expect(try search.index(of: object, options: .lastEqual) == last)
    #expect(try search.index(of: object, options: [.insertionIndex, .firstEqual]) == before)
    #expect(try search.index(of: object, options: [.insertionIndex, .lastEqual]) == behind)
    let any = try search.index(of: object, options: [])
    #expect((any == nil) == (first == nil))
  }

  @Test func aPartHasIndicesOfTheWhole() throws {
    let search = try search([0, 1, 2, 3, 9, 9], in: 2..<4)
    #expect(try search.index(of: NumberBox(3), options: .firstEqual) == 3)
    #expect(try search.index(of: NumberBox(9), options: .firstEqual) == nil)
    #expect(try search.index(of: NumberBox(0), options: .insertionIndex) == 2)
    #expect(try search.index(of: NumberBox(9), options: .insertionIndex) == 4)
  }

  @Test func bothEndsExcludeEachOther() throws {
    let search = try search([1])
    let error = #expect(throws: ObjectiveCException.self) {
      try search.index(of: NumberBox(1), options: [.firstEqual, .lastEqual])
    }
    #expect(error?.sentence.hasPrefix("NSInvalidArgumentException: ") == true)
  }

  @Test func whatTheBlockRaisesIsTheCallers() throws {
    let order = try Block { (_: Object?, _: Object?) throws -> Int in throw RaisedError("no order")
    }
    let search = SortedSearch(
      objects: [NumberBox(1)], order: try PreparedBlock.comparator(order))
    #expect(throws: MessageError.self) { try search.index(of: NumberBox(1), options: []) }
  }
}
