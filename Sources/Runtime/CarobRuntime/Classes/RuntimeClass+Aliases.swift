/// Other names of classes, as `@compatibility_alias` declares them.
extension RuntimeClass {
  /// Lets another name also find the class that is registered under this one's name, whichever it
  /// is, until the owner that is registering is discarded. Lists have the class once.
  ///
  /// - Throws: `RegistrationError` when the name is unusable, or finds another class.
  func addAlias(_ name: String) throws(RegistrationError) {
    if let flaw = RegisteredName.flaw(of: name) {
      throw .unusableClassName(flaw.shown, flaw.reason)
    }
    if let known = RuntimeClass(named: name), known != self {
      throw .classNameTaken(name, by: known.data.owner)
    }
    let key = ExactString(name)
    let meant = ExactString(self.name)
    let owner = RegistrationOwner.current
    RuntimeLock.withLock { state in
      _ = state.aliases[key, default: OwnedLayers(bottom: nil)].put(meant, by: owner)
    }
    RegistrationOwner.atDiscard {
      RuntimeLock.withLock { state in
        state.aliases[key]?.remove(owner)
        if state.aliases[key]?.top == nil { state.aliases[key] = nil }
      }
    }
  }
}
