import CarobRuntime
import InstantCocoa

/// The category `ICModel (Remote)`: the places of models on a server, and their requests.
enum RemoteModel {
  /// Adds the methods to `ICModel`. Subclasses may override them.
  static func define(_ model: ClassMembers<ICModel>) {
    model.adopt("ICRemoteObject")
    model.classMethod("+ (NSString *)resourceEndpoint") { try RemoteModelMessages.endpoint(of: $0) }
    model.method("- (NSString *)resourceEndpoint") { try RemoteModelMessages.endpoint(of: $0) }
    model.classMethod("+ (NSString *)remoteKeyPath") { _ in "" }
    model.method("- (NSString *)remoteKeyPath") { _ in "" }
    model.classMethod("+ (ICResourceGateway *)gateway") { RemoteModelMessages.ownGateway(of: $0) }
    model.method("- (ICResourceGateway *)gateway") { RemoteModelMessages.ownGateway(of: $0) }
    // The name in the documentation.
    model.method("- (ICResourceGateway *)resourceGateway") { try RemoteModelMessages.gateway($0) }
    defineClassActions(model)
    defineActions(model)
  }

  private static func defineClassActions(_ model: ClassMembers<ICModel>) {
    model.classMethod(
      """
      + (id)getRemoteObjectWithID:(id)identifier success:(void (^)(id object))success \
      failure:(void (^)(id object, NSError *error))failure
      """
    ) { (cls, id: Object?, success: Block?, failure: Block?) in
      try RemoteActions.get(id, of: cls.instanceClass, success, failure)
    }
    model.classMethod(
      """
      + (id)createRemoteObjectWithSuccess:(void (^)(id object))success \
      failure:(void (^)(id object, NSError *error))failure
      """
    ) { (cls, success: Block?, failure: Block?) in
      try RemoteActions.perform(.post, on: cls, nil, success, failure)
    }
  }

  private static func defineActions(_ model: ClassMembers<ICModel>) {
    model.method(
      """
      - (id)saveRemoteObjectWithSuccess:(void (^)(id object))success \
      failure:(void (^)(id object, NSError *error))failure
      """
    ) { (this, success: Block?, failure: Block?) in
      try RemoteActions.perform(
        .post, on: this, try RemoteActions.representation(of: this), success, failure)
    }
    model.method(
      """
      - (id)updateRemoteObjectWithSuccess:(void (^)(id object))success \
      failure:(void (^)(id object, NSError *error))failure
      """
    ) { (this, success: Block?, failure: Block?) in
      try RemoteActions.perform(
        .put, on: this, try RemoteActions.representation(of: this), success, failure)
    }
    model.method(
      """
      - (id)deleteRemoteObjectWithSuccess:(void (^)(void))success \
      failure:(void (^)(id object, NSError *error))failure
      """
    ) { (this, success: Block?, failure: Block?) in
      try RemoteActions.delete(this, success, failure)
    }
  }
}
