#import "GDPlantCell.h"

static const CGFloat GDMargin = 12;

@implementation GDPlantCell {
    UILabel *_bedsLabel;
    UIImageView *_pictureView;
}

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
    self = [super initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:reuseIdentifier];
    if (!self) return nil;

    self.accessoryType = UITableViewCellAccessoryDisclosureIndicator;
    self.selectionStyle = UITableViewCellSelectionStyleBlue;

    _bedsLabel = [[UILabel alloc] initWithFrame:CGRectZero];
    _bedsLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleCaption1];
    _bedsLabel.textColor = [UIColor darkGrayColor];
    _bedsLabel.numberOfLines = 2;
    _bedsLabel.lineBreakMode = NSLineBreakByTruncatingTail;
    [self.contentView addSubview:_bedsLabel];

    _favouriteButton = [UIButton buttonWithType:UIButtonTypeCustom];
    [_favouriteButton setTitle:@"☆" forState:UIControlStateNormal];
    [_favouriteButton setTitle:@"★" forState:UIControlStateSelected];
    [_favouriteButton addTarget:self action:@selector(favouriteTapped:) forControlEvents:UIControlEventTouchUpInside];
    _favouriteButton.accessibilityLabel = NSLocalizedString(@"Favourite", @"the star of a row");
    [self.contentView addSubview:_favouriteButton];

    _pictureView = [[UIImageView alloc] init];
    _pictureView.contentMode = UIViewContentModeScaleAspectFill;
    _pictureView.clipsToBounds = YES;
    _pictureView.layer.cornerRadius = 4;
    _pictureView.layer.borderWidth = 1;
    _pictureView.layer.borderColor = [UIColor lightGrayColor].CGColor;
    [self.contentView addSubview:_pictureView];

    return self;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    CGRect bounds = self.contentView.bounds;
    self.favouriteButton.frame = CGRectMake(CGRectGetMaxX(bounds) - 44 - GDMargin, CGRectGetMidY(bounds) - 22, 44, 44);
    CGSize size = [_bedsLabel sizeThatFits:CGSizeMake(CGRectGetWidth(bounds) - 80, CGFLOAT_MAX)];
    _bedsLabel.frame = CGRectIntegral(CGRectMake(GDMargin, CGRectGetHeight(bounds) - size.height - 4, size.width, size.height));
    _pictureView.frame = UIEdgeInsetsInsetRect(CGRectMake(0, 0, 10, CGRectGetHeight(bounds)), UIEdgeInsetsMake(2, 2, 2, 2));
}

- (void)prepareForReuse {
    [super prepareForReuse];
    self.plant = nil;
}

- (void)setPlant:(GDPlant *)plant {
    _plant = plant;
    self.textLabel.text = plant.name;
    self.detailTextLabel.text = [NSString stringWithFormat:@"%lu cm", (unsigned long)plant.height];
    _bedsLabel.text = [[plant.beds valueForKeyPath:@"name"] componentsJoinedByString:@", "];
    self.favouriteButton.selected = plant.isFavourite;
    [self setNeedsLayout];
}

- (void)favouriteTapped:(UIButton *)sender {
    sender.selected = !sender.selected;
    self.plant.favourite = sender.isSelected;
}

+ (CGFloat)heightForPlant:(GDPlant *)plant width:(CGFloat)width {
    CGRect bounds = [plant.name boundingRectWithSize:CGSizeMake(width, CGFLOAT_MAX)
                                             options:NSStringDrawingUsesLineFragmentOrigin
                                          attributes:@{ NSFontAttributeName : [UIFont boldSystemFontOfSize:17] }
                                             context:nil];
    return MAX(44, ceil(CGRectGetHeight(bounds)) + 40);
}

@end
