import CarobRuntime

/// What UIKit adds to `NSValue`.
enum ValueMembers {
  static let added: Void = {
    let value = ClassMembers.category(on: ValueBox.self)
    value.structure("valueWithUIEdgeInsets:", "UIEdgeInsetsValue", EdgeInsets.self)
  }()
}

/// `UIEdgeInsets` as C passes it: the class of UIKit is above this library.
private struct EdgeInsets: StructureMessageValue, BitwiseCopyable {
  let top: Double
  let left: Double
  let bottom: Double
  let right: Double

  /// `{UIEdgeInsets=dddd}`
  static var typeEncoding: TypeEncoding {
    .structure(name: "UIEdgeInsets", fields: (0..<4).map { _ in .init(type: .double) })
  }
}
