import CarobRuntime
import InstantCocoa
import Testing

@Suite @MainActor struct ICCollectionViewCellTests {
  @Test func hasALabelByMessages() throws {
    let cell = try ICCollectionViewCell.runtimeClass.make()
    #expect(try cell.value(forKey: "textLabel") is UILabel)
    #expect(try cell.value(forKey: "contentView") is UIView)
  }
}
