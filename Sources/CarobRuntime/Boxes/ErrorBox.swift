/// An error as an object. Registered as `NSError`.
public final class ErrorBox: Object {
  /// The error.
  public private(set) var error: any Error = RaisedError("unknown error")

  /// Boxes an error.
  public convenience init(_ error: any Error) {
    self.init(isa: Self.runtimeClass)
    self.error = error
  }

  public override class var runtimeName: String { "NSError" }

  /// What went wrong, for people.
  public var localizedDescription: String { "\(error)" }

  public override var objectDescription: String { localizedDescription }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ErrorBox.self) { error in
      error.adopt("NSCopying")
      error.classMethod("errorWithDescription:") { (_, text: String) in
        ErrorBox(RaisedError(text))
      }
      error.method("copy") { $0 }
      error.property("localizedDescription") { $0.localizedDescription }
    }
  }
}
