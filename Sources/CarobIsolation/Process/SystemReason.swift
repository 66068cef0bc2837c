import CarobLibc
import NIOCore

/// What the system says of something that it has refused.
package enum SystemReason {
  /// The reason in an error of SwiftNIO, without the names of functions that are in its description.
  package static func of(_ error: any Error) -> String {
    (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
  }
}
