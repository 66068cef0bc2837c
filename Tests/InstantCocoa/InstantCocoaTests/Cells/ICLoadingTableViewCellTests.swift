import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite @MainActor struct ICLoadingTableViewCellTests {
  @Test func makesItsIndicatorOnce() throws {
    let cell = ICLoadingTableViewCell()
    #expect(cell.contentView.subviews.isEmpty)
    let indicator = try #require(try cell.send(Selector("activityIndicator")))
    #expect(indicator === cell.activityIndicator)
    #expect(cell.contentView.subviews.count == 1)
    try indicator.send(Selector("startAnimating"))
    #expect(cell.activityIndicator.isAnimating)
    try indicator.send(Selector("stopAnimating"))
    #expect(try indicator.send(Selector("isAnimating"), returning: Bool.self) == false)
  }

  @Test func isClear() throws {
    let cell = ICLoadingTableViewCell()
    cell.frame.size = CGSize(width: 100, height: 44)
    _ = cell.activityIndicator
    try cell.layoutIfNeeded()
    #expect(cell.backgroundColor?.alpha == 0)
    #expect(cell.activityIndicator.center == CGPoint(x: 50, y: 22))
    #expect(cell.activityIndicator.style == .white)
  }

  @Test func aTableLaysItOut() throws {
    let source = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("tableView:numberOfRowsInSection:")) {
        (_: Object, _: UITableView, _: Int) in 1
      }
      try cls.addMethod(Selector("tableView:cellForRowAtIndexPath:")) {
        (_: Object, table: UITableView, path: IndexPath) -> Object? in
        let cell = try table.dequeueReusableCell(withIdentifier: "row", for: path)
        (cell as? ICLoadingTableViewCell)?.activityIndicator.startAnimating()
        return cell
      }
    }
    let table = UITableView()
    table.rowHeight = 30
    table.frame.size.width = 100
    table.dataSource = source
    try table.register(ICLoadingTableViewCell.runtimeClass, forCellReuseIdentifier: "row")
    try table.showRows(0..<1)
    let cell = try #require(table.visibleRows.first?.cell as? ICLoadingTableViewCell)
    #expect(cell.activityIndicator.isAnimating)
    #expect(cell.activityIndicator.frame.midX == 50)
    #expect(cell.activityIndicator.frame.midY == 15)
  }
}
