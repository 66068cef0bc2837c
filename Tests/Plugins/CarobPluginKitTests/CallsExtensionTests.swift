import CCarob
import Testing

@testable import CarobPluginKit

/// `carob.calls/1` itself, where the kit does not lead to.
@Suite struct CallsExtensionTests {
  init() { KitHost.ready }

  @Test func isThere() {
    #expect(carob_get_calls_extension()?.pointee.size == 24)
    #expect(carob_get_extension("carob.calls/2") == nil)
    #expect(carob_get_extension("") == nil)
    #expect(carob_get_extension(nil) == nil)
  }

  @Test func aBlockOfWrongTypesIsRefused() {
    #expect(carob_block_with_body("v@?", nil, nil, nil) == nil)
    #expect(takePendingError() == "carob_block_with_body: the body is null")
    let nothing: carob_call_body = { _, _, _ in }
    for types in ["", "v", "v@", "v@?{"] {
      #expect(carob_block_with_body(types, nothing, nil, nil) == nil)
      #expect(isErrorPending)
      _ = takePendingError()
    }
    #expect(carob_block_with_body(nil, nothing, nil, nil) == nil)
    #expect(takePendingError() == "carob_block_with_body: the encoding is null")
  }

  @Test func aCallWithoutTheNeedfulIsRefused() {
    var result = (0, 0)
    #expect(!carob_call_with_types("v@:", nil, nil, &result))
    #expect(
      takePendingError() == "carob_call_with_types: code, arguments or result is null")
    let arguments: [UnsafeMutableRawPointer?] = [nil, nil]
    let imp = class_getMethodImplementation(
      objc_lookUpClass("NSObject"), sel_registerName("description"))
    #expect(!carob_call_with_types("@@:", imp, arguments, &result))
    #expect(takePendingError() == "the encoding \"@@:\" is not that of a method")
  }

  @Test func aContextIsDisposedOfOnce() {
    var disposals = 0
    withUnsafeMutablePointer(to: &disposals) { counter in
      let block = carob_block_with_body(
        "v@?", { _, _, _ in }, counter,
        { $0?.assumingMemoryBound(to: Int.self).pointee += 1 })
      #expect(block != nil)
      carob_block_release(carob_block_copy(block))
      #expect(counter.pointee == 0)
      carob_block_release(block)
      #expect(counter.pointee == 1)
    }
  }
}
