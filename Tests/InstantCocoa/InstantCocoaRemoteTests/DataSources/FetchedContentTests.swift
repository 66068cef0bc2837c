import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

@Suite("Fetched content") struct FetchedContentTests {
  private let a: [Object] = [StringBox("a")]

  private func text(_ content: FetchedContent) -> String {
    (0..<content.count).map { index in
      switch content.object(at: index) {
      case nil: "nil"
      case is ICLoadingPlaceholder: "loading"
      case is ICNoResultsPlaceholder: "nothing"
      case is ErrorBox: "error"
      case let object?: object.description
      }
    }.joined(separator: ",")
  }

  /// The table of options: what is held after a reset, nothing found, and a failure.
  @Test(
    "13.2: placeholder storage options",
    arguments: [
      (0, "", "", ""), (2, "loading", "", ""), (4, "", "nothing", ""),
      (6, "loading", "nothing", ""), (8, "", "", "error"),
      (10, "loading", "", "error"), (12, "", "nothing", "error"),
      (14, "loading", "nothing", "error"),
    ] as [(UInt, String, String, String)])
  func options(value: UInt, reset: String, nothing: String, failure: String) {
    var content = FetchedContent()
    content.options = PlaceholderStorageOptions(rawValue: value)
    content.reset()
    #expect(text(content) == reset)
    var empty = content
    empty.replace(with: [])
    #expect(text(empty) == nothing)
    var emptyPage = content
    emptyPage.append([], mayBeMore: false)
    #expect(text(emptyPage) == nothing)
    var failed = content
    failed.fail(ErrorBox(RaisedError("offline")))
    #expect(text(failed) == failure)
    #expect(failed.errors.count == (failure.isEmpty ? 0 : 1))
    var cancelled = content
    cancelled.fail(nil)
    #expect(text(cancelled) == "")
    content.append(a, mayBeMore: true)
    #expect(text(content) == (reset == "" ? "a" : "a,loading"))
    content.fail(ErrorBox(RaisedError("offline")))
    #expect(text(content) == (reset == "" ? "a" : "a,loading"))
    #expect(content.errors.isEmpty)
    content.append([], mayBeMore: false)
    #expect(text(content) == "a")
  }

  @Test func theStandardOptionsAreSix() {
    #expect(PlaceholderStorageOptions.standard.rawValue == 6)
    #expect(FetchedContent().options == .standard)
  }

  @Test func itIsLoadedOnceSomethingHappened() {
    var content = FetchedContent()
    #expect(!content.isLoaded)
    #expect(content.count == 0)
    content.fail(nil)
    #expect(content.isLoaded)
  }

  @Test func aListTakenEarlierStaysAsItWas() throws {
    var content = FetchedContent()
    content.append(a, mayBeMore: true)
    let one = content.all()
    #expect(content.all() === one)
    let (first, loading) = (try one.object(at: 0), try one.object(at: 1))
    content.append([StringBox("b")], mayBeMore: false)
    let two = content.all()
    content.reset()
    #expect(one.count == 2)
    #expect(try one.object(at: 0) === first)
    #expect(try one.object(at: 1) === loading)
    #expect(try two.objects().map(\.description) == ["a", "b"])
    #expect(throws: RangeError.self) { try two.object(at: 2) }
    #expect(throws: RangeError.self) { try two.object(at: -1) }
    #expect(content.firstObject == nil)
  }

  @Test func positionsThatThereAreNot() {
    var content = FetchedContent()
    content.append(a, mayBeMore: false)
    for index in [-1, 1, Int.max, Int.min] { #expect(content.object(at: index) == nil) }
  }

  /// Appending by pages must not copy what is there: the objects may move when the memory grows, which
  /// doubles, and at no other time. Whoever holds an earlier list must not cause a copy either.
  @Test func aMillionObjectsInPagesAreMovedAFewTimesOnly() {
    let page = Array(repeating: a[0], count: 500)
    var content = FetchedContent()
    var earlier: [ArrayBox] = []
    var (moved, moves) = (0, 0)
    var address: UnsafeRawPointer?
    for _ in 0..<2000 {
      content.append(page, mayBeMore: true)
      earlier.append(content.all())
      let now = content.addressOfObjects
      if now != address {
        moves += 1
        moved += content.count - 1
      }
      address = now
    }
    #expect(content.count == 1_000_001)
    #expect(moves <= 24)
    #expect(moved <= 4_000_000)
    #expect(earlier.enumerated().allSatisfy { $1.count == ($0 + 1) * 500 + 1 })
  }
}

extension FetchedContent {
  /// Where the objects are, for tests that count how often they are moved.
  var addressOfObjects: UnsafeRawPointer? {
    // SAFETY: the address is compared with others, and nothing is read there.
    list.objects.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }
}
