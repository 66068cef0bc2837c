import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite @MainActor struct DiagnosticsTests {
  /// UIKit reports lengths that cannot be laid out, and knows nothing of `Diagnostics`.
  @Test func whatUIKitReportsReachesTheListener() throws {
    let source = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("collectionView:numberOfItemsInSection:")) {
        (_: Object, _: UICollectionView, _: Int) in 1
      }
      try cls.addMethod(Selector("collectionView:cellForItemAtIndexPath:")) {
        (_: Object, view: UICollectionView, path: IndexPath) -> Object? in
        try view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
      try cls.addMethod(Selector("collectionView:layout:sizeForItemAtIndexPath:")) {
        (_: Object, _: Object, _: Object, _: IndexPath) in CGSize(width: -1, height: 5)
      }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    try view.register(UICollectionViewCell.runtimeClass, forCellReuseIdentifier: "item")
    view.dataSource = source
    view.delegate = source
    nonisolated(unsafe) var said: [Diagnostic] = []
    try Diagnostics.withListener({ said.append($0) }) { try view.layoutIfNeeded() }
    guard case .layout(let layout) = said.first else {
      Issue.record("\(said)")
      return
    }
    #expect(said.count == 1)
    #expect(layout.selector.name == "collectionView:layout:sizeForItemAtIndexPath:")
    #expect(layout.delegate == source.runtimeClass)
  }
}
