import CarobLibc

/// The system's refusal of something that a process needs.
package struct ProcessError: Error, CustomStringConvertible {
  /// What there cannot be, as in `/bin/ls: cannot be started`.
  package let subject: String
  /// The system's number for the reason.
  package let number: CInt

  /// An error with the number that `errno` has now, unless another one is given.
  package init(_ subject: String, _ number: CInt = errno) {
    (self.subject, self.number) = (subject, number)
  }

  /// The system's words for the reason.
  package var reason: String { String(cString: strerror(number)) }

  package var description: String { "\(subject): \(reason)" }
}
