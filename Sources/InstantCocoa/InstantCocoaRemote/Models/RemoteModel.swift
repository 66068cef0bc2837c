import CarobRuntime
import InstantCocoa

/// The category `ICModel (Remote)`: the places of models on a server, and their requests.
enum RemoteModel {
  /// Adds the methods to `ICModel`. Subclasses may override them.
  static func define(_ model: ClassMembers<ICModel>) {
    model.adopt("ICRemoteObject")
    model.classMethod("resourceEndpoint") { try RemoteModelMessages.endpoint(of: $0) }
    model.method("resourceEndpoint") { try RemoteModelMessages.endpoint(of: $0) }
    model.classMethod("remoteKeyPath") { _ in "" }
    model.method("remoteKeyPath") { _ in "" }
    model.classMethod("gateway") { RemoteModelMessages.ownGateway(of: $0) }
    model.method("gateway") { RemoteModelMessages.ownGateway(of: $0) }
    // The name in the documentation.
    model.method("resourceGateway") { try RemoteModelMessages.gateway($0) }
    defineClassActions(model)
    defineActions(model)
  }

  private static func defineClassActions(_ model: ClassMembers<ICModel>) {
    model.classMethod("getRemoteObjectWithID:success:failure:") {
      (cls, id: Object?, success: Block?, failure: Block?) in
      try RemoteActions.get(id, of: cls.instanceClass, success, failure)
    }
    model.classMethod("createRemoteObjectWithSuccess:failure:") {
      (cls, success: Block?, failure: Block?) in
      try RemoteActions.perform(.post, on: cls, nil, success, failure)
    }
  }

  private static func defineActions(_ model: ClassMembers<ICModel>) {
    model.method("saveRemoteObjectWithSuccess:failure:") {
      (this, success: Block?, failure: Block?) in
      try RemoteActions.perform(
        .post, on: this, try RemoteActions.representation(of: this), success, failure)
    }
    model.method("updateRemoteObjectWithSuccess:failure:") {
      (this, success: Block?, failure: Block?) in
      try RemoteActions.perform(
        .put, on: this, try RemoteActions.representation(of: this), success, failure)
    }
    model.method("deleteRemoteObjectWithSuccess:failure:") {
      (this, success: Block?, failure: Block?) in
      try RemoteActions.delete(this, success, failure)
    }
  }
}
