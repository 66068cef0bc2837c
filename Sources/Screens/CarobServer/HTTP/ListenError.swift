#if Isolation
import CarobIsolation
import CarobLibc
import NIOCore

/// The reason why the server cannot listen, with advice.
package struct ListenError: Error, CustomStringConvertible {
  /// The reason, without a full stop.
  package let description: String
  package let advice: String
  /// The option to change.
  package let option: String

  init(_ error: any Error, host: String, port: Int) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE:
      description = "port \(port) of \(host) is taken by another program"
      (option, advice) = ("--port", "give another --port, or none for any that is free")
    case EACCES where port != 0:
      description = "port \(port) needs rights that this user does not have"
      (option, advice) = ("--port", "give a --port of 1024 or more, or none for any that is free")
    case let number?:
      description =
        number == EADDRNOTAVAIL
        ? "\(host) is no address of this machine"
        : "\(host) cannot be listened to: \(SystemReason.of(error))"
      (option, advice) = ("--host", "give another --host, or none for 127.0.0.1")
    case nil:
      description = "\(host) is no address, and no name of one"
      (option, advice) = ("--host", "give another --host, or none for 127.0.0.1")
    }
  }
}
#endif
