import CarobFoundation
import CarobRuntime
import InstantCocoa

/// A million objects in sections by initial, sorted by name; and what Swift takes for the strings alone.
struct SectioningOperations {
  private let count: Int
  private let model: RuntimeClass

  init(count: Int = 1_000_000) throws {
    self.count = count
    model = try NamedModel.cls.get()
  }

  var all: [Operation] {
    [
      Operation("a million objects sorted by name, in sections by name.firstCharacter") {
        let objects = try names().map { name in
          let object = try model.makeInstance()
          try object.setValue(StringBox(name), forKey: "name")
          return object
        }
        let simple = try ICSimpleDataSource(objects: ArrayBox(objects))
        return { count in
          for _ in 0..<count {
            try autoreleasePool {
              let source = try ICSectionedDataSource(
                wrapping: simple, sectioningKey: "name.firstCharacter",
                sortDescriptors: [SortDescriptorBox(key: "name")])
              try DataSourceMessages.fetchData(source)
              let sections = try DataSourceMessages.numberOfSections(of: source)
              precondition(sections == 26, "there is a section for each letter")
            }
          }
        }
      },
      Operation("Swift: sort of a million strings, Dictionary(grouping:) by first") {
        let names = names()
        return { count in
          for _ in 0..<count {
            let sections = Dictionary(grouping: names.sorted(), by: \.first)
            precondition(sections.count == 26, "there is a group for each letter")
          }
        }
      },
    ]
  }

  /// The same on every run: four to eleven letters each, in no order.
  private func names() -> [String] {
    var state: UInt64 = 1
    func random(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    return (0..<count).map { _ in
      let letters = (0..<(4 + random(8))).map { _ in UInt8(ascii: "a") + UInt8(random(26)) }
      return String(decoding: letters, as: UTF8.self)
    }
  }
}

/// A model with a name.
enum NamedModel {
  static let cls = Result {
    let model = try RuntimeClass.allocatePair(named: "BenchNamed", superclass: ICModel.runtimeClass)
    var attributes = PropertyAttributes(type: "@\"NSString\"")
    attributes.memory = .copy
    try model.declareProperty("name", attributes)
    try model.registerPair()
    return model
  }
}
