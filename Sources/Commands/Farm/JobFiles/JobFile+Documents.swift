import Foundation

/// Job files that are documents.
extension JobFile {
    /// Sources: Kubernetes' pages "Indexed Job for Parallel Processing with Static Work Assignment", "Handling retriable and non-retriable pod failures with Pod
    /// failure policy", and "Backoff limit per index" (Kubernetes 1.33, or 1.29 with beta features).
    var kubernetes: String {
        """
        # \(heading.joined(separator: "\n# "))
        # Set the image, which has `render`, and the claim of a volume (ReadWriteMany) that contains the files of the scene.
        apiVersion: batch/v1
        kind: Job
        metadata:
          name: \(name)
        spec:
          completionMode: Indexed
          completions: \(plan.shards)
          parallelism: \(plan.shards)
          backoffLimitPerIndex: 3
          podFailurePolicy:
            rules:
              # An error in the input: no other attempt and no other shard can succeed.
              - action: FailJob
                onExitCodes:
                  containerName: render
                  operator: In
                  values: [\(Self.finalStatuses.map(String.init).joined(separator: ", "))]
              # The node was drained or preempted: not the shard's fault.
              - action: Ignore
                onPodConditions:
                  - type: DisruptionTarget
          template:
            spec:
              restartPolicy: Never
              terminationGracePeriodSeconds: 10
              activeDeadlineSeconds: \(timeLimit)
              containers:
                - name: render
                  image: easel:latest
                  command:
        \((["render"] + worker).map { "            - " + Self.quoted($0) }.joined(separator: "\n"))
                  workingDir: /work
                  resources:
                    requests: { cpu: "\(plan.cores)", memory: \(plan.estimate.megabytes(cores: plan.cores))Mi }
                    limits: { memory: \(plan.estimate.megabytes(cores: plan.cores))Mi }
                  volumeMounts:
                    - { name: work, mountPath: /work }
              volumes:
                - name: work
                  persistentVolumeClaim: { claimName: work }

        """
    }

    /// Sources: AWS Batch's API reference, SubmitJob, ArrayProperties, RetryStrategy ("If none of the listed conditions match, then the job is retried").
    var awsBatch: String {
        let rules = Self.finalStatuses.map { "{ \"onExitCode\": \"\($0)\", \"action\": \"EXIT\" }" }.joined(separator: ",\n      ")
        return """
            {
              "jobName": \(Self.quoted(name)),
              "jobQueue": "easel",
              "jobDefinition": "easel",
              "arrayProperties": { "size": \(plan.shards) },
              "retryStrategy": {
                "attempts": 4,
                "evaluateOnExit": [
                  \(rules)
                ]
              },
              "timeout": { "attemptDurationSeconds": \(timeLimit) },
              "containerOverrides": {
                "command": [
                  \((["render"] + worker).map(Self.quoted).joined(separator: ",\n      "))
                ],
                "resourceRequirements": [
                  { "type": "VCPU", "value": "\(plan.cores)" },
                  { "type": "MEMORY", "value": "\(plan.estimate.megabytes(cores: plan.cores))" }
                ]
              }
            }

            """
    }

    /// Sources: "Template Schemas [Version: 2023-09]" of Open Job Description, and its RFC 0001 for task chunking.
    var openJD: String {
        let frames = plan.frames
        let chunk = (frames.count + plan.shards - 1) / plan.shards
        // In the schema, the range of a chunk has the name of its parameter.
        let arguments = withoutRange(
            drawing(manifest: "{{Param.Output}}/manifests/{{Task.Param.Frames}}.ndjson", output: "{{Param.Output}}/frames/"))
        return """
            # \(heading.joined(separator: "\n# "))
            specificationVersion: jobtemplate-2023-09
            extensions: [TASK_CHUNKING]
            name: \(name)
            parameterDefinitions:
              - name: Frames
                type: STRING
                description: The frames to draw; render farm status prints the missing ones.
                default: \(Self.quoted(IndexList.text(frames)))
              - name: Folder
                type: PATH
                objectType: DIRECTORY
                dataFlow: IN
                description: The folder in which the scene's path begins.
                default: \(Self.quoted(workingFolder))
              - name: Output
                type: PATH
                objectType: DIRECTORY
                dataFlow: OUT
                default: \(Self.quoted(absolute(folder.path)))
            steps:
              - name: Draw
                parameterSpace:
                  taskParameterDefinitions:
                    - name: Frames
                      type: CHUNK[INT]
                      range: "{{Param.Frames}}"
                      chunks:
                        defaultTaskCount: \(chunk)
                        rangeConstraint: CONTIGUOUS
                script:
                  actions:
                    onRun:
                      command: bash
                      args: ["{{Task.File.Draw}}"]
                      timeout: \(timeLimit)
                      cancelation: { mode: NOTIFY_THEN_TERMINATE, notifyPeriodInSeconds: 10 }
                  embeddedFiles:
                    - name: Draw
                      type: TEXT
                      data: |
                        cd "{{Param.Folder}}" || exit
                        exec \(([command] + arguments).map(Self.template).joined(separator: " ")) --range "{{Task.Param.Frames}}"
                hostRequirements:
                  amounts:
                    - { name: amount.worker.vcpu, min: \(plan.cores) }
                    - { name: amount.worker.memory, min: \(plan.estimate.megabytes(cores: plan.cores)) }

            """
    }

    /// Returns a word for a shell in a template, whose own parameters stay.
    private static func template(_ word: String) -> String { word.contains("{{") ? "\"\(word)\"" : shell(word) }

    private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : workingFolder + "/" + path }

    /// The template has the range as its parameter.
    private func withoutRange(_ words: [String]) -> [String] {
        var result: [String] = []
        var isValue = false
        for word in words {
            if isValue { isValue = false } else if word == "--range" { isValue = true } else if !word.hasPrefix("--range=") { result.append(word) }
        }
        return result
    }
}
