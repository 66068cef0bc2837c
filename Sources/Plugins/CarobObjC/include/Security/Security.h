/* Carob does not have this framework. Programs that need no more than names of it compile. */
#pragma once

#import <Foundation/Foundation.h>

#pragma message("Security is not offered: Carob has no more than names of it")

typedef struct __SecKey *SecKeyRef;
typedef struct __SecCertificate *SecCertificateRef;
typedef struct __SecIdentity *SecIdentityRef;
typedef struct __SecTrust *SecTrustRef;
typedef struct __SecPolicy *SecPolicyRef;
