import CarobRuntime

/// The objects of a collection on a server, as one section. Registered as `ICRemoteDataSource`.
///
/// There are no sections before the first fetch. At the beginning of a fetch the delegate still sees the
/// objects of the one before; they go when it is told that something was loaded partially. [main-thread]
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
