import CarobPluginKit

/// Each object of the data becomes one of these. A property takes the value of the key of the same name.
func defineXYItem() throws {
  try ObjectClass.define("XYItem", below: "ICModel") { item in
    item.property("name", String.self)
    item.property("summary", String.self)
  }
}
