import CCarob

extension HostExtension {
  /// `carob.functions/1`: the functions of the headers that the host table does not have, for languages that cannot use
  /// those of C.
  static let functions = HostExtension("carob.functions/1", carob_functions(HostTable.address))
}
