/// Who gets the messages of a `MessageReceiver`. Made by the kit.
public struct MessageTarget {
  let reference: Reference?

  /// For messages to what a method overrides: the class above which the search starts, which only the `self` of a
  /// method knows.
  let superOf: ObjectClass??
}
