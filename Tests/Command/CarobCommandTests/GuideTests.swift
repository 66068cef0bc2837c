import Foundation
import PluginTestSupport
import Testing

/// The guides, followed from top to bottom.
@Suite(.waitsForProcesses) struct GuideTests {
  @Test(arguments: [
    ("README.md", 3), ("docs/first-plugin-in-c.md", 20),
    ("docs/first-plugin-in-objective-c.md", 18), ("docs/models.md", 25),
    ("docs/handler-not-called.md", 20),
  ])
  func whatTheGuideSaysIsSo(_ page: String, steps: Int) throws {
    let guide = try Guide(PluginFixture.project.appendingPathComponent(page))
    #expect(guide.count >= steps)
    let folder = try TemporaryDirectory()
    let environment = CommandRun.withCarobOnPath.merging(
      ["CAROB_ROOT": PluginFixture.project.path]
    ) { $1 }
    let problems = try guide.problems(in: folder.url, environment: environment)
    #expect(problems == [])
  }

  @Test func differencesAreFound() throws {
    let folder = try TemporaryDirectory()
    let page = try folder.write(
      """
      ```console
      $ echo one two; echo three >&2
      one two
      three
      $ echo one two three
      one … three
      $ printf 'a\\nb\\nc\\n'
      …
      c
      $ echo four
      five
      ```

      ```c file.c
      absent
      ```

      ```c file.c
      int a;
      ```

      ```diff file.c
      -int a;
      +int b;
       int c;
      ```

      ```sh
      not looked at
      ```

      ```c file.c
      int b;
      ```
      """, to: "page.md")
    _ = try folder.write("int a;\nint c;\n", to: "file.c")
    let guide = try Guide(URL(fileURLWithPath: page))
    #expect(guide.count == 8)
    #expect(
      try guide.problems(in: folder.url, environment: CommandRun.inherited) == [
        "echo four\nfour\nis not\nfive", "file.c has no\nabsent\n",
      ])
  }
}

extension CommandRun {
  /// An environment in which `carob` is the built command.
  static var withCarobOnPath: [String: String] {
    let path = "\(Executable.directory.path):\(inherited["PATH"] ?? "/usr/bin:/bin")"
    return inherited.merging(["PATH": path]) { $1 }
  }
}
