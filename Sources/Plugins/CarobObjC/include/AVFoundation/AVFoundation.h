/* Carob does not have this framework. Programs that need no more than names of it compile. */
#pragma once

#import <Foundation/Foundation.h>

#pragma message("AVFoundation is not offered: Carob has no more than names of it")

@class AVAsset, AVAudioPlayer, AVAudioRecorder, AVAudioSession, AVCaptureDevice, AVCaptureSession,
  AVPlayer, AVPlayerItem, AVPlayerLayer, AVURLAsset;
