import CarobRuntime
import InstantCocoa

// `ICModel (Remote)` for Swift. Each sends the message of the category, so that a subclass has its say, and waits
// for the answer; cancelling the task cancels the request. All throw `MessageError` when nothing could be sent,
// else the failure.

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
    RemoteModel.added
    let object = try await GatewayMessages.answer { success, failure in
      try getObject(runtimeClass.object, id, success, failure)
    }
    guard let object = object as? Self else {
      throw RaisedError("+[\(runtimeClass) getRemoteObjectWithID:…] gave no \(runtimeClass)")
    }
    return object
  }

  /// Has the server make an object of the class.
  @MainActor
  public static func createRemoteObject() async throws {
    RemoteModel.added
    _ = try await GatewayMessages.answer { success, failure in
      try createObject(runtimeClass.object, success, failure)
    }
  }

  /// Sends the object to the server as a new one.
  @MainActor
  public final func saveRemoteObject() async throws { try await wait(for: Self.saveObject) }

  /// Sends the object to the server in place of what is there.
  @MainActor
  public final func updateRemoteObject() async throws { try await wait(for: Self.updateObject) }

  /// Deletes the object from the server.
  @MainActor
  public final func deleteRemoteObject() async throws {
    RemoteModel.added
    _ = try await AwaitedAnswer.of { completion in
      let success = try Block { () in completion(.success(nil)) }
      let failure = try Block { (_: Object?, error: Object?) in
        completion(.failure(RequestMessages.error(error)))
      }
      return try Self.deleteObject(self, success, failure)
    }
  }

  @MainActor
  private func wait(for action: Action) async throws {
    RemoteModel.added
    _ = try await GatewayMessages.answer { success, failure in
      try action(self, success, failure)
    }
  }
}
