import CCarob
import Foundation
import PluginTestSupport
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// The same calls through the C compiler, libffi, closures and blocks. All must agree on every byte.
@Suite(.serialized, .waitsForProcesses) struct CallMatrixTests {
  /// The compilers that are here.
  static let compilers = ["cc", "clang"].filter {
    (try? CompletedProcess($0, ["--version"]))?.status == 0
  }

  @Test(arguments: compilers) func everyScalarAtEveryPlace(compiler: String) throws {
    try run(CallSignatures(scalars: CallSignatures.scalars), compiler)
  }

  @Test(arguments: compilers) func randomStructures(compiler: String) throws {
    var pool = RandomDeclarations(seed: 7)
    for _ in 0..<1200 { pool.addStructure() }
    try run(signatures(pool, count: 200), compiler)
  }

  @Test(arguments: compilers) func randomUnionsAndBitFields(compiler: String) throws {
    var pool = RandomDeclarations(seed: 8)
    for _ in 0..<20 { pool.addStructure() }
    for _ in 0..<300 { pool.addUnion() }
    for _ in 0..<300 { pool.addBitFields() }
    for _ in 0..<200 { pool.addStructure() }
    #if arch(x86_64)
    try run(signatures(pool, count: 160), compiler)
    #endif
  }

  /// Signatures of declared types of up to 64 bytes, half of which fit registers.
  private func signatures(_ pool: RandomDeclarations, count: Int) throws -> CallSignatures {
    var small: [CallSignatures.CType] = []
    var large: [CallSignatures.CType] = []
    for (number, declaration) in pool.declarations.enumerated() {
      let type = try TypeEncoding(parsing: declaration.encoding)
      guard let size = type.size, size <= 64, (try? FFIType.make(type)) != nil else { continue }
      let named = CallSignatures.CType(name: "T\(number)", encoding: type)
      if size <= 16 { small.append(named) } else { large.append(named) }
    }
    try #require(small.count >= count / 2 && large.count >= count / 4)
    let types = Array(small.prefix(count / 2) + large.prefix(count - count / 2))
    return CallSignatures(random: count, types: pool, among: types, seed: 9)
  }

  private func run(_ signatures: CallSignatures, _ compiler: String) throws {
    let library = try CallLibrary(signatures.program, compiler: compiler)
    var random = SeededGenerator(seed: 10)
    for (number, signature) in signatures.signatures.enumerated() {
      let call = try MatrixCall(signature, number, library, &random)
      for (way, failure) in try call.failures() {
        Issue.record("\(compiler), \(way), \(signature.encoding): \(failure)")
      }
    }
  }
}

/// A module of generated C. It is never closed: a class that lasts as long as the process has its functions, and the
/// next module that is mapped would be taken for them.
final class CallLibrary {
  private let directory: TemporaryDirectory
  private let handle: UnsafeMutableRawPointer

  struct Missing: Error { let symbol: String }

  init(_ program: String, compiler: String) throws {
    directory = try TemporaryDirectory()
    let source = URL(fileURLWithPath: try directory.write(program, to: "calls.c"))
    let module = try PluginFixture.build(
      source: source, in: directory.url, flags: ["-O1", "-w"], compiler: compiler)
    guard let handle = dlopen(module, RTLD_NOW | RTLD_LOCAL) else {
      throw Missing(symbol: String(cString: dlerror()))
    }
    self.handle = handle
  }

  func symbol(_ name: String) throws -> UnsafeMutableRawPointer {
    guard let address = dlsym(handle, name) else { throw Missing(symbol: name) }
    return address
  }
}
