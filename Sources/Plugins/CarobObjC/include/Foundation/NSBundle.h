/* Texts in the user's language: of a table `Localizable.strings` in a folder `de.lproj` beside the module. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

@class NSBundle, NSString;

/* The text of a key in the main bundle, or the key. The comment is for translators. */
#define NSLocalizedString(key, comment) \
  [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:nil]
/* The same of another table, of another bundle, and with a text for a key that is not there. */
#define NSLocalizedStringFromTable(key, name, comment) \
  [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:(name)]
#define NSLocalizedStringFromTableInBundle(key, name, bundle, comment) \
  [(bundle) localizedStringForKey:(key) value:@"" table:(name)]
#define NSLocalizedStringWithDefaultValue(key, name, bundle, text, comment) \
  [(bundle) localizedStringForKey:(key) value:(text) table:(name)]

#import <Foundation/Foundation.h>
