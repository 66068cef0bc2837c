/* Carob does not have this framework. Programs that need no more than names of it compile. */
#pragma once

#import <Foundation/Foundation.h>

#pragma message("WebKit is not offered: Carob has no more than names of it")

@class WKNavigation, WKNavigationAction, WKUserContentController, WKWebView,
  WKWebViewConfiguration;
@protocol WKNavigationDelegate <NSObject>
@end
@protocol WKScriptMessageHandler <NSObject>
@end
@protocol WKUIDelegate <NSObject>
@end
