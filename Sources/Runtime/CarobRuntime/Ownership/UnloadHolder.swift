import CCarob

/// Something that retains an instance of a plugin's class, or a block of its code, so that the plugin cannot be unloaded.
public struct UnloadHolder: Hashable, Sendable {
  /// The class of the instance; nil for a block, or a message to a class, which needs its code.
  public let className: String?
  /// The holder, as in "a timer that calls -[SKClock tick:]".
  public let holder: String
}

/// A value that something in the process retains.
package struct HeldValue {
  package enum Value {
    case object(Object)
    /// Code: the function of a block, or of a method that is to be called.
    case code(UInt)
  }

  let value: Value
  /// The holder, for people.
  let holder: String

  package init(_ value: Value, by holder: String) {
    self.value = value
    self.holder = holder
  }
}

extension RegistrationOwner {
  /// The known holders of the owner's instances and blocks: timers, delayed messages, notification centers, queues, associations,
  /// this thread's pools, and variables of the module. What the plugin's own objects retain, and locals, are not among them.
  ///
  /// - Parameter code: the address range of the module.
  /// - Complexity: O(what these retain + the size of the module's variables).
  package func holders(of code: Range<UInt>) -> [UnloadHolder] {
    var values = LinkedFoundation.hooks?.heldValues ?? []
    values += AssociatedObjects.retainedValues.map {
      HeldValue(.object($0), by: "an association with another object")
    }
    values += AutoreleaseStack.current.pending.map {
      HeldValue(.object($0), by: "an autorelease pool of this thread")
    }
    var found: Set<UnloadHolder> = variables(of: code)
    for value in values { add(value, in: code, to: &found) }
    return found.sorted { ($0.className ?? "", $0.holder) < ($1.className ?? "", $1.holder) }
  }

  private func add(_ held: HeldValue, in code: Range<UInt>, to found: inout Set<UnloadHolder>) {
    switch held.value {
    case .code(let address):
      if code.contains(address) {
        found.insert(UnloadHolder(className: nil, holder: held.holder))
      }
    case .object(let object): add(object, by: held.holder, to: &found)
    }
  }

  /// Notes the holder of an object, or of the elements of a collection.
  private func add(_ object: Object, by holder: String, to found: inout Set<UnloadHolder>) {
    if let name = ownName(object.runtimeClass) {
      found.insert(UnloadHolder(className: name, holder: holder))
      return
    }
    for element in LinkedFoundation.hooks?.elements(of: object) ?? [] {
      guard let name = ownName(element.runtimeClass) else { continue }
      found.insert(
        UnloadHolder(className: name, holder: "\(object.runtimeClass.withArticle) in \(holder)"))
    }
  }

  private func ownName(_ cls: RuntimeClass) -> String? {
    cls.data.owner === self ? cls.name : nil
  }

  /// The instances that variables of the module point at. Reads no memory that is not mapped, and believes a word to be an
  /// instance if it points at the record of a class.
  private func variables(of code: Range<UInt>) -> Set<UnloadHolder> {
    let names = Dictionary(
      RuntimeLock.withLock { state in
        state.pairs.compactMap { cls -> (UInt, String)? in
          ownName(cls.visible).map { (UInt(bitPattern: cls.record), $0) }
        }
      }, uniquingKeysWith: { first, _ in first })
    if names.isEmpty { return [] }
    var found: Set<UnloadHolder> = []
    for word in ModuleWords.all(of: code) {
      var isa: UInt = 0
      guard carob_read_word(word, &isa), let name = names[isa], !isEntry(word, of: isa)
      else { continue }
      found.insert(UnloadHolder(className: name, holder: "a variable of the module"))
    }
    return found
  }

  /// Whether a word that points at the address of a class is the entry of a method, which call sites keep.
  private func isEntry(_ word: UInt, of cls: UInt) -> Bool {
    var selector: UInt = 0
    // SAFETY: the address is the record of a class of this owner, which is never freed and has a cache.
    guard carob_read_word(word + Self.offsetOfSelector, &selector),
      let entry = carob_cached_entry(UnsafeMutablePointer(bitPattern: cls), selector)
    else { return false }
    return UInt(bitPattern: entry) == word
  }

  private static let offsetOfSelector = UInt(
    MemoryLayout<carob_method_entry>.offset(of: \.selector) ?? 0)
}

/// The words of a module's variables that may be the address of an object.
private final class ModuleWords {
  private var words: Set<UInt> = []

  static func all(of code: Range<UInt>) -> Set<UInt> {
    let collected = ModuleWords()
    // The first page is never mapped, and the upper half of the addresses is the kernel's.
    let range = carob_module_range(first: 4096, end: UInt(Int.max))
    // SAFETY: the object lives as long as the call.
    withExtendedLifetime(collected) {
      carob_find_words(
        code.lowerBound, range,
        { _, word, context in
          guard let context, word % ModuleWords.alignment == 0 else { return }
          Unmanaged<ModuleWords>.fromOpaque(context).takeUnretainedValue().words.insert(word)
        }, Unmanaged.passUnretained(collected).toOpaque())
    }
    return collected.words.filter { !code.contains($0) }
  }

  /// An `id` is a multiple of that.
  private static let alignment: UInt = 16
}
