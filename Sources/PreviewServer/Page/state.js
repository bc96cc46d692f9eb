import { byId, element, say } from "./dom.js";

// The panel with state: a form for a scene's variables and for bindings of previews, and the values of @State.
export function connectState(preview, inspector) {
  const panel = byId("panel-state");

  function show() {
    // Typing is not disturbed.
    if (panel.contains(document.activeElement) && document.activeElement.matches("input, textarea")) return;
    const owners = inspector.views.filter((view) => view.state?.length);
    const variables = inspector.variables;
    const parts = [];
    if (variables.length > 0) {
      parts.push(
        element("h2", {}, "Variables"),
        element("p", { class: "note" }, "A value typed here is the initial one, as of --set. The gray text is the value at this frame."),
        ...variables.map(row),
      );
      if (preview.request.values) parts.push(element("div", { class: "row" }, element("button", { type: "button", onclick: () => preview.change({ values: undefined }) }, "Reset")));
    }
    for (const view of owners) {
      parts.push(
        element("h2", {}, `@State of ${view.owner ?? view.name}`),
        element("dl", {}, ...view.state.flatMap((value) => [element("dt", {}, value.name), element("dd", {}, value.value)])),
      );
    }
    if (parts.length === 0) parts.push(element("p", { class: "note" }, "This view has no state."));
    panel.replaceChildren(...parts);
  }

  function row(variable) {
    const initial = preview.request.values?.[variable.name];
    const field = element("input", {
      class: "wide",
      id: `variable-${variable.name}`,
      placeholder: variable.value,
      value: initial ?? "",
      spellcheck: "false",
      onchange: (event) => set(variable.name, event.target.value),
      onkeydown: (event) => {
        if (event.key === "Enter") event.target.blur();
      },
    });
    return element("p", {}, element("label", { for: field.id }, variable.name, element("output", { class: "visually-hidden" }, ` is ${variable.value}`)), field);
  }

  function set(name, text) {
    const values = { ...preview.request.values };
    if (text === "") delete values[name];
    else values[name] = text;
    preview.change({ values: Object.keys(values).length > 0 ? values : undefined });
  }

  // A value for a variable or property that an edit has removed would keep the scene or preview from being shown.
  preview.addEventListener("problem", () => {
    const { message } = preview.problem;
    const name = (message.match(/unknown state variable '([^']+)'/) ?? message.match(/^--set ([^:]+): it sets/))?.[1];
    if (!name || !(name in (preview.request.values ?? {}))) return;
    say(`There is no variable ${name} any more, so its value is dropped.`);
    set(name, "");
  });
  inspector.addEventListener("views", show);
  panel.addEventListener("focusout", () => setTimeout(show, 0));
  show();
}
