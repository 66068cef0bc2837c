import CarobRuntime
import InstantCocoa

/// The category `ICModel (Remote)`: the places of models on a server, and their requests.
enum RemoteModel {
  /// Adds the methods to `ICModel`. Subclasses may override them.
  static func define(_ members: ClassMembers<ICModel>) {
    members.adopt("ICRemoteObject")
    do throws(RegistrationError) {
      let model = ICModel.runtimeClass
      try addEndpoints(to: model)
      try addClassActions(to: model.metaclass)
      try addActions(to: model)
    } catch {
      preconditionFailure("ICModel (Remote): \(error)")
    }
  }

  private static func addEndpoints(to model: RuntimeClass) throws(RegistrationError) {
    try model.metaclass.addMethod(Selector("resourceEndpoint")) { (cls: ClassObject) in
      try RemoteModelMessages.endpoint(of: cls)
    }
    try model.addMethod(Selector("resourceEndpoint")) { (this: Object) in
      try RemoteModelMessages.endpoint(of: this)
    }
    try model.metaclass.addMethod(Selector("remoteKeyPath")) { (_: ClassObject) in "" }
    try model.addMethod(Selector("remoteKeyPath")) { (_: Object) in "" }
    try model.metaclass.addMethod(Selector("gateway")) { (cls: ClassObject) in
      RemoteModelMessages.ownGateway(of: cls)
    }
    try model.addMethod(Selector("gateway")) { (this: Object) in
      RemoteModelMessages.ownGateway(of: this)
    }
    // The name in the documentation.
    try model.addMethod(Selector("resourceGateway")) { (this: Object) in
      try RemoteModelMessages.gateway(this)
    }
  }

  private static func addClassActions(to metaclass: RuntimeClass) throws(RegistrationError) {
    try metaclass.addMethod(Selector("getRemoteObjectWithID:success:failure:")) {
      (cls: ClassObject, id: Object?, success: Block?, failure: Block?) in
      try RemoteActions.get(id, of: cls.instanceClass, success, failure)
    }
    try metaclass.addMethod(Selector("createRemoteObjectWithSuccess:failure:")) {
      (cls: ClassObject, success: Block?, failure: Block?) in
      try RemoteActions.perform(.post, on: cls, nil, success, failure)
    }
  }

  private static func addActions(to model: RuntimeClass) throws(RegistrationError) {
    try model.addMethod(Selector("saveRemoteObjectWithSuccess:failure:")) {
      (this: Object, success: Block?, failure: Block?) in
      try RemoteActions.perform(
        .post, on: this, try RemoteActions.representation(of: this), success, failure)
    }
    try model.addMethod(Selector("updateRemoteObjectWithSuccess:failure:")) {
      (this: Object, success: Block?, failure: Block?) in
      try RemoteActions.perform(
        .put, on: this, try RemoteActions.representation(of: this), success, failure)
    }
    try model.addMethod(Selector("deleteRemoteObjectWithSuccess:failure:")) {
      (this: Object, success: Block?, failure: Block?) in
      try RemoteActions.delete(this, success, failure)
    }
  }
}
