import CCarob

/// A send in C or C++, as a checked build records it: its place, and the types written there.
package struct RecordedSend: Sendable {
  /// A type that is written at a send.
  package struct WrittenType: Sendable {
    /// Nil for a type that the compiler could not encode, such as a structure.
    let encoding: TypeEncoding?
    /// The size in bytes.
    let size: Int

    /// - Parameter encoding: as the record has it; `?` for a type that the compiler could not encode.
    package init(encoding: String, size: Int) {
      let type = try? TypeEncoding(parsing: encoding)
      self.encoding = type == .unknown ? nil : type
      self.size = size
    }
  }

  /// The file, as the compiler was given it.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The name, which may be an invalid selector.
  package let selector: String
  /// The class above which a send to `super` starts; nil for other sends.
  package let superOf: String?
  let result: WrittenType
  let arguments: [WrittenType]

  /// - Parameter types: the types of the result and of the arguments; at least one.
  package init(
    file: String, line: Int, selector: String, superOf: String?, types: [WrittenType]
  ) {
    self.file = file
    self.line = line
    self.selector = selector
    self.superOf = superOf
    result = types[0]
    arguments = Array(types.dropFirst())
  }

  /// - Safety: the record must be one of a loaded module, as `CAROB_SEND` makes it.
  init(_ record: UnsafePointer<carob_send_record>) {
    // SAFETY: the caller promises a record of `CAROB_SEND`, whose strings are literals, and whose
    // site has the number of types.
    let (record, site) = (record.pointee, record.pointee.site.pointee)
    self.init(
      file: String(cString: record.file), line: Int(record.line),
      selector: String(cString: site.selector_name),
      superOf: site.super_of.map { String(cString: $0) },
      types: (0...Int(site.argument_count)).map {
        WrittenType(
          encoding: String(cString: record.types[$0].encoding), size: record.types[$0].size)
      })
  }

  /// `issues.c:41`.
  package var place: String { "\(file):\(line)" }

  /// The first type with which a method cannot be called; nil when it can.
  ///
  /// - Precondition: the method takes as many arguments as are written.
  func mismatch(with signature: MethodSignature) -> Mismatch? {
    let declared = [signature.encoding.result] + signature.explicitArguments
    for (index, (written, declared)) in zip([result] + arguments, declared).enumerated()
    where !written.fits(declared, asResult: index == 0) {
      return Mismatch(
        send: self, method: signature.encoding, argument: index == 0 ? nil : index,
        declared: declared, written: written)
    }
    return nil
  }

  /// The first type with which a class's method cannot be called; nil also when it takes another number of arguments.
  ///
  /// - Complexity: O(length of the encoding).
  package func mismatch(with method: Method) -> Mismatch? {
    guard let signature = try? MethodSignature.interned(method.encoding),
      signature.explicitArguments.count == arguments.count
    else { return nil }
    return mismatch(with: signature)
  }
}
