import Foundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime
import CarobLibc

/// Who changes methods very often uses no more memory than who does it now and then.
@Suite struct SwizzleMemoryTests {
  /// Pages of memory that this process has, as the kernel counts them.
  private static func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(CInt(_SC_PAGESIZE)))
  }

  /// Sanitizers keep freed memory for a while, so that the process grows without anything being lost.
  private static var keepsFreedMemory: Bool {
    ["__asan_init", "__tsan_init"].contains { (name: String) in dlsym(nil, name) != nil }
  }

  /// In a process of its own, where no other test allocates.
  @Test(.enabled(if: !keepsFreedMemory))
  func aMillionChangesCostNoMemory() async {
    await #expect(processExitsWith: .success) {
      let one = Selector("one")
      let top = try makeClass("Swizzled") { cls in
        try cls.addMethod(one) { (_: Object) in 1 }
        try cls.addMethod(Selector("two")) { (_: Object) in 2 }
      }
      let object = try makeClass("Swizzled", below: top).make()
      let site = Message<() -> Int>("one")
      func swizzle(_ rounds: Int) throws {
        for round in 0..<rounds {
          try top.exchangeMethods(one, Selector("two"))
          if round.isMultiple(of: 100) { _ = try site(object) }
        }
      }
      try swizzle(10_000)
      let before = try Self.residentBytes()
      try swizzle(1_000_000)
      let grown = try Self.residentBytes() - before
      precondition(grown < 1 << 20, "a million changes took \(grown) bytes")
      let answer = try site(object)
      precondition(answer == 1)
    }
  }
}
