// The mistakes and warnings of a script: their list, the slider through them, and their fixes.

class Problems {
  constructor(app) {
    this.app = app;
    this.current = 0;    // counted from 1; 0 for none
    byId("problem-list").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button?.id === "set-all") this.setAll();
      else if (button?.id === "leave-out") this.leaveOut();
      else if (button?.id === "convert-methods") this.app.convert();
      else if (button?.dataset.fix) this.fix(Number(button.dataset.problem), Number(button.dataset.fix));
      else if (button) this.goTo(Number(button.dataset.problem) + 1);
    });
    byId("jump").addEventListener("click", () => {
      byId("problems").scrollIntoView({ block: "nearest" });
      byId("problem-list").querySelector(".go")?.focus({ preventScroll: true });
    });
    byId("problem-slider").addEventListener("input", (event) => this.goTo(Number(event.target.value), false));
    byId("previous-problem").addEventListener("click", () => this.goTo(Math.max(0, this.current - 1), false));
    byId("next-problem").addEventListener("click", () => this.goTo(this.current + 1, false));
  }

  // All of the script, in the order of the text.
  get all() {
    // Pasted code is no mistake; the page offers to convert it.
    if (this.app.conversion) return [];
    const all = this.app.cases.flatMap((one, index) => one.problems.map((problem) => ({ ...problem, caseIndex: index })));
    return all.sort((a, b) => a.range[0] - b.range[0]);
  }

  show() {
    const problems = this.all;
    const mistakes = problems.filter((problem) => problem.severity !== "warning").length;
    const warnings = problems.length - mistakes;
    const parts = [];
    if (mistakes) parts.push(mistakes === 1 ? "1 mistake" : `${mistakes} mistakes`);
    if (warnings) parts.push(warnings === 1 ? "1 warning" : `${warnings} warnings`);
    const summary = this.app.conversion ? "Code of an app was pasted" : parts.join(", ") || "No mistakes, no warnings";
    if (byId("problems-summary").textContent !== summary) byId("problems-summary").textContent = summary;
    byId("jump").hidden = problems.length === 0;
    byId("jump").className = mistakes ? "" : "only-warnings";
    byId("jump").textContent = mistakes ? `✕ ${mistakes}` : `! ${warnings}`;
    setAttribute(byId("jump"), "aria-label", summary);
    byId("problems").className = mistakes ? "has-mistakes" : warnings ? "has-warnings" : "";
    const missing = problems.filter((problem) => problem.severity === "missing").length;
    const needless = this.needless.length;
    const buttons = [
      this.app.report.rewriting ? `<button class="fix" id="convert-methods">Read this as code of an app</button>` : "",
      missing > 1 ? `<button class="fix" id="set-all">Set all ${missing} names first</button>` : "",
      needless > 1 ? `<button class="fix" id="leave-out">Leave all ${needless} out</button>` : "",
    ].join("");
    const list = byId("problem-list");
    const focused = list.contains(document.activeElement) ? document.activeElement.dataset.problem : null;
    list.innerHTML = (buttons && `<li class="missing">${buttons}</li>`) + problems.slice(0, 200).map((problem, index) => {
      const fixes = problem.fixes.map((fix, order) => `<button class="fix" data-problem="${index}" data-fix="${order}">${escapeHTML(fix.title)}</button>`);
      return `<li class="${problem.severity}${index === this.current - 1 ? " current" : ""}"><button class="go" data-problem="${index}"><b>${problem.range[2]}</b>${escapeHTML(problem.message)}</button>${fixes.join("")}</li>`;
    }).join("") + (problems.length > 200 ? `<li>… and ${problems.length - 200} more</li>` : "");
    if (focused !== null) {
      (list.querySelector(`.go[data-problem="${focused}"]`) ?? list.querySelector("button") ?? this.app.editor.area).focus({ preventScroll: true });
    }
    const slider = byId("problem-slider");
    slider.max = String(Math.max(1, problems.length));
    this.current = Math.min(this.current, problems.length);
    // Before the first one is chosen, none is.
    slider.min = this.current ? "1" : "0";
    slider.value = String(this.current);
    const current = problems[this.current - 1];
    setAttribute(slider, "aria-valuetext", current ? `Line ${current.range[2]}: ${current.message}` : "None");
    document.querySelector("#problems .steps").hidden = problems.length === 0;
  }

  // Goes to one of the mistakes and warnings, counted from 1.
  goTo(number, focuses = true) {
    const { app } = this;
    const problems = this.all;
    if (problems.length === 0) return;
    this.current = ((number - 1 + problems.length) % problems.length) + 1;
    const problem = problems[this.current - 1];
    const index = problem.node === undefined ? -1 : app.nodes.findIndex((node) => node.name === problem.node);
    if (problem.caseIndex !== app.caseIndex) app.chooseCase(problem.caseIndex);
    app.chosen = index < 0 ? null : index;
    if (focuses) app.editor.go(problem.range[0], problem.range[1]);
    else {
      app.editor.area.setSelectionRange(problem.range[0], problem.range[0] + problem.range[1]);
      app.editor.reveal(problem.range[2]);
    }
    app.explain();
    app.showMarks();
    this.show();
    document.querySelector("#lines .current")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const current = byId("problem-list").querySelector(".current");
    if (current) byId("problem-list").scrollTop = current.offsetTop - byId("problem-list").offsetTop - 4;
  }

  fix(problem, order) {
    const fix = this.all[problem]?.fixes[order];
    if (fix) this.apply(fix);
  }

  apply(fix) {
    this.app.editor.replace(fix.range[0], fix.range[1], fix.replacement);
    toast(fix.title);
  }

  // The fixes that take a statement away.
  get needless() { return this.all.flatMap(({ fixes }) => fixes.filter(({ replacement }) => replacement === "")); }

  leaveOut() {
    const { editor } = this.app;
    const ranges = this.needless.map(({ range }) => range).sort((a, b) => a[0] - b[0] || b[1] - a[1]);
    let [text, end] = ["", 0];
    for (const [start, length] of ranges) {
      // A range within another one is gone with it.
      if (start < end) continue;
      text += editor.text.slice(end, start);
      end = start + length;
    }
    editor.rewrite(text + editor.text.slice(end));
  }

  // Defines all missing names, and names that are missed afterwards.
  setAll() {
    const { editor, engine, options } = this.app;
    let { text } = editor;
    for (let round = 0; round < 10; round++) {
      const places = missingLines(engine.report(text, options, -2).cases);
      if (places.size === 0) break;
      for (const [place, lines] of [...places].sort((a, b) => b[0] - a[0])) {
        text = text.slice(0, place) + [...lines].map((line) => `${line}\n`).join("") + text.slice(place);
      }
    }
    editor.rewrite(text);
  }
}

// The lines that define missing names, by the places where they belong.
function missingLines(cases) {
  const places = new Map();
  for (const { severity, fixes } of cases.flatMap(({ problems }) => problems)) {
    if (severity !== "missing") continue;
    for (const { range: [place], replacement } of fixes) {
      if (!places.has(place)) places.set(place, new Set());
      for (const line of replacement.trimEnd().split("\n")) places.get(place).add(line);
    }
  }
  return places;
}
