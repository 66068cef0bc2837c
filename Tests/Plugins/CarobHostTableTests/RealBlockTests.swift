import CarobPlugins
import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// Blocks that clang compiles, in a plugin that links no blocks runtime.
@Suite(.serialized, .waitsForProcesses) struct RealBlockTests {
  @Test(
    .enabled(if: PluginFixture.hasBlocks, "there is no clang with -fblocks"),
    arguments: ["-O0", "-O2"])
  func workWithoutABlocksRuntime(optimization: String) throws {
    // Both builds of the fixture register a class of the same name.
    let name = "CheckBlockTaker"
    if RuntimeClass(named: name) == nil { try makeTaker(name) }
    let directory = try TemporaryDirectory()
    let module = try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent("Tests/Fixtures/Blocks/real_blocks.c"),
      in: directory.url,
      flags: [
        "-fblocks", optimization, "-Wall", "-Wextra", "-Werror", "-g", "-Wl,-z,defs",
        "-DCLASS=\"CheckRealBlocks\(optimization)\"",
      ], compiler: "clang")
    _ = try PluginLoader().load(path: module)
    let symbols = try CompletedProcess("nm", ["-D", module])
    #expect(!symbols.output.contains("Block"))
  }

  private func makeTaker(_ name: String) throws {
    let cls = try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
    let kept = Kept()
    try cls.addMethod(Selector("apply:to:")) { (_: Object, block: Block, value: Int32) in
      try block.call(value, returning: Int32.self)
    }
    try cls.addMethod(Selector("keep:")) { (_: Object, block: Block) in kept.block = block }
    try cls.addMethod(Selector("callKept:")) { (_: Object, value: Int32) in
      try kept.block?.call(value, returning: Int32.self) ?? 0
    }
    try cls.addMethod(Selector("adder:")) { (_: Object, amount: Int32) throws -> Block in
      try Block { (value: Int32) in value + amount }
    }
    try cls.registerPair()
  }
}

private final class Kept {
  var block: Block?
}
