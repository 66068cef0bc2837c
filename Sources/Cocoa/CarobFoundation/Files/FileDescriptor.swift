import CCarob
import CarobLibc
import Foundation

/// The number of an open file, and the system's calls with it. A call that a signal interrupts is made again. [any-thread]
struct FileDescriptor: Equatable {
  /// The number; -1 for a file that was closed.
  let number: Int32

  /// A file that was closed. Each call with it fails.
  static let closed = FileDescriptor(number: -1)

  /// The most bytes that one call reads.
  private static let longestPart = 65_536

  // MARK: Opening and closing

  /// Opens a file, which programs that this one starts do not inherit.
  static func open(_ path: String, _ flags: Int32) throws(FileFailure) -> FileDescriptor {
    let isReading = flags & O_ACCMODE == O_RDONLY
    // C would end the path there.
    if path.utf8.contains(0) { throw FileFailure(number: ENOENT, isReading: isReading) }
    while true {
      let number = CarobLibc.open(path, flags | O_CLOEXEC)
      if number >= 0 { return FileDescriptor(number: number) }
      if errno != EINTR { throw .latest(reading: isReading) }
    }
  }

  /// Makes a pipe, which programs that this one starts do not inherit.
  ///
  /// - Parameter flags: flags of the two files, such as `O_NONBLOCK`.
  static func pipe(_ flags: Int32 = 0) -> (reading: FileDescriptor, writing: FileDescriptor)? {
    var ends: [Int32] = [-1, -1]
    // SAFETY: there is room for two numbers.
    guard carob_make_pipe(&ends, flags) == 0 else { return nil }
    return (FileDescriptor(number: ends[0]), FileDescriptor(number: ends[1]))
  }

  /// Closes the file. Linux has closed it even when a signal interrupted the call.
  func close() throws(FileFailure) {
    if CarobLibc.close(number) != 0, errno != EINTR { throw .latest(reading: false) }
  }

  // MARK: Reading

  /// Reads until the end of the file, or so many bytes.
  func read(_ limit: Int = .max) throws(FileFailure) -> Data {
    var data = Data()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.longestPart, alignment: 1)
    defer { buffer.deallocate() }
    while data.count < limit {
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(limit - data.count))
      let count = try readOnce(part)
      if count == 0 { break }
      data.append(contentsOf: part.prefix(count))
    }
    return data
  }

  /// Reads what is there: the rest of a file on a disk, or else what has come, for which it waits.
  ///
  /// - Returns: nothing at the end of the file.
  func readAvailable() throws(FileFailure) -> Data {
    isOnDisk ? try read() : try readPart()
  }

  /// Reads what one call of the system gives, and waits for it.
  ///
  /// - Returns: nothing at the end of the file.
  func readPart() throws(FileFailure) -> Data {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.longestPart, alignment: 1)
    defer { buffer.deallocate() }
    return Data(buffer.prefix(try readOnce(buffer)))
  }

  private func readOnce(_ buffer: UnsafeMutableRawBufferPointer) throws(FileFailure) -> Int {
    while true {
      // SAFETY: the buffer has this number of bytes.
      let count = CarobLibc.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try waitToRetry(reading: true)
    }
  }

  private var isOnDisk: Bool { FileKind(descriptor: number) == .regular }

  // MARK: Writing

  /// Writes all bytes. A pipe or a socket that nobody reads is an error, and no signal.
  func write(_ data: Data) throws(FileFailure) {
    let mask = isOnDisk ? nil : PipeSignalMask()
    defer { mask?.end() }
    var rest = data
    while !rest.isEmpty {
      // SAFETY: the part has this number of bytes.
      let count = rest.withUnsafeBytes { CarobLibc.write(number, $0.baseAddress, $0.count) }
      if count < 0 { try waitToRetry(reading: false) } else { rest = rest.dropFirst(count) }
    }
  }

  /// Lets a call that failed be made again: after a signal, and once a file that does not block is ready.
  ///
  /// - Throws: any other failure.
  private func waitToRetry(reading: Bool) throws(FileFailure) {
    switch errno {
    case EINTR: break
    case EAGAIN:
      var wait = pollfd(fd: number, events: Int16(reading ? POLLIN : POLLOUT), revents: 0)
      // SAFETY: the structure is this function's own.
      _ = poll(&wait, 1, -1)
    default: throw .latest(reading: reading)
    }
  }

  // MARK: Places

  /// Moves to a place, which is counted from the beginning, the present place or the end.
  ///
  /// - Returns: the new place from the beginning.
  @discardableResult
  func seek(_ offset: UInt64, from origin: Int32 = SEEK_SET) throws(FileFailure) -> UInt64 {
    guard let offset = off_t(exactly: offset) else {
      throw FileFailure(number: EINVAL, isReading: true)
    }
    let place = lseek(number, offset, origin)
    if place < 0 { throw .latest(reading: true) }
    return UInt64(place)
  }

  /// Gives the file a length, and moves to its end.
  func truncate(_ length: UInt64) throws(FileFailure) {
    guard let end = off_t(exactly: length) else {
      throw FileFailure(number: EFBIG, isReading: false)
    }
    while ftruncate(number, end) != 0 {
      if errno != EINTR { throw .latest(reading: false) }
    }
    try seek(length)
  }

  /// Waits until the system has stored what was written. A pipe or a terminal has nothing to store.
  func synchronize() throws(FileFailure) {
    while fsync(number) != 0 {
      switch errno {
      case EINTR: break
      case EINVAL, EROFS, ENOTSUP: return
      default: throw .latest(reading: false)
      }
    }
  }

  /// Takes a connection to a socket that listens, and waits for it.
  func accept() throws(FileFailure) -> FileDescriptor {
    while true {
      // A program that is started meanwhile does not inherit it.
      let connection = carob_accept(number)
      if connection >= 0 { return FileDescriptor(number: connection) }
      if errno != ECONNABORTED { try waitToRetry(reading: true) }
    }
  }
}

/// Holds `SIGPIPE` back on this thread, and drops one that came meanwhile. The system sends it to the thread that writes.
private struct PipeSignalMask {
  private var old = sigset_t()
  /// Whether `SIGPIPE` was already pending. Then `end` must not remove it.
  private let wasPending: Bool

  init() {
    var pending = sigset_t()
    sigpending(&pending)
    wasPending = sigismember(&pending, SIGPIPE) == 1
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, &old)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    return signals
  }

  /// Lets signals through as before.
  func end() {
    let number = errno
    if !wasPending {
      var (signals, none) = (Self.signals, timespec())
      while sigtimedwait(&signals, nil, &none) < 0, errno == EINTR {}
    }
    var old = old
    pthread_sigmask(SIG_SETMASK, &old, nil)
    errno = number
  }
}
