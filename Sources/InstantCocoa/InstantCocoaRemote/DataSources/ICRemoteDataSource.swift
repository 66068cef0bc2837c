import CarobRuntime

/// The objects of a collection on a server, as one section. Registered as `ICRemoteDataSource`.
///
/// There are no sections before the first fetch. At the beginning of a fetch the delegate still sees the old objects;
/// they are removed before the message about the partial load. [main-thread]
open class ICRemoteDataSource: FetchingDataSource {
  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICRemoteDataSource.self) { source in
      source.method("fetchData") { this in
        try this.begin { () throws(MessageError) in
        } clear: { () throws(MessageError) in
          try this.resetObjects()
        }
      }
    }
  }
}
