import CarobRuntime

/// A list cut into sections: runs of neighbours that have the same value at a key path.
struct SectionedObjects {
  /// Whether it was made of a list.
  let isLoaded: Bool
  /// All objects, in order.
  let objects: ArrayBox
  /// Titled with the value that the objects share; "" for none.
  let sections: SourceSections
  /// The sections' titles.
  let titles: ArrayBox

  /// No sections.
  init() {
    isLoaded = false
    objects = ArrayBox([])
    sections = SourceSections()
    titles = ArrayBox([])
  }

  /// Sorts a list and cuts it.
  ///
  /// Neighbours without a value (nil, null, or a class that has no such key) share a section.
  /// Without a key, there is one section of everything, even of nothing, and an unsorted list stays
  /// as it is.
  ///
  /// - Parameter key: a key path; nil or "" for none.
  /// - Throws: `MessageError` when the values to sort by cannot be compared, or an accessor raised
  ///   an error.
  /// - Complexity: O(n log n) when there are descriptors, else O(n), with each key read once per object;
  ///   without a key either O(1).
  init(
    _ list: ArrayBox, sortedBy descriptors: [SortDescriptor], sectionedBy key: String?
  ) throws(MessageError) {
    isLoaded = true
    let key = key ?? ""
    if descriptors.isEmpty, key.isEmpty {
      objects = list
      sections = SourceSections([SourceSection(title: StringBox(""), objects: list)])
    } else {
      let unsorted = try list.elements()
      let values = key.isEmpty ? nil : try SectioningValues(of: unsorted, at: key)
      let places = try SortDescriptor.permutation(
        of: unsorted, by: descriptors, leniently: true)
      objects = descriptors.isEmpty ? list : RearrangedArray(unsorted, at: places[...])
      sections = SourceSections(
        try values?.sections(of: places) { RearrangedArray(unsorted, at: $0) }
          ?? [SourceSection(title: StringBox(""), objects: objects)])
    }
    titles = ArrayBox(sections.titles)
  }

  /// The place in the list of the object at a path; nil when there is none.
  func place(of path: IndexPath) -> Int? {
    guard sections.all.indices.contains(path.section) else { return nil }
    let objects = sections.all[path.section].objects
    guard (0..<objects.count).contains(path.row) else { return nil }
    return (objects as? RearrangedArray)?.place(of: path.row) ?? path.row
  }
}
