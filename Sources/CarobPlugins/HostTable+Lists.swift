import CCarob
import CarobRuntime

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension HostTable {
  /// Records as Apple's `copy…List` functions return them: ended by null, for the caller to `free`.
  ///
  /// - Parameter count: gets their number, unless it is null.
  /// - Returns: null when there are none.
  static func list<Record>(
    _ records: [UnsafeMutablePointer<Record>], _ count: UnsafeMutablePointer<UInt32>?
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Record>?>? {
    count?.pointee = UInt32(records.count)
    if records.isEmpty { return nil }
    guard
      let memory = calloc(records.count + 1, MemoryLayout<UnsafeMutablePointer<Record>?>.stride)
    else { fatalError("out of memory for a list of \(records.count)") }
    // SAFETY: the memory has room for the records and null, which zero bytes are.
    let list = memory.bindMemory(
      to: UnsafeMutablePointer<Record>?.self, capacity: records.count + 1)
    for (index, record) in records.enumerated() { list[index] = record }
    return list
  }
}
