import Foundation
import PluginTestSupport
import Testing

/// Plugins that other build systems build, by what an installation says to them.
@Suite(.waitsForProcesses, .enabled(if: InstalledLibrary.prefix != nil)) struct BuildSystemTests {
  /// A build system, and the commands that build a plugin and show it, where `NAME` is its name.
  struct System: CustomTestStringConvertible, Sendable {
    let name: String
    let needs: [String]
    let file: String
    let commands: String
    var testDescription: String { name }

    var isInstalled: Bool {
      needs.allSatisfy { (try? CompletedProcess($0, ["--version"]))?.status == 0 }
    }
  }

  static let systems = [
    System(
      name: "make", needs: ["make", "pkg-config"], file: "Makefile",
      commands: "make && carob show ./libNAME.so --data DATA"),
    System(
      name: "cmake", needs: ["cmake", "make"], file: "CMakeLists.txt",
      commands: "cmake -B build && cmake --build build && "
        + "carob show build/libNAME.so --data build/DATA"),
    System(
      name: "meson", needs: ["meson", "ninja", "pkg-config"], file: "meson.build",
      commands: "meson setup build && meson compile -C build && "
        + "carob show build/libNAME.so --data build/DATA"),
  ].filter(\.isInstalled)

  private static let strict = "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"

  /// Runs the commands in a folder, and returns what `carob show` prints.
  private func rows(
    _ system: System, _ name: String, _ data: String, in folder: URL, compiler: String = "cc"
  ) throws -> String {
    let commands = system.commands.replacingOccurrences(of: "NAME", with: name)
      .replacingOccurrences(of: "DATA", with: data)
    let prefix = try #require(InstalledLibrary.prefix).path
    let run = try InstalledLibrary.shell(
      "export CMAKE_PREFIX_PATH='\(prefix)' \(compiler.hasSuffix("+") ? "CXX" : "CC")=\(compiler) "
        + "CFLAGS='\(Self.strict)' CXXFLAGS='\(Self.strict)'; "
        + "{ \(commands); } >all 2>&1; status=$?; cat all; exit $status", in: folder)
    #expect(run.status == 0, "\(run.output)")
    return run.output
  }

  /// The page's file for a build system.
  private func file(_ name: String) throws -> String {
    let page = try String(
      contentsOf: PluginFixture.project.appendingPathComponent("docs/build-systems.md"),
      encoding: .utf8)
    let parts = page.components(separatedBy: " \(name)\n")
    try #require(parts.count == 2)
    return try #require(parts[1].components(separatedBy: "```").first)
  }

  @Test(arguments: systems, ["gcc", "clang"])
  func buildsThePluginOfTheReadme(_ system: System, _ compiler: String) throws {
    let fixtures = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Plugins")
    let source = try String(
      contentsOf: fixtures.appendingPathComponent("minimal.c"), encoding: .utf8)
    let folder = try PluginFolder(
      fixtures: [],
      files: [
        "hi.c": source, "hi.json": #"[{"text": "Hello"}, {"text": "Hi there"}]"#,
        system.file: try file(system.file),
      ])
    let shown = try rows(system, "hi", "hi.json", in: folder.url, compiler: compiler)
    #expect(shown.hasSuffix("GreetingList\n\nHello\nHi there\n"))
  }

  /// The files of the page with the words that it says.
  @Test(arguments: systems, ["g++", "clang++"])
  func buildsThePluginInCPlusPlus(_ system: System, _ compiler: String) throws {
    let fixtures = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Plugins")
    let source = try String(
      contentsOf: fixtures.appendingPathComponent("minimal.cc"), encoding: .utf8)
    var text = try file(system.file)
    for (inC, inCxx) in [
      ("hi.c ", "hi.cc "), ("hi.c\n", "hi.cc\n"), ("'hi.c'", "'hi.cc'"), ("CFLAGS", "CXXFLAGS"),
      ("$(CC)", "$(CXX)"), ("LANGUAGES C)", "LANGUAGES CXX)"), ("'c'", "'cpp'"),
      ("c_std=gnu11", "cpp_std=c++17"), ("c_args", "cpp_args"),
    ] { text = text.replacingOccurrences(of: inC, with: inCxx) }
    let folder = try PluginFolder(
      fixtures: [],
      files: ["hi.cc": source, "hi.json": #"[{"text": "Hi there"}]"#, system.file: text])
    let shown = try rows(system, "hi", "hi.json", in: folder.url, compiler: compiler)
    #expect(shown.hasSuffix("GreetingList\n\nHi there\n"))
  }

  @Test(arguments: systems) func buildsANewPlugin(_ system: System) throws {
    let folder = try PluginFolder(fixtures: [])
    let written = try folder.run("new", "Demo", "--build", system.name)
    #expect(written.status == 0, "\(written.errors)")
    #expect(written.output.contains("Demo/\(system.file) "))
    let shown = try rows(
      system, "Demo", "demo.json", in: folder.url.appendingPathComponent("Demo"))
    #expect(shown.contains("First item"))
  }

  @Test(.enabled(if: systems.contains { $0.name == "cmake" }))
  func cmakeBuildsPluginsInOtherLanguages() throws {
    let fixtures = PluginFixture.project.appendingPathComponent("Tests/Fixtures")
    let inCxx = try String(
      contentsOf: fixtures.appendingPathComponent("HostTable/wrappers.cc"), encoding: .utf8)
    let folder = try PluginFolder(
      fixtures: [],
      files: [
        "CMakeLists.txt": """
        cmake_minimum_required(VERSION 3.20)
        project(plugins LANGUAGES C CXX OBJC)
        find_package(Carob REQUIRED)
        carob_add_plugin(wrappers wrappers.cc)
        target_compile_features(wrappers PRIVATE cxx_std_17)
        carob_add_plugin(mixed entry.c thing.m OBJC)

        """,
        "wrappers.cc": inCxx,
        "entry.c": """
        #include <carob/carob.h>
        static bool load(void) { return objc_getClass("CMThing") != NULL; }
        CAROB_PLUGIN(.identifier = "org.example.mixed", .name = "Mixed", .version = "1", .load = load)

        """,
        "thing.m": """
        #import <Foundation/Foundation.h>
        @interface CMThing : NSObject
        @property NSString *name;
        @end
        @implementation CMThing
        @end

        """,
      ])
    let prefix = try #require(InstalledLibrary.prefix).path
    let run = try InstalledLibrary.shell(
      "{ cmake -B build -DCMAKE_PREFIX_PATH='\(prefix)' -DCMAKE_OBJC_COMPILER=clang && cmake --build build; } >all 2>&1 "
        + "|| { cat all; exit 1; }; carob inspect build/libwrappers.so && carob inspect build/libmixed.so",
      in: folder.url)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("org.example.checks.wrappers"))
    #expect(run.output.contains("CMThing"))
  }

  @Test func pkgConfigKnowsTheVariables() throws {
    let folder = try PluginFolder(fixtures: [])
    let run = try InstalledLibrary.shell(
      "for name in map plugindir; do ls -d \"$(pkg-config --variable=$name carob-plugin)\" || exit; done; "
        + "pkg-config --variable=module_flags carob-plugin", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("-shared -fPIC"))
  }
}
