import CarobPlugins
import CarobRuntime

/// Compares the functions of methods with their encodings, which the runtime believes, if the module has debug information.
struct FunctionCheck {
  private let plugin: LoadedPlugin
  private let file: ModuleFile

  init(_ plugin: LoadedPlugin, _ file: ModuleFile) {
    self.plugin = plugin
    self.file = file
  }

  /// - Complexity: O(methods of all classes + size of the file).
  var findings: [Finding] {
    let methods = methods
    let functions = file.functions(at: Set(methods.map(\.address)))
    return methods.compactMap { cls, method, address in
      guard let function = functions[address],
        let encoding = try? MethodEncoding(parsing: method.encoding),
        let difference = function.difference(from: encoding)
      else { return nil }
      return Finding(
        .functionTypes,
        .method(
          method.selector.name, of: cls.name, isClassMethod: cls.isMetaclass, in: plugin.path),
        "\(difference), with the encoding \"\(encoding.withoutClassNames)\"",
        "give the function the types of the encoding, or change the encoding")
    }
  }

  /// The methods whose code is the plugin's, of its own classes and of others.
  private var methods: [(cls: RuntimeClass, method: Method, address: UInt64)] {
    RuntimeClass.all.flatMap { cls in
      [cls, cls.metaclass].flatMap { cls in
        cls.methods.compactMap { method in
          plugin.addressInFile(of: method.implementation).map { (cls, method, $0) }
        }
      }
    }
  }
}

extension CompiledFunction {
  /// A clause about the first difference for which a call would pass something else than the function takes.
  fileprivate func difference(from encoding: MethodEncoding) -> String? {
    let told = Passing(encoding.result)
    if !result.gives(told) {
      return "its function returns \(result.text), where \(told.text) is expected"
    }
    if parameters.count > encoding.arguments.count {
      return "its function has \("parameter".withCount(parameters.count)), "
        + "and gets \(encoding.arguments.count)"
    }
    for (number, (parameter, argument)) in zip(parameters, encoding.arguments).enumerated() {
      let told = Passing(argument)
      guard !parameter.takes(told) else { continue }
      return "parameter \(number + 1) of its function is \(parameter.text), and gets \(told.text)"
    }
    return nil
  }
}

extension CompiledFunction.Passing {
  /// What an encoding says.
  fileprivate init(_ type: TypeEncoding) {
    let type = type.unqualified
    switch type {
    case .void: self = .void
    case .float, .double, .longDouble: self = type.size.map { .real(size: $0) } ?? .unknown
    case .object, .block, .classObject, .selector, .cString, .pointer: self = .pointer
    case .structure: self = type.size.map { .structure(size: $0) } ?? .unknown
    case .bool, .char, .unsignedChar, .short, .unsignedShort, .int, .unsignedInt, .long,
      .unsignedLong, .longLong, .unsignedLongLong:
      self = type.size.map { .integer(size: $0) } ?? .unknown
    default: self = .unknown
    }
  }

  private static let pointerSize = MemoryLayout<UnsafeRawPointer>.size

  /// The size in a register for integers; nil for what travels otherwise.
  private var wordSize: Int? {
    switch self {
    case .integer(let size): size
    case .pointer: Self.pointerSize
    default: nil
    }
  }

  /// Whether a caller that expects something else gets all of it in a result of this kind.
  fileprivate func gives(_ expected: Self) -> Bool {
    switch (self, expected) {
    case (.unknown, _), (_, .unknown), (_, .void): true
    case (.structure(let own), .structure(let other)): own == other
    // A structure of one field travels like the field.
    case (.structure(let own), _): own <= Self.pointerSize
    case (_, .structure(let other)): self != .void && other <= Self.pointerSize
    default:
      if let own = wordSize, let other = expected.wordSize {
        own >= other
      } else {
        self == expected
      }
    }
  }

  /// Whether a parameter of this kind gets what a caller passes.
  fileprivate func takes(_ passed: Self) -> Bool {
    switch (self, passed) {
    case (.unknown, _), (_, .unknown): true
    case (.structure(let own), .structure(let other)): own == other
    case (.structure(let size), _), (_, .structure(let size)): size <= Self.pointerSize
    // Callers extend what is smaller than an int. A pointer is not cut off.
    case (.integer(let own), .integer(let other)): own <= max(other, MemoryLayout<CInt>.size)
    case (.integer(let own), .pointer): own == Self.pointerSize
    case (.pointer, .integer(let other)): other == Self.pointerSize
    default: self == passed
    }
  }

  fileprivate var text: String {
    switch self {
    case .void: "nothing"
    case .integer(let size): "an integer of \("byte".withCount(size))"
    case .real(let size): "a floating-point number of \("byte".withCount(size))"
    case .pointer: "a pointer or object"
    case .structure(let size): "a structure of \("byte".withCount(size))"
    case .unknown: "something else"
    }
  }
}
