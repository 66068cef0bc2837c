import Testing

@testable import PackagesServer

@Suite("Status files") struct StatusFileTests {
}
