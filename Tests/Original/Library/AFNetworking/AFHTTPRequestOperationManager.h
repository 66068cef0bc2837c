#import "AFNetworking.h"
