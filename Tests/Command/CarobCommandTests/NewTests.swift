import Foundation
import PluginTestSupport
import Testing

/// `carob new`.
@Suite(.waitsForProcesses) struct NewTests {
  /// The files that a run wrote, by their paths in a folder.
  private func files(in folder: URL) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    return files
  }

  @Test func saysWhatItWroteAndWhatToTypeNext() throws {
    let folder = try TemporaryDirectory()
    let run = try CommandRun(["new", "Demo"], in: folder.url)
    let carob = Executable.url.path
    #expect(
      run
        == CommandRun(
          status: 0,
          output: """
            Wrote Demo:

              Demo/demo.c                  what the plugin says of itself
              Demo/Demo.h                  what the other files share
              Demo/DEItem.c                a model: what an object of the data becomes
              Demo/DEListViewController.c  the screen with all rows
              Demo/DEItemViewController.c  the screen of one item
              Demo/DEField.c               a row of that screen
              Demo/demo.json               the data
              Demo/README.md               how to build and show it
              Demo/.gitignore              what Git leaves out

            Next:

              \(carob) build Demo
              \(carob) show Demo/libDemo.so

            """))
    let written = try files(in: folder.url.appendingPathComponent("Demo"))
    #expect(
      written.keys.sorted() == [
        ".gitignore", "DEField.c", "DEItem.c", "DEItemViewController.c", "DEListViewController.c",
        "Demo.h", "README.md", "demo.c", "demo.json",
      ])
    for (name, text) in written {
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(name)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(!lines.contains { $0.hasSuffix(" ") || $0.count > 110 }, "\(name)")
    }
  }

  @Test(arguments: [
    (["Demo"], "DE", ["DEItem"]),
    (["BookShelf"], "BS", ["BSItem"]),
    (["MyHTTPServerList"], "MHS", ["MHSItem"]),
    (["Icon"], "ICO", ["ICOItem"]),
    (["X"], "XX", ["XXItem"]),
    (["Demo2"], "DE", ["DEItem"]),
    (["Demo", "--model", "Book"], "DE", ["DEBook"]),
    (["Demo", "--model", "SKUser"], "SK", ["SKUser"]),
    (["Demo", "--model", "SKUser", "--model", "Book"], "SK", ["SKUser", "SKBook"]),
    (["Demo", "--prefix", "QX", "--model", "SKUser"], "QX", ["QXSKUser"]),
    (["Demo", "--prefix", "QX", "--model", "QXUser"], "QX", ["QXUser"]),
    (["Demo", "--model", "DEbt"], "DE", ["DEDEbt"]),
    (["Demo", "--model", "NSThing"], "DE", ["DENSThing"]),
  ])
  func derivesNames(_ arguments: [String], prefix: String, models: [String]) throws {
    let folder = try TemporaryDirectory()
    let run = try CommandRun(["new"] + arguments + ["--directory", "it"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let written = try files(in: folder.url.appendingPathComponent("it"))
    let entry = try #require(written[arguments[0].lowercased() + ".c"])
    #expect(entry.contains(".prefixes = (const char *const[]){\"\(prefix)\", NULL}"))
    #expect(entry.contains(".model_class = \"\(models[0])\""))
    for model in models { #expect(written["\(model).c"] != nil) }
    #expect(run.output.hasSuffix("show it/libit.so\n"))
  }

  @Test(arguments: [
    (
      ["demo"],
      "\"demo\": a name is made of at most 60 letters and digits, the first a capital letter; try Demo"
    ),
    (
      ["my-first_plugin"],
      "\"my-first_plugin\": a name is made of at most 60 letters and digits, the first a capital "
        + "letter; try MyFirstPlugin"
    ),
    (
      ["../Evil"],
      "\"../Evil\": a name is made of at most 60 letters and digits, the first a capital letter; try Evil"
    ),
    (
      ["9"],
      "\"9\": a name is made of at most 60 letters and digits, the first a capital letter; try Demo"
    ),
    (
      [""],
      "\"\": a name is made of at most 60 letters and digits, the first a capital letter; try Demo"
    ),
    (
      ["Swift", "--language", "swift"],
      "\"Swift\": is the name of Swift's own library; take another one, such as MySwift"
    ),
    (
      ["Demo", "--model", "user"],
      "--model \"user\": a class's name is made of at most 60 letters and digits, the first a capital letter"
    ),
    (
      ["Demo", "--model", "A B"],
      "--model \"A B\": a class's name is made of at most 60 letters and digits, the first a capital letter"
    ),
    (
      ["Demo", "--model", "Object"],
      "--model Object: a model named Object would be taken for something else; take another name"
    ),
    (
      ["Demo", "--model", "DEDataSource"],
      "--model DEDataSource: a model named DataSource would be taken for something else; take another name"
    ),
    (
      ["Demo", "--model", "Field"],
      "--model Field: the plugin would have two classes named DEField; take another name"
    ),
    (
      ["Demo", "--model", "List"],
      "--model List: the plugin would have two classes named DEListViewController; take another name"
    ),
    (
      ["Demo", "--model", "Book", "--model", "DEBook"],
      "--model Book: the plugin would have two classes named DEBook; take another name"
    ),
    (
      ["Demo", "--model", "URLBook", "--prefix", "DE", "--model", "UrlBook"],
      "--model UrlBook: two models would have their rows at url_books; take another name"
    ),
    (
      ["Demo", "--prefix", "de"],
      "--prefix \"de\": is not two to four capital letters and digits, such as DE"
    ),
    (
      ["Demo", "--prefix", "ABCDE"],
      "--prefix \"ABCDE\": is not two to four capital letters and digits, such as DE"
    ),
    (
      ["Demo", "--prefix", "UI"],
      "--prefix UI: is the prefix of the host's own classes; take another one"
    ),
  ])
  func refusesNames(_ arguments: [String], reason: String) throws {
    let folder = try TemporaryDirectory()
    #expect(try CommandRun(["new"] + arguments, in: folder.url) == .failure(64, reason))
    #expect(try files(in: folder.url).isEmpty)
  }

  @Test func refusesLanguagesItDoesNotKnow() throws {
    #expect(
      try CommandRun(["new", "Demo", "--language", "rust"])
        == .failure(
          64,
          "the value 'rust' is invalid for '--language <language>'. Please provide one of 'c', 'objc' or 'swift'; "
            + "see carob --help"))
  }

  @Test func refusesBuildSystemsForOtherLanguages() throws {
    let folder = try TemporaryDirectory()
    let run = try CommandRun(
      ["new", "Demo", "--language", "swift", "--build", "make"], in: folder.url)
    #expect(run.status == 64)
    #expect(
      run.errors.contains("--build is for plugins in C; carob build builds the others"))
  }

  // MARK: Folders

  @Test func leavesAFolderThatIsNotEmptyAlone() throws {
    let folder = try PluginFolder(fixtures: [], files: [:])
    let demo = folder.url.appendingPathComponent("Demo")
    try FileManager.default.createDirectory(at: demo, withIntermediateDirectories: false)
    try "mine".write(to: demo.appendingPathComponent("demo.c"), atomically: true, encoding: .utf8)
    #expect(
      try folder.run("new", "Demo")
        == .failure(
          73,
          "Demo: is not empty; pass another --directory, or --force to write over files in it"))
    #expect(try files(in: demo) == ["demo.c": "mine"])

    try "mine".write(to: demo.appendingPathComponent("mine.h"), atomically: true, encoding: .utf8)
    #expect(try folder.run("new", "Demo", "--force").status == 0)
    let written = try files(in: demo)
    #expect(written["demo.c"]?.contains("CAROB_PLUGIN(") == true)
    #expect(written["mine.h"] == "mine")
  }

  @Test func writesIntoAnEmptyFolder() throws {
    let folder = try TemporaryDirectory()
    let run = try CommandRun(["new", "Demo", "--directory", "."], in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.contains("\n  ./demo.c "))
    #expect(run.output.hasSuffix(" show ./lib\(folder.url.lastPathComponent).so\n"))
  }

  @Test func makesTheFoldersAbove() throws {
    let folder = try TemporaryDirectory()
    let run = try CommandRun(["new", "Demo", "--directory", "a/b c"], in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.output.hasSuffix(" build 'a/b c'\n  \(Executable.url.path) show 'a/b c/libb c.so'\n"))
    #expect(try !files(in: folder.url.appendingPathComponent("a/b c")).isEmpty)
  }

  /// What it says to type next can be typed.
  @Test func aFolderThatLooksLikeAnOption() throws {
    let folder = try TemporaryDirectory()
    let run = try CommandRun(["new", "Demo", "--directory=-x"], in: folder.url)
    let carob = Executable.url.path
    #expect(run.output.hasSuffix("\n  \(carob) build ./-x\n  \(carob) show ./-x/lib-x.so\n"))
    let built = try CommandRun(["build", "--", "-x"], in: folder.url)
    #expect(built.status == 0, "\(built.errors)")
    #expect(built.output == "./-x/lib-x.so\n")
    #expect(try CommandRun(["show", "./-x/lib-x.so"], in: folder.url).status == 0)
  }

  @Test func saysWhyItCannotWrite() throws {
    let folder = try PluginFolder(fixtures: [], files: ["file": ""])
    #expect(
      try folder.run("new", "Demo", "--directory", "file")
        == .failure(73, "file: is a file; pass another --directory"))
    #expect(
      try folder.run("new", "Demo", "--directory", "file/x")
        == .failure(
          73, "file/x: cannot be written: Not a directory; pass another --directory"))
    #expect(
      try folder.run("new", "Demo", "--directory", "/proc/nowhere")
        == .failure(
          73,
          "/proc/nowhere: cannot be written: No such file or directory; pass another --directory"
        ))
  }
}
