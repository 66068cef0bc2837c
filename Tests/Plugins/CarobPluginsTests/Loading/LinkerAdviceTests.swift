import Foundation
import PluginTestSupport
import Testing

@testable import CarobPlugins

/// What to do about a module that the dynamic linker refuses, by its cause.
@Suite(.waitsForProcesses) struct LinkerAdviceTests {
  /// In glibc's words, and in musl's.
  @Test(arguments: [
    ("undefined symbol: frobnicate", "define frobnicate, or link the library"),
    ("undefined symbol: frobnicate, version V1", "define frobnicate, or link the library"),
    ("Error relocating ./x.so: frobnicate: symbol not found", "define frobnicate, or link the"),
    ("undefined symbol: __asan_init", "-fsanitize=address -shared-libsan, and run the command"),
    ("undefined symbol: __ubsan_handle_add_overflow", "-fsanitize=undefined -shared-libsan"),
    ("undefined symbol: __ubsan_handle_add_overflow", "=libclang_rt.ubsan_standalone-"),
    (
      "libclang_rt.ubsan_standalone-x86_64.so: cannot open shared object file: No such file",
      "LD_PRELOAD=$(clang -print-file-name=libclang_rt.ubsan_standalone-x86_64.so)"
    ),
    ("libside.so: cannot open shared object file: No such file", "install that library"),
    ("Error loading shared library libside.so: No such file (needed by x)", "install that"),
    ("/lib/libtsan.so.2: cannot allocate memory in static TLS block", "-ftls-model=initial-exec"),
    ("/lib/libc.so.6: version `GLIBC_2.99' not found (required by x)", "build it on this system"),
    ("cannot enable executable stack as shared object requires: x", "-Wl,-z,noexecstack"),
    ("cannot make segment writable for relocation: Permission denied", "compile it with -fPIC"),
    ("something new", "see what ldd -r says of it"),
  ])
  func theAdviceFollowsTheCause(_ message: String, _ advice: String) {
    #expect(LinkerAdvice.on(message).contains(advice), "\(LinkerAdvice.on(message))")
  }

  @Test func theAdviceIsThatOfTheError() throws {
    let directory = try TemporaryDirectory()
    let source = try directory.write(
      """
      #include <carob/carob.h>
      extern int frobnicate(void);
      static bool load(void) { return frobnicate() == 0; }
      CAROB_PLUGIN(.identifier = "org.example.undefined", .name = "Undefined", .version = "1", .load = load)

      """, to: "undefined.c")
    let module = try PluginFixture.build(
      source: URL(fileURLWithPath: source), in: directory.url)
    let error = #expect(throws: PluginError.self) { try PluginLoader().load(path: module) }
    #expect(error?.advice == "define frobnicate, or link the library that has it, with -l")
  }

  private static let hasSanitizer =
    (try? CompletedProcess(
      "gcc", ["-fsanitize=address", "-x", "c", "-", "-o", "/dev/null"], input: "int main() {}"))?
    .status == 0

  /// Such a library ends the process unless it was loaded first.
  @Test(.enabled(if: hasSanitizer, "gcc has no sanitizers")) func aSanitizerComesTooLate() throws {
    let directory = try TemporaryDirectory()
    let module = try PluginFixture.build(
      source: PluginFixture.sources.appendingPathComponent("minimal.c"), in: directory.url,
      flags: ["-fsanitize=address"], compiler: "gcc")
    let error = #expect(throws: PluginError.self) { try PluginLoader().load(path: module) }
    let (sentence, advice) = (error?.sentence ?? "", error?.advice ?? "")
    #expect(sentence.contains("was built with a sanitizer, whose library libasan.so"))
    #expect(advice.contains("LD_PRELOAD=$(gcc -print-file-name=libasan.so"))
  }

  /// A pointer of the entry that leads nowhere, or to what cannot be written.
  @Test(arguments: [[], ["-DHOST_IS_CONSTANT"]])
  func aFieldOutsideOfTheModuleIsRefused(_ flags: [String]) throws {
    let directory = try TemporaryDirectory()
    let module = try PluginFixture.build(
      source: PluginFixture.sources.appendingPathComponent("field_outside.c"), in: directory.url,
      flags: flags)
    let error = #expect(throws: PluginError.self) { try PluginLoader().load(path: module) }
    #expect(error?.code == .malformedEntry)
  }
}
