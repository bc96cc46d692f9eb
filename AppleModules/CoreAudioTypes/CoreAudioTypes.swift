// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores
// The names are those of Apple.

import Foundation

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public typealias AudioChannelLayoutTag = UInt32

public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
public let kAudioFormatEnhancedAC3: AudioFormatID = 0x6563_2D33
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636C
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
public let kAudioFormatMPEGD_USAC: AudioFormatID = 0x7573_6163
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263

public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 16
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 64
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = 9
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = 1
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = 8
public let kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags = 32

public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2

/// The form of samples in a stream.
public struct AudioStreamBasicDescription: Sendable {
    /// Samples per second.
    public var mSampleRate: Float64
    public var mFormatID: AudioFormatID
    public var mFormatFlags: AudioFormatFlags
    public var mBytesPerPacket: UInt32
    public var mFramesPerPacket: UInt32
    public var mBytesPerFrame: UInt32
    public var mChannelsPerFrame: UInt32
    public var mBitsPerChannel: UInt32
    public var mReserved: UInt32
    public init() { self.init(0, 0, 0, 0, 0, 0, 0, 0, 0) }
    public init(
        mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32, mFramesPerPacket: UInt32,
        mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
    ) {
        self.init(
            mSampleRate, mFormatID, mFormatFlags, mBytesPerPacket, mFramesPerPacket, mBytesPerFrame, mChannelsPerFrame, mBitsPerChannel, mReserved)
    }
    private init(
        _ rate: Float64, _ format: UInt32, _ flags: UInt32, _ packet: UInt32, _ frames: UInt32, _ frame: UInt32, _ channels: UInt32, _ bits: UInt32,
        _ reserved: UInt32
    ) {
        (mSampleRate, mFormatID, mFormatFlags, mBytesPerPacket, mFramesPerPacket) = (rate, format, flags, packet, frames)
        (mBytesPerFrame, mChannelsPerFrame, mBitsPerChannel, mReserved) = (frame, channels, bits, reserved)
    }
}

/// The place of a packet in compressed sound.
public struct AudioStreamPacketDescription: Sendable {
    public var mStartOffset: Int64
    public var mVariableFramesInPacket: UInt32
    public var mDataByteSize: UInt32
    public init() { (mStartOffset, mVariableFramesInPacket, mDataByteSize) = (0, 0, 0) }
    public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) {
        (self.mStartOffset, self.mVariableFramesInPacket, self.mDataByteSize) = (mStartOffset, mVariableFramesInPacket, mDataByteSize)
    }
}

/// Samples in memory that belong to the caller.
@unsafe public struct AudioBuffer {
    public var mNumberChannels: UInt32
    public var mDataByteSize: UInt32
    public var mData: UnsafeMutableRawPointer?
    public init() { unsafe (mNumberChannels, mDataByteSize, mData) = (0, 0, nil) }
    public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
        unsafe (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
    }
}
/// Buffers, of which the first follows the number in memory.
@unsafe public struct AudioBufferList {
    public var mNumberBuffers: UInt32
    public var mBuffers: AudioBuffer
    public init() { unsafe (mNumberBuffers, mBuffers) = (0, AudioBuffer()) }
    public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) { unsafe (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers) }
    /// The bytes of a list with a number of buffers.
    public static func sizeInBytes(maximumBuffers: Int) -> Int {
        unsafe MemoryLayout<AudioBufferList>.size + max(0, maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
    }
    /// Returns a list in new memory that the caller frees.
    public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
        let memory = unsafe calloc(1, sizeInBytes(maximumBuffers: maximumBuffers))!
        let list = unsafe memory.bindMemory(to: AudioBufferList.self, capacity: 1)
        unsafe list.pointee.mNumberBuffers = UInt32(maximumBuffers)
        return unsafe UnsafeMutableAudioBufferListPointer(list)
    }
}
extension UnsafeMutableBufferPointer {
    /// The samples of a buffer.
    public init(_ buffer: AudioBuffer) {
        let count = unsafe Int(buffer.mDataByteSize) / MemoryLayout<Element>.stride
        unsafe self.init(start: buffer.mData?.assumingMemoryBound(to: Element.self), count: count)
    }
}
/// The buffers of a list as a collection.
@unsafe public struct UnsafeMutableAudioBufferListPointer {
    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
    public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafe unsafeMutablePointer = p }
    public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
        guard let p = unsafe p else { return nil }
        unsafe unsafeMutablePointer = p
    }
    public var unsafePointer: UnsafePointer<AudioBufferList> { unsafe UnsafePointer(unsafeMutablePointer) }
    private var first: UnsafeMutablePointer<AudioBuffer> {
        let offset = unsafe MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 0
        return unsafe (UnsafeMutableRawPointer(unsafeMutablePointer) + offset).assumingMemoryBound(to: AudioBuffer.self)
    }
}
extension UnsafeMutableAudioBufferListPointer: @unsafe MutableCollection, @unsafe RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { unsafe Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    public var count: Int {
        get { unsafe Int(unsafeMutablePointer.pointee.mNumberBuffers) }
        nonmutating set { unsafe unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
    }
    public subscript(index: Int) -> AudioBuffer {
        get { unsafe first[index] }
        nonmutating set { unsafe first[index] = newValue }
    }
}

/// The parts of a time stamp that are valid.
public struct AudioTimeStampFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1)
    public static let hostTimeValid = AudioTimeStampFlags(rawValue: 2)
    public static let rateScalarValid = AudioTimeStampFlags(rawValue: 4)
    public static let sampleHostTimeValid: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
}
/// A time in samples and in ticks of the machine.
public struct AudioTimeStamp: Sendable {
    public var mSampleTime: Float64 = 0
    public var mHostTime: UInt64 = 0
    public var mRateScalar: Float64 = 0
    public var mWordClockTime: UInt64 = 0
    public var mFlags: AudioTimeStampFlags = []
    public var mReserved: UInt32 = 0
    public init() {}
}
/// The kind of a sound unit.
public struct AudioComponentDescription: Sendable {
    public var componentType: UInt32
    public var componentSubType: UInt32
    public var componentManufacturer: UInt32
    public var componentFlags: UInt32
    public var componentFlagsMask: UInt32
    public init() { self.init(componentType: 0, componentSubType: 0, componentManufacturer: 0, componentFlags: 0, componentFlagsMask: 0) }
    public init(componentType: UInt32, componentSubType: UInt32, componentManufacturer: UInt32, componentFlags: UInt32, componentFlagsMask: UInt32) {
        (self.componentType, self.componentSubType, self.componentManufacturer) = (componentType, componentSubType, componentManufacturer)
        (self.componentFlags, self.componentFlagsMask) = (componentFlags, componentFlagsMask)
    }
}
public let kAudioUnitType_Effect: UInt32 = 0x6175_6678
public let kAudioUnitType_MusicDevice: UInt32 = 0x6175_6D75
public let kAudioUnitType_Output: UInt32 = 0x6175_6F75
public let kAudioUnitType_Mixer: UInt32 = 0x6175_6D78
public let kAudioUnitType_Generator: UInt32 = 0x6175_676E
public let kAudioUnitSubType_PeakLimiter: UInt32 = 0x6C6D_7472
public let kAudioUnitSubType_DynamicsProcessor: UInt32 = 0x6463_6D70
public let kAudioUnitSubType_LowPassFilter: UInt32 = 0x6C70_6173
public let kAudioUnitSubType_HighPassFilter: UInt32 = 0x6870_6173
public let kAudioUnitSubType_RemoteIO: UInt32 = 0x7269_6F63
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170_706C
