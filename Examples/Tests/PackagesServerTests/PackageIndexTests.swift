import Testing

@testable import PackagesServer

@Suite("Pages of packages") struct PackageIndexTests {
  private let index = RunningServer.packages(25)

  @Test(
    "pages",
    arguments: [
      (1, 10, "p000", 10), (3, 10, "p020", 5), (4, 10, nil, 0), (1, 25, "p000", 25),
      (1, 1000, "p000", 25), (.max, 1000, nil, 0), (25, 1, "p024", 1),
    ])
  func pages(_ page: Int, _ size: Int, _ first: String?, _ count: Int) {
    let found = index.page(page, size: size)
    #expect(found.packages.first?.name == first)
    #expect(found.packages.count == count)
    #expect(found.totalCount == 25)
    #expect(found.numberOfPages == (25 + size - 1) / size)
  }

  @Test func aSectionHasPagesOfItsOwn() {
    let found = index.page(2, size: 10, section: "libs")
    #expect(found.packages.map(\.name) == ["p020", "p021", "p022", "p023", "p024"])
    #expect(found.totalCount == 15)
    #expect(index.page(1, size: 10, section: "none").numberOfPages == 0)
  }

  @Test func packagesAndSectionsByName() {
    #expect(index.package(named: "p007")?.version == "1.7")
    #expect(index.package(named: "p7") == nil)
    #expect(index.sections().map { "\($0.name) \($0.count)" } == ["admin 10", "libs 15"])
    #expect(PackageIndex([]).page(1, size: 10).numberOfPages == 0)
  }
}
