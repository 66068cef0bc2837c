import CProcess
import CarobLibc

/// Makes descriptors that child processes do not inherit.
package enum Descriptors {
  /// Makes a pipe; the caller closes both ends.
  ///
  /// - Throws: `ProcessError` when none is available.
  package static func pipe() throws(ProcessError) -> (reading: CInt, writing: CInt) {
    var ends: [CInt] = [-1, -1]
    if carob_process_pipe(&ends) != 0 { throw ProcessError("no pipe is left") }
    return (ends[0], ends[1])
  }

  /// Makes two connected sockets; the caller closes both.
  ///
  /// - Throws: `ProcessError` when none is available.
  package static func socketPair() throws(ProcessError) -> (ours: CInt, theirs: CInt) {
    var ends: [CInt] = [-1, -1]
    if carob_process_socket_pair(&ends) != 0 { throw ProcessError("no socket is left") }
    return (ends[0], ends[1])
  }

  /// Duplicates a descriptor; -1 on failure.
  package static func duplicate(_ descriptor: CInt) -> CInt { carob_process_duplicate(descriptor) }
}
