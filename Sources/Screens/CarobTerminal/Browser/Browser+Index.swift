import CarobScreens

/// The index of a table. One key shows its titles, the next one chooses the title that begins with it.
extension Browser {
  private var indexTitles: [String] { seen.list?.props[.index]?.texts ?? [] }

  func showIndex() {
    guard !indexTitles.isEmpty else { return say("this screen has no index") }
    isChoosingTitle = true
    say("index: " + indexTitles.joined(separator: " "))
  }

  func chooseTitle(_ key: Key) {
    isChoosingTitle = false
    guard case .character(let letter) = key else { return say("no title was chosen") }
    let index = indexTitles.firstIndex { title in
      title.first?.lowercased() == letter.lowercased()
    }
    guard let list = seen.list, let index else { return say("no title begins with \(letter)") }
    guard let row = perform(.indexTitle(list: list.id, index: index))?.row else { return }
    (state.element, state.top) = (nil, row)
    put(row)
  }
}
