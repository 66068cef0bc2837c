import CarobRuntime

extension Object {
  /// Whether the object answers a message, by its class or by a handler of its own.
  package func responds<Signature>(to message: Message<Signature>) -> Bool {
    responds(to: message.selector)
  }
}
