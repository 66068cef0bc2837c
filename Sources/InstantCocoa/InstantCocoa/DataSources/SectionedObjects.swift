import CarobFoundation
import CarobRuntime

/// A list cut into sections: runs of neighbours with equal values at a key path.
struct SectionedObjects {
  /// Whether this was made from a list.
  let isLoaded: Bool
  /// All objects, in order.
  let objects: ArrayBox
  /// The sections, titled with their objects' value; "" for none.
  let sections: SourceSections
  let titles: ArrayBox

  init() {
    isLoaded = false
    objects = ArrayBox([])
    sections = SourceSections()
    titles = ArrayBox([])
  }

  /// Sorts a list, and cuts it into sections.
  ///
  /// Neighbours without a value (nil, null, or a class that has no such key) share a section. Without a key, there is
  /// one section of everything, even of nothing, and an unsorted list stays the same object.
  ///
  /// A key that no object has is reported to `Diagnostics`.
  ///
  /// - Parameters:
  ///   - key: a key path; nil or "" for none.
  ///   - asker: the class and the property that name the key, for reports.
  /// - Throws: `MessageError` when the values to sort by cannot be compared, or an accessor raises.
  /// - Complexity: O(n log n) when there are descriptors, else O(n), with each key read once per object and once more
  ///   for the first; O(1) without a key either.
  init(
    _ list: ArrayBox, sortedBy descriptors: [SortDescriptorBox], sectionedBy key: String?,
    for asker: UnknownKey.Asker
  ) throws(MessageError) {
    isLoaded = true
    let key = key ?? ""
    if descriptors.isEmpty, key.isEmpty {
      objects = list
      sections = SourceSections([SourceSection(title: StringBox(""), objects: list)])
    } else {
      let unsorted = try list.allElements()
      UnknownKey.report(key, of: unsorted, for: asker)
      for descriptor in descriptors {
        UnknownKey.report(descriptor.key, of: unsorted, for: asker.sorting)
      }
      let values = key.isEmpty ? nil : try SectioningValues(of: unsorted, at: key)
      let places = try SortDescriptorBox.permutation(
        of: unsorted, by: descriptors, leniently: true)
      objects = descriptors.isEmpty ? list : RearrangedArray(unsorted, at: places[...])
      sections = SourceSections(
        try values?.sections(of: places) { RearrangedArray(unsorted, at: $0) }
          ?? [SourceSection(title: StringBox(""), objects: objects)])
    }
    titles = ArrayBox(sections.titles)
  }

  /// A title that several sections share, and their number; nil when all titles differ.
  ///
  /// - Complexity: O(sections).
  var repeatedTitle: (title: String, count: Int)? {
    let titles = sections.titles.map(\.description)
    let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
    return titles.first { counts[$0] != 1 }.map { ($0, counts[$0] ?? 0) }
  }

  /// The place in the list of the object at a path; nil when there is none.
  func place(of path: IndexPath) -> Int? {
    guard sections.all.indices.contains(path.section) else { return nil }
    let objects = sections.all[path.section].objects
    guard (0..<objects.count).contains(path.row) else { return nil }
    return (objects as? RearrangedArray)?.place(of: path.row) ?? path.row
  }
}

/// The objects of another list, in another order. Registered as `RearrangedArray`.
///
/// It stores places in the other list, not objects, so that sorting a million objects touches none of them, and all
/// sections of a list share it.
final class RearrangedArray: ArrayBox {
  private var base: [Object] = []
  private var places: ArraySlice<Int> = []

  /// The objects of a list at some places.
  convenience init(_ base: [Object], at places: ArraySlice<Int>) {
    self.init(isa: Self.runtimeClass)
    self.base = base
    self.places = places
  }

  override var count: Int { places.count }

  override func object(at index: Int) throws -> Object {
    guard index >= 0, index < places.count else { throw RangeError(index: index, count: count) }
    return base[place(of: index)]
  }

  /// The place of an object in the other list.
  func place(of index: Int) -> Int { places[places.startIndex + index] }
}
