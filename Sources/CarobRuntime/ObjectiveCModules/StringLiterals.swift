import CCarob
import Synchronization

/// The string literals of one module that are in its data, as clang lays them out. The records become objects where they are:
///
/// ```
///          ┌─────┬───────┬────────┬──────┬──────┬──────┐
///  id  →   │ isa │ flags │ length │ size │ hash │ data │      as clang writes it
///          └─────┴───────┴────────┴──────┴──────┴──────┘
///             └→ a hidden class below NSString     └→ the peer, once it is an object
/// ```
///
/// A record has no header, so that nothing can be written before its `isa`. The peers live until the module is unmapped.
final class StringLiterals: Sendable {
  private let peers: Locked<[Object]>

  /// The peers of literals whose class the module defines, by their ids: those records keep what is in their last word.
  private static let ownPeers = Locked<[UInt: Unmanaged<Object>]>([:])

  /// The class of all of them, which `-class` passes over.
  static let cls: RuntimeClass = {
    do throws(RegistrationError) {
      let cls = try RegistrationOwner.$current.withValue(nil) {
        Result { () throws(RegistrationError) in
          try ClassTable.allocateHidden(below: StringBox.runtimeClass)
        }
      }.get()
      carob_add_class_info(cls.record, UInt(CAROB_CLASS_LITERAL))
      return cls
    } catch {
      preconditionFailure("there is no class for string literals: \(error)")
    }
  }()

  /// Makes objects of the records, but of those whose class is one of the module's.
  ///
  /// - Throws: `RegistrationError` when a string has an encoding that clang does not write, or does not end in its module. Then
  ///   none of them is an object.
  /// - Safety: the records must be as clang makes them, and last as long as the peers.
  init(
    _ records: UnsafeMutableBufferPointer<carob_objc_string>, in memory: ModuleMemory,
    of title: String, ownClasses: Set<UnsafeMutablePointer<objc_class>> = []
  ) throws(RegistrationError) {
    let places = records.places.filter { place in
      place.pointee.isa.map { !ownClasses.contains($0) } ?? false
    }
    var texts: [String] = []
    for place in places { texts.append(try Self.text(of: place.pointee, memory, title)) }
    peers = Locked(
      zip(places, texts).map { place, text in
        let peer = StringBox(text, isa: Self.cls)
        peer.useID(UnsafeMutableRawPointer(place))
        place.pointee.data = UnsafeRawPointer(Unmanaged.passUnretained(peer).toOpaque())
        place.pointee.isa = Self.cls.record
        return peer
      })
  }

  /// Makes objects of the records whose class is one of the module's, when the class is registered. They are what that class
  /// makes of them: their variables are the record.
  ///
  /// - Throws: `RegistrationError` when there is no class for them.
  /// - Safety: as for the others.
  func addObjects(
    of records: UnsafeMutableBufferPointer<carob_objc_string>,
    ownClasses: Set<UnsafeMutablePointer<objc_class>>
  ) throws(RegistrationError) {
    for place in records.places {
      guard let template = place.pointee.isa, ownClasses.contains(template) else { continue }
      let name = String(cString: template.pointee.name)
      guard let cls = RuntimeClass(named: name) else {
        throw .noClass(name, for: "a string literal")
      }
      let isa = try HiddenClasses.literalClass(below: cls)
      let peer = isa.swiftClass.init(isa: isa)
      // It lasts as long as the module, and is in nobody's way.
      InstanceCount.remove(isa.record)
      peer.useID(UnsafeMutableRawPointer(place))
      Self.ownPeers.withLock {
        $0[UInt(bitPattern: place)] = Unmanaged.passUnretained(peer)
      }
      place.pointee.isa = isa.record
      peers.withLock { $0.append(peer) }
    }
  }

  /// Without `letGo` the module may still be mapped, so that the peers stay for ever.
  deinit {
    peers.withLock { peers in
      for peer in peers { _ = Unmanaged.passRetained(peer) }
    }
  }

  private static func text(
    of record: carob_objc_string, _ memory: ModuleMemory, _ title: String
  ) throws(RegistrationError) -> String {
    let bytes = UnsafeRawBufferPointer(start: record.data, count: Int(record.size))
    let unit = record.flags & 3 == 2 ? 2 : 1
    guard record.flags & 3 == 0 || unit == 2, Int(record.length) * unit == bytes.count,
      let first = bytes.baseAddress, memory.holds(first, bytes: bytes.count)
    else {
      throw .malformedRecord(
        title,
        "a string literal of \(record.size) bytes is not \(record.length) characters of ASCII or UTF-16"
      )
    }
    if unit == 1 { return String(decoding: bytes, as: UTF8.self) }
    // SAFETY: as many units as were just seen to be there; loaded unaligned, as nobody promised more.
    return String(
      decoding: (0..<Int(record.length)).map {
        first.loadUnaligned(fromByteOffset: 2 * $0, as: UInt16.self)
      }, as: UTF16.self)
  }

  /// The Swift object of a literal.
  ///
  /// - Safety: the id must be that of an object whose class says that it is a literal.
  static func peer(of id: UnsafeMutableRawPointer) -> Unmanaged<Object> {
    let record = id.assumingMemoryBound(to: carob_objc_string.self)
    if record.pointee.isa != cls.record {
      guard let peer = ownPeers.withLock({ $0[UInt(bitPattern: id)] }) else {
        preconditionFailure("a literal has no peer")
      }
      return peer
    }
    guard let peer = record.pointee.data else { preconditionFailure("a literal has no peer") }
    return Unmanaged.fromOpaque(peer)
  }

  /// Those that somebody else holds.
  ///
  /// - Complexity: O(literals).
  var inUse: [Object] {
    peers.withLock { peers in
      peers.indices.filter { !isKnownUniquelyReferenced(&peers[$0]) }.map { peers[$0] }
    }
  }

  /// Lets go of the peers, when the records are gone or nobody will use them again.
  func letGo() {
    let gone = peers.withLock { peers in
      defer { peers = [] }
      return peers
    }
    for peer in gone {
      let id = UInt(bitPattern: peer.id)
      Self.ownPeers.withLock { $0[id] = nil }
      // What a destructor of the module gave to somebody is an ordinary string from now on.
      peer.isaRecord.store(type(of: peer).runtimeClass.record, ordering: .releasing)
      peer.useID(nil)
      _ = AssociatedObjects.removeAll(from: peer)
    }
  }
}
