/* Has a protocol adopt itself. */
#import "hostile_objc.h"

BEFORE_LOADING {
    struct hostile_protocol *protocol = record("HostileOther")->protocols->protocols[0];
    protocol->protocols = record("HostileOther")->protocols;
}

ORDINARY_ROWS

HOSTILE("objc_protocol_cycle")
