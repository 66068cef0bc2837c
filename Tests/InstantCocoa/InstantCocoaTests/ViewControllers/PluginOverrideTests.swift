import CarobFoundation
import CarobPlugins
import CarobRuntime
import PluginTestSupport
import Testing

@testable import InstantCocoa

import struct Foundation.CGPoint
import struct Foundation.CGSize

/// Classes in C that override what their views ask: `Tests/Fixtures/Collections/tiles.c`.
@Suite(.waitsForProcesses) @MainActor struct PluginOverrideTests {
  private static let plugin = Result {
    let directory = try TemporaryDirectory()
    let source = PluginFixture.project.appendingPathComponent(
      "Tests/Fixtures/Collections/tiles.c")
    let module = try PluginFixture.build(
      source: source, in: directory.url, flags: ["-Wall", "-Werror", "-g"])
    _ = try PluginLoader().load(path: module)
  }

  private func make(_ name: String) throws -> Object {
    try Self.plugin.get()
    return try #require(RuntimeClass(named: name)).makeInstance()
  }

  private func source(_ count: Int) throws -> ICSimpleDataSource {
    try ICSimpleDataSource(objects: ArrayBox((0..<count).map { StringBox("\($0)") }))
  }

  private func screen(
    _ name: String, _ layout: UICollectionViewLayout
  ) throws -> ICCollectionViewController {
    let made = try Message<(UICollectionViewLayout) -> Object?>("initWithCollectionViewLayout:")(
      make(name), layout)
    return try #require(made as? ICCollectionViewController)
  }

  @Test("A collection's methods, with and without super") func collection() throws {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    let controller = try screen("CTTileScreen", layout)
    try controller.setDataSource(source(3))
    let view = try controller.collectionView()
    view.frame.size = CGSize(width: 100, height: 100)
    try view.layoutIfNeeded()
    #expect(view.visibleItems.map(\.cell.frame.size.width) == [10, 20, 30, 40])
    #expect(view.visibleItems.map(\.cell.tag) == [0, 9, 9, 9])
    #expect(view.visibleItems[0].cell is ICCollectionViewCell)
    #expect(view.visibleItems[1].cell.binding?.configuration.implementor?.name == "CTTileScreen")
    try view.select(IndexPath(section: 0, row: 0))
    #expect(controller.title == "selected")
  }

  @Test("A table's methods, with super") func table() throws {
    let made = try make("CTRowScreen").send(Selector("init"))
    let controller = try #require(made as? ICTableViewController)
    try controller.setDataSource(source(2))
    let table = try controller.tableView()
    try table.showRows(0..<2)
    #expect(table.visibleRows.map(\.cell.tag) == [5, 5])
    #expect(table.visibleRows.map(\.height) == [88, 88])
    #expect(try table.title(ofSection: 0) == "Mine")
  }

  @Test("A layout") func layout() throws {
    let layout = try #require(try make("CTDiagonalLayout") as? UICollectionViewLayout)
    let controller = try screen("ICCollectionViewController", layout)
    try controller.setDataSource(source(1000))
    let view = try controller.collectionView()
    view.frame.size = CGSize(width: 100, height: 30)
    try view.layoutIfNeeded()
    #expect(view.visibleItems.map(\.cell.frame.origin.x) == [0, 10, 20])
    #expect(view.contentSize == CGSize(width: 10_000, height: 10_000))
    try view.setContentOffset(CGPoint(x: 500, y: 500))
    #expect(view.visibleItems.map(\.indexPath.row) == [50, 51, 52])
    try view.scrollToItem(at: IndexPath(section: 0, row: 700), at: [.top, .left], animated: false)
    #expect(view.contentOffset == CGPoint(x: 7000, y: 7000))
  }
}
