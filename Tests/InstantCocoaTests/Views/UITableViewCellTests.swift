import CarobRuntime
import InstantCocoa
import Testing

@Suite("UITableViewCell and its subclasses")
struct UITableViewCellTests {
  @Test(arguments: [
    (UITableViewCell.CellStyle.default, false, true), (.value1, true, true), (.value2, true, false),
    (.subtitle, true, true),
  ])
  func labelsOfStyles(
    _ style: UITableViewCell.CellStyle, _ hasDetail: Bool, _ hasImage: Bool
  ) throws {
    let cell = try initialized(UITableViewCell.runtimeClass, style: style.rawValue)
    #expect(cell.style == style)
    #expect(cell.reuseIdentifier == "id")
    #expect((cell.detailTextLabel != nil) == hasDetail)
    #expect((cell.imageView != nil) == hasImage)
    #expect(cell.textLabel === cell.textLabel)
    #expect(cell.detailTextLabel === cell.detailTextLabel)
    #expect(cell.textLabel.superview === cell.contentView)
    #expect(cell.contentView.superview === cell)
  }

  @Test func icCellIsAlwaysSubtitled() throws {
    for style in 0...3 {
      let cell = try initialized(ICTableViewCell.runtimeClass, style: style)
      #expect(cell.style == .subtitle)
      #expect(try cell.send(Selector("detailTextLabel")) != nil)
    }
    #expect(try (ICTableViewCell.runtimeClass.make() as? UITableViewCell)?.style == .subtitle)
    #expect(ICTableViewCell(style: .value1, reuseIdentifier: nil).style == .subtitle)
  }

  @Test(arguments: [-1, 4, Int.max]) func stylesThatAreNot(_ style: Int) {
    #expect(throws: MessageError.self) {
      try initialized(UITableViewCell.runtimeClass, style: style)
    }
  }

  @Test func identifierMayBeNil() throws {
    let made = try UITableViewCell().send(
      Selector("initWithStyle:reuseIdentifier:"), 0, nil as String?, returning: UITableViewCell.self
    )
    #expect(made.reuseIdentifier == nil)
  }

  @Test func textsThroughMessages() throws {
    let cell = ICTableViewCell()
    try cell.textLabel.setValue(StringBox("Ada"), forKey: "text")
    #expect(cell.textLabel.text == "Ada")
    let label = try #require(try cell.send(Selector("textLabel")))
    try label.send(Selector("setText:"), nil as String?)
    #expect(cell.textLabel.text == nil)
  }

  @Test func loadingCellMakesItsIndicatorOnce() throws {
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

  private func initialized(_ cls: RuntimeClass, style: Int) throws -> UITableViewCell {
    try cls.makeInstance().send(
      Selector("initWithStyle:reuseIdentifier:"), style, "id", returning: UITableViewCell.self)
  }
}
