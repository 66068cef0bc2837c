/// Rows of Objective-C modules: the same sources as a module on Carob and with the other runtimes.
extension Comparison {
  static let language: [Comparison] = [
    Comparison(language: "message send, two objects", budget: 0.9),
    Comparison(language: "message send, double result"),
    Comparison(language: "message to super, two objects", budget: 0.6),
    Comparison(language: "message send, 64 classes and methods in random order", budget: 1.5),
    Comparison(language: "property setter, nonatomic", budget: 1.5),
    Comparison(language: "property setter, atomic", budget: 1.5),
    Comparison(language: "property getter, nonatomic", budget: 1.5),
    Comparison(language: "property getter, atomic", budget: 1.5),
    Comparison(language: "objc_retain, objc_release", budget: 1.5),
    Comparison(language: "objc_storeStrong", budget: 1.5),
    Comparison(language: "objc_loadWeakRetained, objc_release", budget: 1.5),
    Comparison(language: "alloc, init, release", budget: 1.5),
    Comparison(language: "for … in, 10 objects", budget: 1.5),
    Comparison(language: "@throw, @catch", budget: 1.5),
    Comparison(language: "message send, two objects", .libobjc),
    Comparison(language: "message to super, two objects", .libobjc),
    Comparison(language: "message send, 64 classes and methods in random order", .libobjc),
    Comparison(language: "for … in, 10 objects", .libobjc),
    Comparison(language: "@throw, @catch", .libobjc),
  ]

  private init(language operation: String, _ peer: Program.Name = .libobjc2, budget: Double? = nil)
  {
    self.init("Objective-C module: \(operation)", peer, operation, budget: budget)
  }
}
