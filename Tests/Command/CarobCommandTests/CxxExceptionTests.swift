import Foundation
import PluginTestSupport
import Testing

/// An exception of C++ that leaves a function which the host called ends the process, also where the plugin would catch it around
/// the call of the host: the host's frames are not unwound.
@Suite(.waitsForProcesses) struct CxxExceptionTests {
  private func inspect(_ way: String?, _ options: [String] = []) throws -> CommandRun {
    let folder = try TemporaryDirectory()
    _ = try PluginFixture.build(
      source: PluginFixture.sources.appendingPathComponent("cxx_exceptions.cc"), in: folder.url,
      flags: ["-std=c++20"], compiler: "c++")
    return try CommandRun(
      ["inspect", "./cxx_exceptions.so"] + options, in: folder.url,
      environment: way.map { ["WAY": $0] } ?? [:])
  }

  @Test(arguments: [
    "perform", "key", "enumerate", "sort", "format", "initialize", "load", "resolve", "release",
    "dealloc", "hook", "call",
  ]) func oneThatWouldPassTheHostEndsTheProcess(_ way: String) throws {
    let run = try inspect(way)
    #expect(run.status == 134)
    #expect(run.output == "")
    #expect(
      run.errors.contains(
        "carob: an exception left a function of a plugin that the host had called; catch it in that function"
      ))
    #expect(run.errors.contains("std::runtime_error"))
    #expect(run.errors.contains(way))
  }

  @Test func soDoesOneThatNobodyCatches() throws {
    let run = try inspect("uncaught")
    #expect(run.status == 134)
    #expect(run.errors.contains("std::runtime_error"))
    #expect(run.errors.contains("uncaught"))
  }

  @Test(arguments: [nil, "none"]) func oneThatTheModuleCatchesItselfIsItsOwn(_ way: String?) throws
  {
    let run = try inspect(way)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}
