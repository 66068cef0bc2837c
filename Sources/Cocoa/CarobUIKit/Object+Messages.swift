import CarobRuntime

extension Object {
  /// Whether the object responds to a message, through its class or through a handler of this object.
  package func responds<Signature>(to message: Message<Signature>) -> Bool {
    responds(to: message.selector)
  }
}
