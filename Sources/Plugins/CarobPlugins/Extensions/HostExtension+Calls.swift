import CCarob
import CarobRuntime

extension HostExtension {
  /// `carob.calls/1`: blocks and calls with types known only at run time.
  static let calls = HostExtension("carob.calls/1", callFunctions)

  private static var callFunctions: carob_calls_extension {
    var functions = carob_calls_extension(
      size: MemoryLayout<carob_calls_extension>.size,
      block: { types, body, context, dispose in
        HostTable.reporting {
          guard let body else { throw RaisedError("carob_block_with_body: the body is null") }
          return try BodyBlock.make(
            types: HostTable.string(types, "carob_block_with_body: the encoding"), body: body,
            context: context, dispose: dispose)
        }
      },
      call: { types, imp, arguments, result in
        HostTable.reporting {
          guard let imp, let arguments, let result else {
            throw RaisedError("carob_call_with_types: code, arguments or result is null")
          }
          let types = try HostTable.string(types, "carob_call_with_types: the encoding")
          try TypedCall.perform(
            types, Implementation(imp),
            // SAFETY: the addresses are read only; the pointer's type is that of libffi.
            arguments: UnsafeMutablePointer(mutating: arguments), result: result)
          return true
        } ?? false
      })
    // SAFETY: an entry takes and returns what the function behind it does.
    functions.call = unsafeBitCast(
      carob_entry_for(unsafeBitCast(functions.call, to: IMP.self)), to: type(of: functions.call))
    return functions
  }
}
