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
  /// - Complexity: O(n log n) when there are descriptors, else O(n); without a key either O(1).
  init(
    _ list: ArrayBox, sortedBy descriptors: [SortDescriptor], sectionedBy key: String?
  ) throws(MessageError) {
    isLoaded = true
    objects =
      descriptors.isEmpty
      ? list
      : ArrayBox(
        try SortDescriptor.sort(list.elements(), by: descriptors, reading: Self.value(of:at:)))
    if let key, !key.isEmpty {
      sections = SourceSections(try Self.runs(objects, key))
    } else {
      sections = SourceSections([SourceSection(title: StringBox(""), objects: objects)])
    }
    titles = ArrayBox(sections.titles)
  }

  private static func runs(_ list: ArrayBox, _ key: String) throws(MessageError) -> [SourceSection]
  {
    var sections: [SourceSection] = []
    var run: [Object] = []
    var value: Object?
    func endRun() {
      guard !run.isEmpty else { return }
      sections.append(SourceSection(title: value ?? StringBox(""), objects: ArrayBox(run)))
      run = []
    }
    for object in try list.elements() {
      let next = try Self.value(of: object, at: key)
      if try !Equality.isEqual(value, next) {
        endRun()
        value = next
      }
      run.append(object)
    }
    endRun()
    return sections
  }

  private static func value(of object: Object, at key: String) throws(MessageError) -> Object? {
    do throws(MessageError) {
      let value = try autoreleasePool { () throws(MessageError) in
        try object.value(forKeyPath: key)
      }
      return value is NullBox ? nil : value
    } catch  where error.code == .undefinedKey {
      return nil
    }
  }
}
