import PluginTestSupport
import Testing

/// Warm sends, look-ups, row bindings and what reads objects of Foundation allocate nothing.
///
/// This looks at the build that the tests are made in. Unoptimised code allocates here and there what optimised
/// code does not, and those operations are left to `make allocations`, which looks at a release build.
@Suite(
  .enabled(if: !AllocationRun.isUnderSanitizer, "a sanitizer has an allocator of its own"),
  .waitsForProcesses)
struct AllocationTests {
  #if DEBUG
  private static let isOptimised = false
  #else
  private static let isOptimised = true
  #endif

  /// What allocates unless it is optimised: generic code that keeps values of types it does not know.
  private static let needOptimisation: Set<String> = [
    "Message, a double", "Message, an integer and a double",
    "Swift closure, two objects", "Swift closure, integer to double",
  ]

  /// The tables of Foundation's collections are generic too.
  private static func needsOptimisation(_ operation: String) -> Bool {
    operation.hasPrefix("NS") || needOptimisation.contains(operation)
  }

  @Test func nothingIsAllocated() throws {
    for (operation, count) in try AllocationRun.shared.get().allocations
    where Self.isOptimised || !Self.needsOptimisation(operation) {
      #expect(count == 0, "\(operation)")
    }
  }

  /// If the allocator did not count, everything would pass.
  @Test func whatAllocatesIsCounted() throws {
    let run = try AllocationRun.shared.get()
    #expect(run.allocationsOfControl >= 1000)
  }

  @Test func theNamesAreOnesThatAreCounted() throws {
    let names = Set(try AllocationRun.shared.get().allocations.map(\.operation))
    #expect(names.isSuperset(of: Self.needOptimisation))
  }
}
