import CarobRuntime
import Testing

@Suite("Binary search")
struct PartitionTests {
  @Test(arguments: 0...9)
  func theFirstElementThatFulfilsTheConditionIsFound(_ count: Int) {
    let numbers = (0..<count).map { $0 / 2 }
    for bound in 0...6 {
      var calls = 0
      let index = numbers.partitioningIndex {
        calls += 1
        return $0 >= bound
      }
      #expect(index == numbers.firstIndex { $0 >= bound } ?? numbers.endIndex)
      #expect(calls <= 4)
    }
  }

  @Test func indicesOfASliceAreThoseOfItsArray() {
    #expect([9, 1, 2, 3][1...].partitioningIndex { $0 >= 2 } == 2)
  }
}
