// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreAudioTypes
import Foundation

// Sound is never made, so the parts of an engine keep their settings.

/// Changes sound.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    open var name: String { "" }
    open var manufacturerName: String { "Apple" }
    open var audioComponentDescription: AudioComponentDescription { AudioComponentDescription() }
    open func loadPreset(at url: URL) throws { _ = try Data(contentsOf: url) }
}
/// Changes sound at the speed of the sound.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    private let kind: AudioComponentDescription
    /// Whether sound stays as it is.
    open var bypass = false
    public override init() { kind = AudioComponentDescription() }
    public init(audioComponentDescription: AudioComponentDescription) { kind = audioComponentDescription }
    open override var audioComponentDescription: AudioComponentDescription { kind }
}
/// Changes the speed of sound.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether sound stays as it is.
    open var bypass = false
}
/// Makes sound.
open class AVAudioUnitGenerator: AVAudioUnit, @unchecked Sendable {
    /// Whether there is silence.
    open var bypass = false
}
/// Changes pitch and speed.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    open var rate: Float = 1
    open var pitch: Float = 0
    open var overlap: Float = 8
}
/// Changes speed with the pitch.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable { open var rate: Float = 1 }
/// Adds the sound of a room.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    open var wetDryMix: Float = 0
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// A room.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3,
        largeHall2
}
/// Adds an echo.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50
    open var lowPassCutoff: Float = 15_000
    open var wetDryMix: Float = 100
}
/// Plays notes. There is no sound.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, @unchecked Sendable {
    public override init() {}
    public init(audioComponentDescription description: AudioComponentDescription) {}
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
    open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {}
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
}
/// Plays an instrument. There is no sound.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
    open var stereoPan: Float = 0
    open var masterGain: Float = 0
    open var overallGain: Float = 0
    open var globalTuning: Float = 0
}
/// Changes the volume of bands of frequencies.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    public let bands: [AVAudioUnitEQFilterParameters]
    open var globalGain: Float = 0
    public init(numberOfBands: Int) {
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}
/// A band of frequencies.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    open var filterType = AVAudioUnitEQFilterType.parametric
    open var frequency: Float = 440
    open var bandwidth: Float = 1
    open var gain: Float = 0
    open var bypass = true
}
/// The form of a band.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}
/// Distorts sound.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    open var preGain: Float = -6
    open var wetDryMix: Float = 50
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
/// A kind of distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3,
        multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2,
        multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
extension AVAudioUnitSampler {
    public func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {}
    public func loadInstrument(at instrumentURL: URL) throws {}
    public func loadAudioFiles(at audioFiles: [URL]) throws {}
}
