import Testing

@testable import CarobRenderers

@Suite struct ColumnWidthsTests {
  static let shares: [(wanted: [Int], room: Int, widths: [Int])] = [
    ([], 10, []),
    ([5], 10, [5]),
    ([5], 3, [3]),
    ([5, 60], 65, [5, 60]),
    ([5, 60], 40, [5, 35]),
    ([60, 5], 40, [35, 5]),
    ([30, 30], 40, [20, 20]),
    ([30, 30], 41, [20, 21]),
    ([2, 30, 8, 31], 30, [2, 10, 8, 10]),
    ([4, 4, 4], 10, [3, 3, 4]),
    ([4, 4, 4], 3, [1, 1, 1]),
    ([4, 4, 4], 2, [1, 1, 1]),
    ([4, 4, 4], -3, [1, 1, 1]),
  ]

  @Test(arguments: shares)
  func sharesRoom(wanted: [Int], room: Int, widths: [Int]) {
    #expect(ColumnWidths.sharing(room, among: wanted) == widths)
  }

  @Test(arguments: [
    (5, 60, 65, [5, 60]), (5, 60, 40, [5, 35]), (30, 60, 40, [30, 10]), (39, 60, 40, [39, 1]),
    (39, 1, 80, [39, 1]), (40, 60, 40, [30, 10]), (400, 2, 40, [38, 2]), (400, 60, 3, [2, 1]),
    (1, 1, 0, [1, 1]),
  ])
  func theSecondGivesWay(first: Int, second: Int, room: Int, widths: [Int]) {
    let (main, detail) = ColumnWidths.keepingFirst(first, second, in: room)
    #expect([main, detail] == widths)
  }

  @Test func usesAllTheRoomThereIs() {
    let wanted = [3, 17, 1, 9, 17]
    for room in wanted.count...60 {
      let widths = ColumnWidths.sharing(room, among: wanted)
      #expect(widths.reduce(0, +) == min(room, wanted.reduce(0, +)))
      #expect(zip(widths, wanted).allSatisfy { $0 <= $1 })
    }
  }
}
