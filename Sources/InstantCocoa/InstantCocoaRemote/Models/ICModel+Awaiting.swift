import CarobRuntime
import InstantCocoa

// `ICModel (Remote)` for Swift. Each method sends the category's message, so that a subclass may override it, and waits
// for the response; cancelling the task cancels the request. All throw `MessageError` when nothing could be sent, else
// the failure; `CancellationError` when the task was cancelled.

extension ICModel {
  private typealias Action = Message<(Block?, Block?) -> Object?>

  private static let getObject = Message<(Object?, Block?, Block?) -> Object?>(
    "getRemoteObjectWithID:success:failure:")
  private static let createObject = Action("createRemoteObjectWithSuccess:failure:")
  private static let saveObject = Action("saveRemoteObjectWithSuccess:failure:")
  private static let updateObject = Action("updateRemoteObjectWithSuccess:failure:")
  private static let deleteObject = Action("deleteRemoteObjectWithSuccess:failure:")

  /// Gets an object from the server.
  @MainActor
  public static func remoteObject(withID id: Object) async throws -> Self {
    InstantCocoaRemoteClasses.register()
    let object = try await AwaitedAnswer.of(runtimeClass) { waiter in
      let (success, failure) = try waiter.blocks()
      return try getObject(runtimeClass.object, id, success, failure)
    }
    guard let object = object as? Self else {
      throw RaisedError("+[\(runtimeClass) \(getObject.selector)] gave no \(runtimeClass)")
    }
    return object
  }

  /// Makes the server create an object of the class.
  @MainActor
  public static func createRemoteObject() async throws {
    try await wait(for: createObject, of: runtimeClass.object)
  }

  /// Creates the object on the server.
  @MainActor
  public final func saveRemoteObject() async throws {
    try await Self.wait(for: Self.saveObject, of: self)
  }

  /// Replaces the object on the server.
  @MainActor
  public final func updateRemoteObject() async throws {
    try await Self.wait(for: Self.updateObject, of: self)
  }

  /// Deletes the object from the server.
  @MainActor
  public final func deleteRemoteObject() async throws {
    InstantCocoaRemoteClasses.register()
    _ = try await AwaitedAnswer.of(runtimeClass) { waiter in
      let success = try Block { () in waiter.resolve(.success(nil)) }
      return try Self.deleteObject(self, success, waiter.blocks().failure)
    }
  }

  @MainActor
  private static func wait(for action: Action, of receiver: Object) async throws {
    InstantCocoaRemoteClasses.register()
    _ = try await AwaitedAnswer.of(runtimeClass) { waiter in
      let (success, failure) = try waiter.blocks()
      return try action(receiver, success, failure)
    }
  }
}
