import ArgumentParser

/// `render farm`: draws with many machines.
struct Farm: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "farm", abstract: "Draw with many machines: a Slurm cluster, Kubernetes, a cloud's batch service, or a CI matrix.",
        discussion: """
            A farm is a folder that all machines share: plan writes a job file for a scheduler, which draws a shard of the frames on each machine.
            Each shard writes its frames and, last, a manifest with their hashes. assemble makes one file of them, with the same bytes as one
            machine alone.

            EXAMPLES:
              render farm plan scene.json --frames 36000 --for slurm -o farm
              render farm submit farm
              render farm status farm
              render farm assemble farm -o film.mp4
            """,
        subcommands: [FarmPlanCommand.self, FarmSubmitCommand.self, FarmStatusCommand.self, FarmAssembleCommand.self])
}
