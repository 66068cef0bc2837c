#import <InstantCocoa/InstantCocoa.h>

/* An `ICTableViewCell` has a text label and a detail label. */
@interface SKUserCell : ICTableViewCell
@end
