/// Memory on the stack for the arguments of one call.
package enum TemporaryMemory {
  /// Runs `body` with zeroed bytes, aligned for any C type, and a list of addresses.
  package static func with<Result, Failure: Error>(
    bytes: Int, pointers: Int,
    _ body: (
      UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = withUnsafeTemporaryAllocation(byteCount: max(bytes, 1), alignment: 16) { buffer in
      withUnsafeTemporaryAllocation(
        of: UnsafeMutableRawPointer?.self, capacity: max(pointers, 1)
      ) { addresses -> Swift.Result<Result, Failure> in
        guard let base = buffer.baseAddress, let list = addresses.baseAddress else {
          preconditionFailure("a temporary allocation has no address")
        }
        // SAFETY: both regions have the requested lengths.
        base.initializeMemory(as: UInt8.self, repeating: 0, count: buffer.count)
        list.initialize(repeating: nil, count: addresses.count)
        do throws(Failure) {
          return .success(try body(base, list))
        } catch {
          return .failure(error)
        }
      }
    }
    return try outcome.get()
  }
}
