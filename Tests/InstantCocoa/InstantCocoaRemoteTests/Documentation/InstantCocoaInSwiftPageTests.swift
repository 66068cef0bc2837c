import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote
import PluginTestSupport
import RuntimeTestSupport
import ServerTestSupport
import Testing

// What docs/instant-cocoa-in-swift.md shows, word for word.

private final class Novel: ICModel {
  var title: String?

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Novel.self) { $0.property("title", \.title) }
  }
}

private final class NovelList: ICTableViewController {
  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: NovelList.self) { list in
      list.method("configureCell:withNovel:") { (_, cell: UITableViewCell, novel: Novel) in
        cell.textLabel.text = novel.title
      }
    }
  }
}

private final class Listener: Object {
  var lines: [String] = []

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Listener.self) { listener in
      listener.method("dataSourceFinishedLoading:") { (this, source: ICRemoteDataSource) in
        this.lines.append("\(try source.objects.count) novels")
      }
      listener.method("dataSource:failedWithError:") { (this, _: Object, error: ErrorBox) in
        this.lines.append(error.localizedDescription)
      }
    }
  }
}

private final class LibraryService: ICRemoteConfiguration {
  var address = "https://library.example/v1/"

  override var baseURLString: String { address }
  override var additionalHTTPHeaders: DictionaryBox? { ["X-Client": "Reader"] }
}

private final class NovelScreen: UIViewController {
  var number: String?

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: NovelScreen.self) { screen in
      screen.adopt("ICRoutable")
      screen.method("initWithRoutingInfo:") { (this, info: DictionaryBox) in
        this.number = info["number"]?.description
        return this
      }
    }
  }
}

@MainActor @Suite struct InstantCocoaInSwiftPageTests {
  @Test func everySnippetIsHere() throws {
    let snippets = try SwiftSnippets(of: "docs/instant-cocoa-in-swift.md")
    #expect(snippets.count > 10)
    let folder = "Tests/InstantCocoa/InstantCocoaRemoteTests/Documentation"
    #expect(try snippets.missing(in: folder) == [])
  }

  @Test func dataSources() throws {
    let titles = try ICSimpleDataSource(objects: ["Emma", "Persuasion", "Evelina"])
    let count = try titles.numberOfObjects(inSection: 0)  // 3
    let second = try titles.object(at: IndexPath(section: 0, row: 1))  // Persuasion
    #expect(count == 3)
    #expect(second?.description == "Persuasion")

    let byInitial = try ICSectionedDataSource(
      wrapping: titles, sectioningKey: "firstCharacter",
      sortDescriptors: [SortDescriptorBox(key: "self")])
    try byInitial.fetchData()
    let initials = try byInitial.sectionTitles  // ["E", "P"]
    let sorted = try byInitial.objects  // Emma, Evelina, Persuasion
    #expect(initials == ["E", "P"])
    #expect(sorted.map(\.description) == ["Emma", "Evelina", "Persuasion"])
  }

  @Test func fetching() async throws {
    let server = ScriptedServer { request in
      request.target.hasPrefix("/v1/novels?")
        ? .response(#"{"novels": [{"title": "Emma"}, {"title": "Persuasion"}]}"#)
        : .response(status: 404, "{}")
    }
    let service = LibraryService()
    service.address = server.url("/v1/")
    let listener = Listener()
    do {
      let source = ICRemoteDataSource()
      source.remoteConfiguration = service
      source.apiPath = "novels"
      source.queryParameters = ["author": "austen", "page": 1]
      source.keyPath = "novels"
      source.mappingClass = Novel.runtimeClass
      source.delegate = listener
      try await source.fetch()
      let novels = try source.objects.compactMap { $0 as? Novel }

      #expect(novels.map(\.title) == ["Emma", "Persuasion"])
      #expect(listener.lines == ["2 novels"])
      #expect(server.requests.first?.target == "/v1/novels?author=austen&page=1")
      #expect(server.requests.first?.headers["X-Client".lowercased()] == "Reader")

      var printed: [String] = []
      func print(_ error: any Error) { printed.append("\(error)") }
      source.apiPath = "nowhere"
      do {
        try await source.fetch()
      } catch {
        print(error)
      }
      #expect(printed.count == 1)
      #expect(printed.first?.contains("404") == true)
      #expect(listener.lines.count == 2)
    }
  }

  @Test func rowsAreConfigured() throws {
    let novel = Novel()
    novel.title = "Emma"
    let list = NovelList()
    let cell = UITableViewCell()
    try list.send(Selector("configureCell:withNovel:"), cell, novel)
    #expect(cell.textLabel.text == "Emma")
  }

  @Test func requests() async throws {
    let server = ScriptedServer { _ in .response(#"{"title": "Emma"}"#) }
    let url = try #require(URL(string: server.url("/v1/")))
    let manager = ICRequestManager(baseURL: url)
    let answer = try await manager.object(.get, "novels/1", parameters: ["language": "en"])
    let title = (answer as? DictionaryBox)?["title"]?.description
    #expect(title == "Emma")
    #expect(server.requests.first?.target == "/v1/novels/1?language=en")
  }

  @Test func injection() async throws {
    let temporary = try TemporaryDirectory()
    _ = try temporary.write(#"[{"title": "Emma"}]"#, to: "novels.json")
    let folder = URL(fileURLWithPath: temporary.url.path, isDirectory: true)
    let source = ICRemoteDataSource()
    source.networkRequestManager = ICRequestManager(baseURL: folder)
    source.apiPath = "novels.json"
    try await source.fetch()
    #expect(try source.objects.map(\.description) == ["{title: Emma}"])

    let canned = try RuntimeClass.allocatePair(
      named: "CannedAnswers", superclass: Object.runtimeClass)
    try canned.addMethod(Selector("requestWithVerb:path:parameters:success:failure:")) {
      (_: Object, _: String, path: String, _: Object?, success: Block?, _: Block?) -> Object? in
      let answer: ArrayBox = [["title": path]]
      try success?.call(answer)
      return nil
    }
    try canned.registerPair()
    source.networkRequestManager = try canned.make()
    try await source.fetch()
    #expect(try source.objects.map(\.description) == ["{title: novels.json}"])
  }

  @Test func routing() throws {
    let url = try #require(URL(string: "library://novels/7"))
    let router = ICRouter()
    router.register(ICRoute(path: "novels/{number}", viewControllerClass: NovelScreen.runtimeClass))
    let application = UIApplication()
    router.application = application
    let navigation = UINavigationController()
    let window = UIWindow(application: application)
    try window.setRootViewController(navigation)
    try window.makeKeyAndVisible()
    do {
      let isHandled = try router.handle(url)
      #expect(isHandled)
    }
    #expect((navigation.topViewController as? NovelScreen)?.number == "7")
  }
}
