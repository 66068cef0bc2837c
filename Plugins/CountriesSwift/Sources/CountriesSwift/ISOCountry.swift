import CarobPluginKit

func defineISOCountry() throws {
  try ObjectClass.define("ISOCountry", below: "ICModel") { country in
    for name in ["alpha2", "alpha3", "flag", "name", "numeric", "officialName"] {
      country.property(name, String.self)
    }
    // Which key of the JSON object each property is read from, where the two differ.
    country.classMethod("JSONMapping") { (self: Object) in
      ["alpha2": "alpha_2", "alpha3": "alpha_3", "officialName": "official_name"]
    }
  }
}
