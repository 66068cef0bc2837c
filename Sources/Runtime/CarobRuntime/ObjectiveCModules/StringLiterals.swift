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
  /// A literal's Swift object.
  private struct Literal {
    /// The peer, with a reference that only `letGo` releases. Unmanaged, so that copies of it are not counted.
    let peer: Unmanaged<Object>
    /// The variables of the module that had the literal from the start. Each owns a reference, which
    /// the first assignment releases: the compiler only retains the values that are assigned later.
    var variables: [UInt] = []
    /// The number of these variables that still had it at the last check.
    var ownReferences = 0

    var id: UInt { peer._withUnsafeGuaranteedRef { UInt(bitPattern: $0.id) } }

    /// The number of references besides ours. Negative when the literal was released more often than it was retained.
    var references: Int {
      Int(swift_retainCount(peer.toOpaque())) - 1 - SpareReferences.count(of: peer)
    }
  }

  private let literals: Locked<[Literal]>

  /// The peers of literals whose class the module defines, by their ids: their records have no word for the peer.
  private static let ownPeers = Locked<[UInt: Unmanaged<Object>]>([:])

  /// The class of all literals, which `-class` skips.
  static let cls: RuntimeClass = {
    do throws(RegistrationError) {
      let cls = try RegistrationOwner.during(nil) {
        Result { () throws(RegistrationError) in
          try ClassTable.allocateHidden(
            below: LinkedFoundation.required.stringClass.runtimeClass)
        }
      }.get()
      carob_add_class_info(cls.record, UInt(CAROB_CLASS_LITERAL))
      return cls
    } catch {
      preconditionFailure("there is no class for string literals: \(error)")
    }
  }()

  /// Makes objects of the records, except of those whose class the module defines.
  ///
  /// - Throws: `RegistrationError` when a string has an encoding that clang does not write, or
  ///   does not end in its module. Then no record is an object.
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
    literals = Locked(
      zip(places, texts).map { place, text in
        let peer = LinkedFoundation.required.makeString(text, Self.cls)
        peer.useID(UnsafeMutableRawPointer(place))
        place.pointee.data = UnsafeRawPointer(Unmanaged.passUnretained(peer).toOpaque())
        place.pointee.isa = Self.cls.record
        return Literal(peer: .passRetained(peer))
      })
  }

  /// Makes objects of the records whose class the module defines, once the class is registered.
  /// The variables of such an object are in the record.
  ///
  /// - Throws: `RegistrationError` when the class is missing.
  /// - Safety: as for `init`.
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
      peer.useID(UnsafeMutableRawPointer(place))
      Self.ownPeers.withLock {
        $0[UInt(bitPattern: place)] = Unmanaged.passUnretained(peer)
      }
      place.pointee.isa = isa.record
      literals.withLock { $0.append(Literal(peer: .passRetained(peer))) }
    }
  }

  /// Retains a literal for each variable that has it from the start. To be called once, before
  /// code of the module runs that may assign to one.
  ///
  /// - Parameter address: an address in the module.
  /// - Complexity: O(size of the module's variables).
  func retainForVariables(ofModuleAt address: UnsafeRawPointer) {
    literals.withLock { literals in
      var indices: [UInt: Int] = [:]
      for (index, literal) in literals.enumerated() {
        indices[literal.id] = index
      }
      guard let first = indices.keys.min(), let last = indices.keys.max() else { return }
      var words: [(place: UInt, literal: UInt)] = []
      withUnsafeMutablePointer(to: &words) { words in
        carob_find_words(
          UInt(bitPattern: address), carob_module_range(first: first, end: last + 1),
          { place, word, context in
            // SAFETY: the array above, during this call.
            context?.assumingMemoryBound(to: [(place: UInt, literal: UInt)].self)
              .pointee.append((UInt(place), UInt(word)))
          }, words)
      }
      for word in words {
        guard let index = indices[word.literal] else { continue }
        _ = literals[index].peer.retain()
        literals[index].variables.append(word.place)
        literals[index].ownReferences += 1
      }
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
    // SAFETY: this number of units was just found there; loaded unaligned, since alignment is not promised.
    return String(
      decoding: (0..<Int(record.length)).map {
        first.loadUnaligned(fromByteOffset: 2 * $0, as: UInt16.self)
      }, as: UTF16.self)
  }

  /// The Swift object of a literal.
  ///
  /// - Safety: the id must be that of an object whose class is marked as one of literals.
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

  /// The literals with references besides those of the variables that had them from the start.
  ///
  /// - Precondition: the module is mapped.
  /// - Complexity: O(literals, and such variables).
  var inUse: [Object] {
    literals.withLock { literals in
      for index in literals.indices where !literals[index].variables.isEmpty {
        let id = literals[index].id
        // SAFETY: the places are words of the module, which is mapped.
        literals[index].ownReferences = literals[index].variables.count {
          UnsafePointer<UInt>(bitPattern: $0)?.pointee == id
        }
      }
      return literals.filter { $0.references > $0.ownReferences }
        .map { $0.peer.takeUnretainedValue() }
    }
  }

  /// The literals that were released more often than they were retained, as far as the counts tell.
  var miscounted: [Object] {
    literals.withLock { literals in
      literals.filter { $0.references < $0.ownReferences }.map { $0.peer.takeUnretainedValue() }
    }
  }

  /// Releases the peers, when the records are gone or will not be used again. Without this call
  /// the module may still be mapped, and they stay for ever.
  func letGo() {
    let gone = literals.withLock { literals in
      defer { literals = [] }
      return literals
    }
    for literal in gone {
      // The variables are out of reach now.
      let own = max(0, min(literal.ownReferences, literal.references))
      for _ in 0..<own { literal.peer.release() }
      SpareReferences.giveUp(of: literal.peer)
      let peer = literal.peer.takeRetainedValue()
      let id = UInt(bitPattern: peer.id)
      Self.ownPeers.withLock { $0[id] = nil }
      // A literal that a destructor of the module handed out is an ordinary string from now on.
      peer.isaRecord.store(type(of: peer).runtimeClass.record, ordering: .releasing)
      peer.useID(nil)
      _ = AssociatedObjects.removeAll(from: peer)
    }
  }
}
