import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

/// A controller as a host writes it: without a word of actors.
private final class WordlessController: ICTableViewController {
  var appearances = 0

  override func viewDidLoad() throws {
    try super.viewDidLoad()
    title = "Words"
    try respond(to: "configureCell:withObject:") {
      (this: WordlessController, cell: UITableViewCell, word: StringBox) in
      cell.textLabel.text = "\(this.title ?? ""): \(word.string)"
    }
  }

  override func viewWillAppear(_ animated: Bool) throws { appearances += 1 }
}

/// That views and controllers are of the main actor is no matter for messages.
@Suite @MainActor struct MainActorTests {
  @Test func aSubclassNeedsNoAnnotation() throws {
    let controller = WordlessController()
    try controller.setDataSource(ICSimpleDataSource(objects: ArrayBox([StringBox("one")])))
    let table = try controller.tableView()
    try table.showRows(0..<1)
    #expect(table.visibleRows.first?.cell.textLabel.text == "Words: one")
    try controller.send(Selector("viewWillAppear:"), false)
    #expect(controller.appearances == 1)
  }

  /// A plugin's code has no actor.
  @Test nonisolated func codeWithoutAnActorSendsMessages() throws {
    let view = try #require(try UIView.runtimeClass.make() as? UIView)
    try view.addToItself()
    try view.send(Selector("setTag:"), 4)
    #expect(try view.send(Selector("tag"), returning: Int.self) == 4)
  }

  /// The rule of the main thread is the plugin's to keep; see `views_elsewhere` of the hostile plugins.
  @Test nonisolated func aWrongThreadEndsNothing() throws {
    let texts = Locked<[String?]>([])
    onThreads(1) { _ in
      autoreleasePool {
        let window = try? UIWindow.runtimeClass.make()
        let list = try? WordlessController.runtimeClass.make()
        _ = try? list?.send(Selector("setDataSource:"), ICSimpleDataSource(objects: ArrayBox([])))
        _ = try? window?.send(Selector("setRootViewController:"), list)
        let hidden = try? window?.send(Selector("isHidden"), returning: Bool.self)
        let title = try? list?.send(Selector("title"))?.description
        texts.withLock { $0 = ["\(hidden ?? false)", title] }
      }
    }
    #expect(texts.withLock { $0 } == ["true", nil])
  }
}

extension UIView {
  /// Sends a message that is refused, from where there is no actor.
  fileprivate nonisolated func addToItself() throws {
    #expect(throws: MessageError.self) { try send(Selector("addSubview:"), self) }
  }
}
