extension MessageError {
  /// A block that does not tell its types, so that it cannot be called safely.
  static let blockWithoutSignature = MessageError.block(
    .argumentType, "a block does not tell its types")

  static func blockSignature(_ error: EncodingError) -> Self {
    .block(.argumentType, "a block tells types that cannot be read: \(error)")
  }

  static func blockTakesNoReceiver(_ signature: TypeEncoding.BlockSignature) -> Self {
    .block(
      .argumentType,
      "a block of types \"\(signature.encoding)\" takes no receiver, which a method's first argument is"
    )
  }

  static func unpassable(
    _ signature: TypeEncoding.BlockSignature, _ error: UnpassableType
  ) -> Self {
    .block(
      .unpassableType,
      "a block of types \"\(signature.encoding)\": a value of type \"\(error.encoding.encoding)\" "
        + "cannot be passed: \(error.reason)")
  }

  static func noClosure(_ signature: TypeEncoding.BlockSignature) -> Self {
    .block(
      .unpassableType,
      "a block of types \"\(signature.encoding)\": libffi has no memory for another closure")
  }

  package static func argumentCount(
    _ signature: TypeEncoding.BlockSignature, given: Int
  ) -> Self {
    .block(
      .argumentCount,
      "a block of types \"\(signature.encoding)\" takes \(signature.arguments.count - 1) arguments, "
        + "\(given) given")
  }

  /// - Parameter index: of the argument, 0 being the first after the block.
  package static func argumentType(
    _ signature: TypeEncoding.BlockSignature, index: Int, given: TypeEncoding
  ) -> Self {
    .block(
      .argumentType,
      "a block of types \"\(signature.encoding)\": argument \(index + 1) has type "
        + "\"\(signature.arguments[index + 1].encoding)\", given \"\(given.encoding)\"")
  }

  package static func resultType(
    _ signature: TypeEncoding.BlockSignature, wanted: TypeEncoding
  ) -> Self {
    .block(
      .resultType,
      "a block of types \"\(signature.encoding)\": the result has type "
        + "\"\(signature.result.encoding)\", wanted \"\(wanted.encoding)\"")
  }
}
