#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Memory in which a process says how it came to its end, for the one that started it.
///
/// Both map it before a plugin's code runs, which may close every descriptor. One thread writes; the other process reads
/// when that one is gone.
final class ProcessVerdict {
  // SAFETY: the pointer is constant, and the memory has room for two numbers. What is read was written by a process that
  // is not trusted, and any bits are numbers.
  private let numbers: UnsafeMutablePointer<Int32>

  private static let size = 2 * MemoryLayout<Int32>.size
  /// The first number once the second one is the status.
  private static let isWritten: Int32 = 1

  /// Maps a file, which gets the size that is needed.
  ///
  /// - Returns: nil when it cannot be mapped.
  init?(descriptor: CInt) {
    guard ftruncate(descriptor, off_t(Self.size)) == 0,
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { return nil }
    numbers = memory.bindMemory(to: Int32.self, capacity: 2)
  }

  deinit { munmap(numbers, Self.size) }

  /// The exit status; nil when the process did not come to the end of what it was to do, whatever its exit status is: a
  /// plugin may have chosen that.
  var status: Int32? { numbers[0] == Self.isWritten ? numbers[1] : nil }

  /// Says that the process came to its end.
  func write(_ status: Int32) {
    numbers[1] = status
    numbers[0] = Self.isWritten
  }
}
