#import <InstantCocoa/InstantCocoa.h>

/* An `ICTableViewCell` has a text label, and a detail label below it: it is in the subtitle style. */
@interface SKUserCell : ICTableViewCell
@end
