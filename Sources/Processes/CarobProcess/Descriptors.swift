import CProcess
import CarobLibc

/// Descriptors that programs which are started get only when they are given them.
package enum Descriptors {
  /// A pipe; the caller closes both ends.
  ///
  /// - Throws: `ProcessError` when none is left.
  package static func pipe() throws(ProcessError) -> (reading: CInt, writing: CInt) {
    var ends: [CInt] = [-1, -1]
    if carob_process_pipe(&ends) != 0 { throw ProcessError("no pipe is left") }
    return (ends[0], ends[1])
  }

  /// Two sockets that are connected; the caller closes both.
  ///
  /// - Throws: `ProcessError` when none is left.
  package static func socketPair() throws(ProcessError) -> (ours: CInt, theirs: CInt) {
    var ends: [CInt] = [-1, -1]
    if carob_process_socket_pair(&ends) != 0 { throw ProcessError("no socket is left") }
    return (ends[0], ends[1])
  }

  /// A second descriptor of a file; -1 when there is none.
  package static func duplicate(_ descriptor: CInt) -> CInt { carob_process_duplicate(descriptor) }
}
