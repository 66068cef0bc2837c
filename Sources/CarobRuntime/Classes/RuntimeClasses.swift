/// The runtime's own classes that plugins may look up by name. [any-thread]
public enum RuntimeClasses {
  /// All of them, superclasses first.
  public static let all: [Object.Type] = [
    Object.self, StringBox.self, NumberBox.self, DateBox.self, URLBox.self, DataBox.self,
    ArrayBox.self, MutableArrayBox.self, DictionaryBox.self, MutableDictionaryBox.self, SetBox.self,
    NullBox.self, ErrorBox.self, IndexPathBox.self, SortDescriptor.self, MethodSignatureBox.self,
    Invocation.self, Proxy.self, ProtocolObject.self,
  ]

  /// Lets them be found by name; a second call does nothing. The loader of plugins does it.
  public static func register() { announced }

  private static let announced: Void = AnnouncedClasses.announce(all)
}
