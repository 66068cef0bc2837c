import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite @MainActor struct ICTableViewCellTests {
  @Test func isAlwaysSubtitled() throws {
    for style in 0...3 {
      let cell = try ICTableViewCell.runtimeClass.makeInstance().send(
        Selector("initWithStyle:reuseIdentifier:"), style, "id", returning: UITableViewCell.self)
      #expect(cell.style == .subtitle)
      #expect(try cell.send(Selector("detailTextLabel")) != nil)
    }
    #expect(try (ICTableViewCell.runtimeClass.make() as? UITableViewCell)?.style == .subtitle)
    #expect(ICTableViewCell(style: .value1, reuseIdentifier: nil).style == .subtitle)
  }

  @Test func aTableMakesThemForSubclasses() throws {
    let cls = try RuntimeFixture.makeClass(below: ICTableViewCell.runtimeClass) { _ in }
    let table = UITableView()
    try table.register(cls, forCellReuseIdentifier: "row")
    let cell = try #require(try table.dequeueReusableCell(withIdentifier: "row"))
    #expect(cell.runtimeClass == cls)
    #expect(cell.reuseIdentifier == "row")
    #expect(cell.style == .subtitle)
  }
}
