import CCarob

/// A structure of the ABI as the host sees it.
struct StructureInSwift {
  let name: String
  let size: Int
  private(set) var fields: [LayoutTable.Field] = []

  /// - Parameter value: one whose bytes are all zero.
  init<Structure>(_ value: Structure) {
    name = "\(Structure.self)"
    size = MemoryLayout<Structure>.stride
    for child in Mirror(reflecting: value).children {
      func add<Value>(_ value: Value) {
        let alignment = MemoryLayout<Value>.alignment
        let end = fields.last.map { $0.offset + $0.size } ?? 0
        fields.append(
          LayoutTable.Field(
            name: child.label ?? "", offset: (end + alignment - 1) / alignment * alignment,
            size: MemoryLayout<Value>.size))
      }
      add(child.value)
    }
  }

  /// Every one that a plugin and the host share.
  static let all = [
    Self(objc_object()), Self(objc_selector()), Self(objc_method()), Self(objc_method_list()),
    Self(objc_ivar()), Self(objc_ivar_list()), Self(objc_property()), Self(objc_property_list()),
    Self(objc_method_description()), Self(objc_protocol_method_list()), Self(objc_protocol_list()),
    Self(objc_protocol()), Self(objc_class()), Self(carob_method_entry()),
    Self(carob_method_cache()), Self(carob_call_site()), Self(carob_sent_type()),
    Self(carob_send_record()), Self(objc_property_attribute_t()),
    Self(carob_host()), Self(carob_method()), Self(carob_property()), Self(carob_category()),
    Self(Block_descriptor()), Self(Block_helpers()), Self(Block_layout()), Self(Block_byref()),
    Self(Block_byref_helpers()), Self(carob_plugin_entry()), Self(carob_calls_extension()),
    Self(carob_functions_extension()), Self(carob_host_extension()),
    Self(carob_log_extension()), Self(carob_main_thread_extension()),
  ]
}
