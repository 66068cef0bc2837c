import CCarob
import Testing

/// How many blocks there are of the functions of a module.
@Suite struct BlockCountTests {
  /// Addresses of nothing.
  private static let module = carob_module_range(first: 16, end: 4096)

  @Test func oneThatWasReleasedTooOftenHidesNoOther() {
    carob_count_block(32, 2)
    carob_count_block(64, -1)
    carob_count_block(4096, 1)
    #expect(carob_blocks_in(Self.module) == 2)
    carob_count_block(64, 2)
    #expect(carob_blocks_in(Self.module) == 3)
    carob_count_block(32, -2)
    carob_count_block(64, -1)
    #expect(carob_blocks_in(Self.module) == 0)
  }
}
