import CarobPlugins
import Foundation
import PluginTestSupport
import Testing

/// What is read of Objective-C from the files of modules, without running anything of them.
@Suite(.waitsForProcesses) struct ObjectiveCRecordsTests {
  private let directory: TemporaryDirectory
  private static let fixtures = PluginFixture.project.appendingPathComponent("Tests/Fixtures")

  init() throws { directory = try TemporaryDirectory() }

  private func build(_ fixture: String, _ flags: String...) throws -> String {
    try PluginFixture.buildObjectiveC(
      Self.fixtures.appendingPathComponent(fixture), in: directory.url, flags: flags)
  }

  private func languages(_ flags: String...) throws -> ModuleLanguages {
    try ModuleFile(
      path: PluginFixture.buildObjectiveC(
        Self.fixtures.appendingPathComponent("ObjectiveC/inspected.m"), in: directory.url,
        flags: flags)
    ).languages
  }

  // MARK: Records

  /// Pointers are in relocations or where they are to be, as the linker likes.
  @Test(arguments: [
    [], ["-fuse-ld=lld"], ["-fuse-ld=lld", "-Wl,-z,pack-relative-relocs"],
    ["-fuse-ld=lld", "-Wl,--apply-dynamic-relocs"], ["-Wl,-s"],
  ])
  func readsWhatAModuleHasAndNeeds(_ flags: [String]) throws {
    let path = try PluginFixture.buildObjectiveC(
      Self.fixtures.appendingPathComponent("Doctor/objc_classes.m"), in: directory.url,
      flags: ["-fobjc-arc"] + flags)
    let records = try #require(try ModuleFile(path: path).records)
    #expect(Set(records.classes.map(\.name)) == ["DCUser", "DCBase", "DCList"])
    #expect(
      Set(records.neededClasses)
        == [
          "ICModle", "ICTableViewController", "NSDictionery", "XQFrobnicator", "NSStrng",
          "NSObject", "NSString", "ICModel",
        ])
    let list = try #require(records.classes.first { $0.name == "DCList" })
    #expect(list.superclassName == "DCBase")
    #expect(
      Set(list.methods.map { "\($0.isClassMethod ? "+" : "-")\($0.selector) \($0.types)" })
        == ["-height d16@0:8", "+shared @16@0:8", "-viewDidAppear: v24@0:8@16"])
    #expect(records.categories.map(\.className) == ["NSStrng"])
    #expect(records.sentSelectors == ["new", "frobnicateAll"])
  }

  @Test func whatIsOnlyNamedIsNotSent() throws {
    let records = try #require(
      try ModuleFile(path: build("Doctor/objc_sound.m", "-fobjc-arc")).records)
    let names = Set(records.selectors.map(\.name))
    #expect(names.isSuperset(of: ["nobodyHasThis:", "dsGuess", "setRank:", "dsHear:"]))
    #expect(
      records.sentSelectors == ["respondsToSelector:", "setText:", "textLabel"])
    #expect(
      records.answeredSelectors.isSuperset(of: ["setRank:", "dsHear:", "dsShout", "count"]))
  }

  @Test func aModuleInCHasNone() throws {
    let file = try ModuleFile(path: PluginFixture.build("minimal", in: directory.url))
    #expect(file.records == nil)
    #expect(!file.isInObjectiveC)
  }

  // MARK: Files that say anything

  /// Reading ends, and nothing is run into, whatever stands in the file. What is read then does not matter.
  @Test func aChangedFileEndsNothing() throws {
    let path = try build("Doctor/objc_sound.m", "-fobjc-arc", "-Wl,-s")
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let changed = URL(fileURLWithPath: path + ".changed")
    var state: UInt64 = 7
    func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let words: [UInt64] = [0, 1, 8, .max, .max / 2, .max - 7, 1 << 31, 1 << 32 - 1]
    var outcomes: Set<String> = []
    for round in 0..<240 {
      var data = whole
      for _ in 0..<(round % 12 + 1) {
        // Half of them where records are: behind code and before the sections' headers.
        let place = number(below: data.count / 8 - 1) * 8
        let word =
          round % 2 == 0 ? words[number(below: words.count)] : UInt64(number(below: 1 << 14))
        withUnsafeBytes(of: word.littleEndian) { data.replaceSubrange(place..<place + 8, with: $0) }
      }
      try data.write(to: changed)
      do {
        let file = try ModuleFile(path: changed.path)
        let records = file.records
        _ = file.languages
        outcomes.insert(records == nil ? "unreadable" : "read")
      } catch {
        outcomes.insert("refused")
      }
    }
    #expect(outcomes == ["read", "unreadable", "refused"])
  }

  /// A list that goes on with itself, and one with two milliards of elements.
  @Test(arguments: ["(struct list *)&lists[0], 0, 24", "0, 0x7fffffff, 24", "0, 1, 8", "0, -1, 24"])
  func aListWithoutAnEnd(_ list: String) throws {
    let source = try directory.write(
      """
      struct list { struct list *next; int count; long size; void *method[3]; };
      struct list lists[] = {{\(list)}};
      struct record { void *isa, *superclass; const char *name; long numbers[4]; void *methods, *rest[9]; };
      struct record metaclass;
      struct record cls = {&metaclass, 0, "X", {0}, &lists[0]};
      __attribute__((used, section("__objc_classes"))) struct record *classes[] = {&cls};
      __attribute__((used, section("__objc_selectors"))) const void *selectors[] = {"x", "v@:"};
      """, to: "endless.c")
    let file = try ModuleFile(
      path: PluginFixture.build(source: URL(fileURLWithPath: source), in: directory.url))
    #expect(file.isInObjectiveC)
    #expect(file.records == nil)
  }

  // MARK: Languages

  @Test func tellsWhoCounts() throws {
    #expect(try languages("-fobjc-arc", "-DWITH_VARIABLES").counting == .automatic)
    #expect(try languages("-DWITH_VARIABLES").counting == .manual)
    #expect(try languages().counting == .unknown)
    #expect(try languages("-fobjc-arc").counting == .unknown)
    #expect(try languages("-DSENDING_RELEASE").counting == .manual)
  }

  @Test func tellsTheLanguage() throws {
    #expect(try languages().names == ["Objective-C"])
    let inC = try ModuleFile(path: PluginFixture.build("minimal", in: directory.url)).languages
    #expect(inC.names == ["C"])
    #expect(inC.counting == nil)
    let source = try directory.write(
      "#include <string>\nstatic std::string text(3, 'x');\n", to: "cxx.cc")
    for flag in ["-O1", "-s"] {
      let path = try PluginFixture.build(
        source: URL(fileURLWithPath: source), in: directory.url, flags: [flag], compiler: "c++")
      #expect(try ModuleFile(path: path).languages.names == ["C++"])
    }
  }

  /// Rust's compiler leaves its name, and its library symbols that begin as those of C++.
  @Test(arguments: [
    (#"__asm__(".ident \"rustc version 1.63.0\"");"#, ["Rust"]),
    ("void rust_eh_personality(void) {}", ["Rust"]),
    (#"__asm__(".ident \"trustc version 1.63.0\"");"#, ["C++"]),
  ]) func tellsRustByItsCompiler(_ sign: String, _ names: [String]) throws {
    let source = try directory.write("\(sign)\nvoid _ZN3std2io5writeE(void) {}\n", to: "sign.c")
    let path = try PluginFixture.build(
      source: URL(fileURLWithPath: source), in: directory.url)
    #expect(try ModuleFile(path: path).languages.names == names)
  }
}
