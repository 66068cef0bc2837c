import CarobFoundation
import CarobRuntime
import CarobUIKit
import Foundation
import RuntimeTestSupport
import Testing

@Suite @MainActor struct UITableViewCellTests {
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
    let cell = UITableViewCell()
    try cell.textLabel.setValue(StringBox("Ada"), forKey: "text")
    #expect(cell.textLabel.text == "Ada")
    let label = try #require(try cell.send(Selector("textLabel")))
    try label.send(Selector("setText:"), nil as String?)
    #expect(cell.textLabel.text == nil)
  }

  @Test func statesReachOverriddenMethods() throws {
    let log = CallLog()
    let cls = try RuntimeFixture.makeClass(below: UITableViewCell.runtimeClass) { cls in
      for name in ["setSelected:animated:", "setHighlighted:animated:", "setEditing:animated:"] {
        let selector = try Selector(validating: name)
        try cls.addMethod(selector) { (this: Object, on: Bool, animated: Bool) in
          log.calls.append(name)
          try this.sendSuper(above: cls, selector, on, animated)
        }
      }
    }
    let cell = try #require(try cls.make() as? UITableViewCell)
    try cell.send(Selector("setSelected:"), true)
    try cell.send(Selector("setHighlighted:"), true)
    try cell.send(Selector("setEditing:"), true)
    #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
    #expect(
      log.calls == ["setSelected:animated:", "setHighlighted:animated:", "setEditing:animated:"])
  }

  @Test func accessories() throws {
    let cell = UITableViewCell()
    cell.frame.size = CGSize(width: 100, height: 40)
    try cell.send(Selector("setAccessoryType:"), 1)
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(
      errorText { try cell.send(Selector("setAccessoryType:"), 5) }
        == "5 is no accessory type: they go from 0 to 4")
    try cell.send(Selector("setSelectionStyle:"), 0)
    #expect(cell.selectionStyle == .none)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    try cell.send(Selector("setAccessoryView:"), accessory)
    try cell.layoutIfNeeded()
    #expect(accessory.frame == CGRect(x: 80, y: 15, width: 20, height: 10))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    cell.accessoryView = nil
    #expect(accessory.superview == nil)
  }

  @Test(
    arguments: [
      (0, CGRect(x: 0, y: 0, width: 100, height: 40), nil),
      (
        1, CGRect(x: 0, y: 0, width: 50, height: 40), CGRect(x: 50, y: 0, width: 50, height: 40)
      ),
      (
        2, CGRect(x: 0, y: 0, width: 25, height: 40), CGRect(x: 25, y: 0, width: 75, height: 40)
      ),
      (
        3, CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 100, height: 20)
      ),
    ] as [(Int, CGRect, CGRect?)])
  func labelsHaveTheirPlaces(_ style: Int, _ text: CGRect, _ detail: CGRect?) throws {
    let cell = try initialized(UITableViewCell.runtimeClass, style: style)
    cell.frame.size = CGSize(width: 100, height: 40)
    _ = (cell.textLabel, cell.detailTextLabel)
    try cell.layoutIfNeeded()
    #expect(cell.textLabel.frame == text)
    #expect(cell.detailTextLabel?.frame == detail)
  }

  private func initialized(_ cls: RuntimeClass, style: Int) throws -> UITableViewCell {
    try cls.makeInstance().send(
      Selector("initWithStyle:reuseIdentifier:"), style, "id", returning: UITableViewCell.self)
  }
}
