import CarobLibc

/// The system's refusal of something that a process needs.
package struct ProcessError: Error, CustomStringConvertible {
  /// The subject of the error, as in `/bin/ls: cannot be started`.
  package let subject: String
  package let number: CInt

  /// Creates an error with an error number; by default the present `errno`.
  package init(_ subject: String, _ number: CInt = errno) {
    (self.subject, self.number) = (subject, number)
  }

  /// The system's message for the error number.
  package var reason: String { String(cString: strerror(number)) }

  package var description: String { "\(subject): \(reason)" }
}
