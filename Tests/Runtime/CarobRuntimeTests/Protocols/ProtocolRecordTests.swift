import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// What C reads in a protocol's record.
@Suite struct ProtocolRecordTests {
  private func names(_ list: UnsafeMutablePointer<objc_protocol_method_list>?) -> [String] {
    guard let list else { return [] }
    #expect(list.pointee.size == Int32(MemoryLayout<objc_method_description>.stride))
    let first = (UnsafeMutableRawPointer(list) + 8).assumingMemoryBound(
      to: objc_method_description.self)
    return (0..<Int(list.pointee.count)).map { index in
      let name = Selector(first[index].name)?.name ?? ""
      return "\(name) \(String(cString: first[index].types))"
    }
  }

  private func names(_ list: UnsafeMutablePointer<objc_property_list>?) -> [String] {
    sequence(first: list) { $0?.pointee.next }.compactMap {
      $0.map { String(cString: $0.pointee.properties.name) }
    }
  }

  @Test func hasThePublishedLayout() throws {
    let base = RuntimeProtocol.registered(uniqueName("Base"))
    let other = RuntimeProtocol.registered(uniqueName("Base"))
    let made = try RuntimeProtocol.allocate(named: uniqueName("Record"))
    try made.inherit(from: base)
    try made.inherit(from: other)
    try made.addMethod(Selector("one"), types: "v@:")
    try made.addMethod(Selector("two"), types: "q@:")
    try made.addMethod(Selector("three"), types: "v@:", isClassMethod: true)
    try made.addMethod(Selector("four"), types: "v@:", isRequired: false)
    try made.addMethod(Selector("five"), types: "v@:", isRequired: false, isClassMethod: true)
    let type = PropertyAttributes(type: "q")
    try made.addProperty("a", type)
    try made.addProperty("b", type)
    try made.addProperty("c", type, isRequired: false)
    try made.addProperty("d", type, isClassProperty: true)
    try made.addProperty("e", type, isRequired: false, isClassProperty: true)
    // Nothing is published before.
    #expect(made.record.pointee.instance_methods == nil)
    #expect(made.record.pointee.properties == nil)
    try made.register()
    let record = made.record.pointee
    #expect(String(cString: record.name) == made.name)
    #expect(names(record.instance_methods) == ["one v@:", "two q@:"])
    #expect(names(record.class_methods) == ["three v@:"])
    #expect(names(record.optional_instance_methods) == ["four v@:"])
    #expect(names(record.optional_class_methods) == ["five v@:"])
    #expect(names(record.properties) == ["a", "b"])
    #expect(names(record.optional_properties) == ["c"])
    #expect(names(record.class_properties) == ["d"])
    #expect(names(record.optional_class_properties) == ["e"])
    let inherited = try #require(record.protocols)
    #expect(inherited.pointee.protocols == base.record)
    #expect(inherited.pointee.next.pointee.protocols == other.record)
    #expect(inherited.pointee.next.pointee.next == nil)
  }

  @Test func findsTheProtocolOfARecord() throws {
    let made = try RuntimeProtocol.allocate(named: uniqueName())
    #expect(RuntimeProtocol(record: made.record) == made)
    #expect(RuntimeProtocol(record: nil) == nil)
    // What is no protocol's is not followed.
    let none = UnsafeMutablePointer<objc_protocol>.allocate(capacity: 1)
    defer { none.deallocate() }
    #expect(RuntimeProtocol(record: none) == nil)
  }

  @Test func isAnObject() throws {
    let made = RuntimeProtocol.registered(uniqueName("Object"))
    let object = made.object
    #expect(made.object === object)
    #expect(object.runtimeProtocol == made)
    #expect(object.id == UnsafeMutableRawPointer(made.record))
    #expect(Object.from(object.id) === object)
    #expect(object.runtimeClass.name == "Protocol")
    #expect(try object.send(Selector("name"))?.description == made.name)
    #expect(object.description == made.name)
    let top = try RuntimeProtocol.allocate(named: uniqueName())
    try top.inherit(from: made)
    try top.register()
    let conforms = Message<(RuntimeProtocol?) -> Bool>("conformsTo:")
    #expect(try conforms(top.object, made))
    #expect(try !conforms(object, top))
    #expect(try !conforms(object, nil))
  }

  @Test func manyThreadsGetOneObject() throws {
    let made = RuntimeProtocol.registered(uniqueName("Shared"))
    let same = Counter()
    onThreads(4) { _ in
      if made.object.runtimeProtocol == made { same.add() }
    }
    #expect(same.value == 4)
    #expect(made.object === made.object)
  }

  @Test func anInstanceOfAllocStandsForNone() throws {
    let empty = try ProtocolObject.runtimeClass.make()
    #expect(empty.description == "<Protocol>")
    let conforms = Message<(Object) -> Bool>("conformsToProtocol:")
    let error = #expect(throws: MessageError.self) { try conforms(empty, empty) }
    #expect(
      error?.description
        == "-[Protocol conformsToProtocol:]: argument 1 is a Protocol without a name, needed: a protocol"
    )
    #expect(throws: MessageError.self) { try conforms(empty, StringBox("no protocol")) }
    #expect(RuntimeProtocol(record: empty.id.assumingMemoryBound(to: objc_protocol.self)) == nil)
  }
}
