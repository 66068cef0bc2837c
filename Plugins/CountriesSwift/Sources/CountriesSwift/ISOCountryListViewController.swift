import CarobPluginKit

func defineISOCountryListViewController() throws {
  try ObjectClass.define("ISOCountryListViewController", below: "ICTableViewController") { list in
    // The host calls this initializer with a data source of all countries.
    list.method("initWithDataSource:") { (self: Object, countries: Object) in
      let screen = try self.super.initWithDataSource(sectionedByInitial(countries))
      screen.title = "Countries"
      screen.defaultCellClass = try ObjectClass("ICTableViewCell")
      return screen
    }

    // A sectioned data source has no sections until it has fetched.
    list.method("viewDidLoad") { (self: Object) in
      try self.super.viewDidLoad()
      try self.dataSource.fetchData()
    }

    list.method("configureCell:withCountry:") { (self: Object, cell: Object, country: Object) in
      let name: String? = country.name
      let flag: String? = country.flag
      cell.textLabel.text = [flag, name].compactMap { $0 }.joined(separator: " ")
      cell.detailTextLabel.text = country.officialName
    }

    list.method("tableView:heightForCountry:") { (self: Object, table: Object, country: Object) in
      let officialName: String? = country.officialName
      return officialName == nil ? 44.0 : 60.0
    }

    list.method("tableView:didSelectCountry:") { (self: Object, table: Object, country: Object) in
      let screen = try ObjectClass("ISOCountryViewController").alloc().initWithCountry(country)
      try self.navigationController.pushViewController(screen, animated: true)
    }
  }
}

/// The countries by name, with a section for each initial.
private func sectionedByInitial(_ countries: Object) throws -> Object {
  let byName = try ObjectClass("NSSortDescriptor").sortDescriptorWithKey("name", ascending: true)
  return try ObjectClass("ICSectionedDataSource").alloc()
    .initWithDataSource(
      countries, sectioningKey: "name.firstCharacter", sortDescriptors: [byName])
}
