extension Pluralization {
  /// The rules of English, as far as model names need them.
  public static let english: Pluralization = {
    var english = Pluralization()
    do throws(PluralizationError) {
      for (pattern, replacement) in pluralsInEnglish {
        try english.addPluralRule(pattern, replacement: replacement)
      }
      for (pattern, replacement) in singularsInEnglish {
        try english.addSingularRule(pattern, replacement: replacement)
      }
      for (singular, plural) in irregularsInEnglish {
        try english.addIrregular(singular: singular, plural: plural)
      }
      for word in uncountablesInEnglish { try english.addUncountable(word) }
    } catch {
      preconditionFailure("the table of English rules: \(error)")
    }
    return english
  }()

  /// From the general to the particular: the last match decides.
  private static let pluralsInEnglish = [
    ("$", "s"),
    ("s$", "s"),
    ("(ax|test)is$", "$1es"),
    ("(octop|vir)(us|i)$", "$1i"),
    ("(alias|status|bus|gas|lens)$", "$1es"),
    ("(buffal|tomat)o$", "$1oes"),
    ("([ti])(um|a)$", "$1a"),
    ("sis$", "ses"),
    ("(kni|wi|(?<!o)li)fe$", "$1ves"),
    ("(hal|cal|wol|shel|sel|scar|whar|dwar)f$", "$1ves"),
    ("([^aeiouy]|qu)y$", "$1ies"),
    ("(x|ch|ss|sh)$", "$1es"),
    ("(matr|vert|ind)(ix|ex)$", "$1ices"),
    ("(m|(?<!b)l)ouse$", "$1ice"),
    ("^([ml])ice$", "$1ice"),
    ("^(ox)(en)?$", "$1en"),
    ("(quiz)$", "$1zes"),
  ]

  private static let singularsInEnglish = [
    ("s$", ""),
    ("(ss)$", "$1"),
    ("(n)ews$", "$1ews"),
    ("([ti])a$", "$1um"),
    ("(kni|wi|(?<!o)li)ves$", "$1fe"),
    ("(hal|cal|wol|shel|sel|scar|whar|dwar|lea|thie)ves$", "$1f"),
    ("([^aeiouy]|qu)ies$", "$1y"),
    ("(s)eries$", "$1eries"),
    ("(m)ovies$", "$1ovie"),
    ("(x|ch|ss|sh)es$", "$1"),
    ("(m|(?<!s)l)ice$", "$1ouse"),
    ("(o)es$", "$1"),
    ("(shoe)s$", "$1"),
    ("(sis|testis)$", "$1"),
    ("(cris|test)es$", "$1is"),
    ("^(a)x[ie]s$", "$1xis"),
    ("(octop|vir)(us|uses|i)$", "$1us"),
    ("(alias|status|bus|gas|lens)(es)?$", "$1"),
    ("^(ox)en$", "$1"),
    ("(vert|ind)ices$", "$1ex"),
    ("(matr)ices$", "$1ix"),
    ("(quiz)zes$", "$1"),
  ]

  private static let irregularsInEnglish = [
    ("person", "people"), ("man", "men"), ("woman", "women"), ("child", "children"),
    ("sex", "sexes"), ("move", "moves"), ("cow", "cattle"), ("zombie", "zombies"),
    ("analysis", "analyses"),
  ]

  private static let uncountablesInEnglish = [
    "equipment", "information", "rice", "money", "species", "series", "fish", "sheep", "jeans",
  ]
}
