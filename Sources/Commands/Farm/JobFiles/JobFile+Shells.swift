/// Job files that are shell scripts.
extension JobFile {
    /// Sources: the man page of sbatch, and the pages "Job Array Support" and "Preemption" of Slurm.
    var slurm: String {
        let (hours, minutes) = (timeLimit / 3600, timeLimit / 60 % 60)
        return """
            #!/bin/bash
            #SBATCH --job-name=\(name)
            #SBATCH --array=0-\(plan.shards - 1)
            #SBATCH --ntasks=1
            #SBATCH --cpus-per-task=\(plan.cores)
            #SBATCH --mem=\(plan.estimate.megabytes(cores: plan.cores))M
            #SBATCH --time=\(hours):\(minutes < 10 ? "0" : "")\(minutes):00
            #SBATCH --requeue
            #SBATCH --open-mode=append
            #SBATCH --chdir=\(Self.quoted(workingFolder))
            #SBATCH --output=\(Self.quoted(folder.logs + "/%A_%a.log"))

            # \(heading.joined(separator: "\n# "))
            # A part of the shards: sbatch --array=3,7 \(Self.shell(folder.jobFile(.slurm)))

            status=0
            \(([command] + worker).map(Self.shell).joined(separator: " ")) || status=$?

            case $status in
                # Done, or an error in the input, which another attempt would meet again.
                0 | \(Self.finalStatuses.map(String.init).joined(separator: " | "))) ;;
                # Slurm asked the task to end, and decides whether it starts again: after preemption or a node's failure, not after scancel.
                130) ;;
                # A full disk, a crash, or too little memory: another node may do better. Complete frames are kept.
                *)
                    if ((${SLURM_RESTART_COUNT:-0} < 3)); then
                        scontrol requeue "${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID"
                    fi
                    ;;
            esac
            exit "$status"

            """
    }

    /// Source: GNU parallel's man page. Its --retries would also repeat tasks that can't succeed.
    var parallel: String {
        """
        #!/bin/bash
        # \(heading.joined(separator: "\n# "))
        # A part of the shards: bash \(Self.shell(folder.jobFile(.parallel))) 3 7
        # Other machines with the same folder: PARALLEL='--sshlogin node1,node2 --workdir .' bash \(Self.shell(folder.jobFile(.parallel)))

        cd \(Self.shell(workingFolder)) || exit

        shard() {
        \(Self.attempts(([command] + drawing(manifest: folder.manifests + "/{shard}.ndjson")).map(Self.shell).joined(separator: " ")
                + " --shard \"$1/\(plan.shards)\" --shard-base 0", ending: "return").split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
        }
        export -f shard

        cores=$(nproc)
        if (($# == 0)); then set -- $(seq 0 \(plan.shards - 1)); fi
        parallel --jobs $((cores > \(plan.cores) ? cores / \(plan.cores) : 1)) --env shard shard ::: "$@"

        """
    }

    /// Returns a loop that tries a command up to three times, unless its error is final.
    ///
    /// - Parameter ending: `return` or `exit`.
    static func attempts(_ command: String, ending: String) -> String {
        """
        for attempt in 1 2 3; do
            status=0
            \(command) || status=$?
            case $status in
                # Done, an error in the input, or interrupted.
                0 | \(finalStatuses.map(String.init).joined(separator: " | ")) | 130) break ;;
            esac
        done
        \(ending) "$status"
        """
    }

    /// Source: GitHub's "Workflow syntax", `jobs.<job_id>.strategy.matrix`.
    var github: String {
        let output = "farm"
        let draw = drawing(manifest: "\(output)/manifests/{shard}.ndjson", output: "\(output)/frames/").map(Self.shell)
        let attempts = Self.attempts(
            (["render"] + draw).joined(separator: " ") + " --shard \"${{ matrix.shard }}/\(plan.shards)\" --shard-base 0", ending: "exit")
        return """
            # \(heading[0])
            # Each job draws one shard; the last one assembles the film. Its steps need `render` on the PATH: add the step that installs it.
            name: \(name)
            on: workflow_dispatch
            jobs:
              draw:
                runs-on: ubuntu-latest
                timeout-minutes: \(timeLimit / 60)
                strategy:
                  fail-fast: false
                  matrix:
                    shard: [\((0..<plan.shards).map(String.init).joined(separator: ", "))]
                steps:
                  - uses: actions/checkout@v4
                  - name: Draw shard ${{ matrix.shard }}
                    run: |
            \(attempts.split(separator: "\n").map { "          " + $0 }.joined(separator: "\n"))
                  - uses: actions/upload-artifact@v4
                    with:
                      name: shard-${{ matrix.shard }}
                      path: \(output)/
              assemble:
                needs: draw
                runs-on: ubuntu-latest
                steps:
                  - uses: actions/checkout@v4
                  - uses: actions/download-artifact@v4
                    with:
                      pattern: shard-*
                      path: \(output)
                      merge-multiple: true
                  - run: |
                      cp \(Self.shell(folder.plan)) \(output)/farm.json
                      render farm assemble \(output) -o film.mp4
                  - uses: actions/upload-artifact@v4
                    with:
                      name: film
                      path: film.mp4

            """
    }
}
