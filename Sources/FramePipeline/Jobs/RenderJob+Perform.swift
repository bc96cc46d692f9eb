import Views

extension RenderJob {
    /// Does what a command asks for and writes its results, whatever the views come from.
    ///
    /// - Parameters:
    ///   - options: what the command line says about the views.
    ///   - warn: is told what is odd, once each.
    /// - Returns: how the command ends.
    package func perform(_ job: ViewRequest.Job, _ options: RenderOptions, warn: @escaping (String) -> Void) async throws -> CommandStatus {
        switch job {
        case .draw:
            try await draw(options, warn: warn)
        case .still(let moment):
            try await drawStill(at: moment, options, warn: warn)
        case .layout(let time, let format):
            try ResultOutput.write(Array((try await layoutListing(at: time, format: format) + "\n").utf8))
        case .layoutFrames:
            try await writeLayoutLines(options)
        case .contactSheet(let sheet):
            try await drawContactSheet(sheet, options, warn: warn)
        case .recordGolden(let recording):
            try await recordGolden(recording, options, warn: warn)
        case .verifyGolden(let verification):
            return try await verifyGolden(verification, options, warn: warn)
        case .check(let check):
            return try await self.check(check, options, warn: warn)
        }
        return .done
    }

    /// Draws one frame to where `-o` says.
    private func drawStill(at moment: FrameMoment, _ options: RenderOptions, warn: @escaping (String) -> Void) async throws {
        let frame = moment.frame(at: frameRate)
        var options = options
        options.range = try FrameRange("\(frame)")
        options.frameCount = max(frame + 1, frameCount)
        try await draw(options, canResume: false, warn: warn)
    }

    /// The frames that `--frames` and `--range` name, ascending, and how many the whole sequence has.
    func namedFrames(_ options: RenderOptions) throws(UsageError) -> (frames: [Int], count: Int) {
        let plan = try RenderPlan(options: options, sceneFrameCount: frameCount, frameRate: frameRate, isFolder: { _ in true })
        return (plan.frames, plan.frameCount)
    }
}
