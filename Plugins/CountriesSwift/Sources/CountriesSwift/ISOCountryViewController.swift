import CarobPluginKit

func defineISOCountryViewController() throws {
  try ObjectClass.define("ISOCountryViewController", below: "ICTableViewController") { screen in
    screen.method("initWithCountry:") { (self: Object, country: Object) in
      let screen = try self.super.initWithObjects([
        field("Alpha-2 code", country.alpha2),
        field("Alpha-3 code", country.alpha3),
        field("Numeric code", country.numeric),
      ])
      screen.title = country.name
      screen.defaultCellClass = try ObjectClass("ICTableViewCell")
      return screen
    }

    screen.method("configureCell:withCountryField:") {
      (self: Object, cell: Object, field: Object) in
      cell.textLabel.text = field.label
      cell.detailTextLabel.text = field.value
    }
  }
}

private func field(_ label: String, _ value: Object) throws -> Object {
  try ObjectClass("ISOCountryField").fieldWithLabel(label, value: value)
}
