import ArgumentParser

/// Completion scripts for shells. The parser's own scripts don't know that drawing needs no subcommand.
enum ShellCompletions {
    static func script(for shell: CompletionShell) -> String {
        let script = Render.completionScript(for: shell)
        let names = Render.configuration.subcommands.map { $0._commandName } + ["help"]
        switch shell.rawValue {
        case "bash": return script.replacing("\n_render() {", with: bash(names) + "\n_render_any() {")
        case "zsh": return script.replacing("\n_render() {", with: zsh(names) + "\n_render_any() {")
        default: return script + fish(script, names)
        }
    }

    private static func bash(_ names: [String]) -> String {
        #"""

        # Arguments that don't begin with a subcommand are for draw.
        _render() {
            if [[ "${COMP_CWORD}" -eq 1 && "${2}" != -* ]]; then
                _render_any "${@}"
                local -ar subcommands=("${COMPREPLY[@]}")
                COMPREPLY=()
                COMP_WORDS=("${COMP_WORDS[0]}" draw "${COMP_WORDS[@]:1}")
                COMP_CWORD=2
                _render_any "${1}" "${2}" draw
                COMPREPLY=("${subcommands[@]}" "${COMPREPLY[@]}")
                return
            fi
            case "${COMP_WORDS[1]}" in
            NAMES) ;;
            *)
                COMP_WORDS=("${COMP_WORDS[0]}" draw "${COMP_WORDS[@]:1}")
                COMP_CWORD=$((COMP_CWORD + 1))
                ;;
            esac
            _render_any "${@}"
        }

        """#.replacing("NAMES", with: names.joined(separator: "|"))
    }

    private static func zsh(_ names: [String]) -> String {
        #"""

        # Arguments that don't begin with a subcommand are for draw.
        _render() {
            if (( CURRENT == 2 )) && [[ "${words[2]}" != -* ]]; then
                _render_any "${@}"
                _files -g '*.(json|jsonc|yaml|yml|swift)'
                return
            fi
            case "${words[2]}" in
            NAMES) ;;
            *)
                words=("${words[1]}" draw "${(@)words[2,-1]}")
                (( CURRENT++ ))
                ;;
            esac
            _render_any "${@}"
        }

        """#.replacing("NAMES", with: names.joined(separator: "|"))
    }

    /// Returns the options of drawing again, for use without a subcommand.
    private static func fish(_ script: String, _ names: [String]) -> String {
        let lines = script.split(separator: "\n").filter { $0.hasPrefix("complete -c 'render' -n '") && $0.contains(#" "render draw" "#) }
        let condition = "complete -c 'render' -n 'not __fish_seen_subcommand_from \(names.joined(separator: " "))' "
        return lines.compactMap { line in line.split(separator: "' ", maxSplits: 2).last.map { condition + $0 } }.joined(separator: "\n") + "\n"
    }
}
