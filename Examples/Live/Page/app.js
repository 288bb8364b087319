// The page: one text, the report of the engine, and the views of both.

// The length in letters above which traces are requested after a pause.
const longestTraced = 20_000;

class App {
  constructor(engine) {
    this.engine = engine;
    this.options = { size: null, scale: null, direction: -1 };
    this.cases = [];
    this.caseIndex = 0;
    this.good = null;           // the last case without mistakes, and the contents of its nodes
    this.shown = null;          // the case that the picture shows
    this.chosen = null;
    this.hovered = null;
    this.hoveredLine = 0;
    this.slow = 0;
    this.edges = new Edges(this);
    this.problems = new Problems(this);
    this.editor = new Editor((why) => this.textChanged(why));
    this.picture = new Picture(this);
    this.inspector = new Inspector(this);
    this.fillMenus();
    this.listen();
  }

  // MARK: Running

  textChanged(why) {
    if (why === "loaded") {
      this.chosen = null;
      this.good = null;
      this.problems.current = 0;
    }
    clearTimeout(this.waiting);
    this.waiting = null;
    clearTimeout(this.tracing);
    if (this.slow > 100 && why === "typed") {
      this.editor.measure();
      this.editor.show([], new Map());
      this.waiting = setTimeout(() => {
        this.waiting = null;
        this.run(why);
      }, 150);
    } else this.run(why);
    byId("examples").value = this.exampleOf(this.editor.text);
    if (why !== "dragged") this.rememberSoon();
  }

  // Runs the text and shows the results.
  run(why = "") {
    const start = performance.now();
    this.editor.measure();
    const caret = this.editor.area.selectionStart;
    try {
      const text = this.editor.text;
      this.followWrittenSize(text, why);
      const traces = text.length <= longestTraced;
      this.report = this.engine.report(text, this.options, this.caseIndex, traces);
      const index = this.caseAt(caret, why);
      if (index !== this.caseIndex) {
        this.caseIndex = index;
        this.report = this.engine.report(text, this.options, index, traces);
      }
      if (!traces) this.traceSoon();
    } catch (error) {
      return this.engineFailed(error);
    }
    this.cases = this.report.cases;
    this.edges.known.clear();
    const ran = performance.now();
    this.showCases();
    this.showPicture(why);
    const drawn = performance.now();
    this.showMarks();
    this.problems.show();
    this.slow = performance.now() - start;
    this.times = { engine: ran - start, picture: drawn - ran, all: this.slow };
    byId("timing").textContent = `Laid out and drawn in ${(drawn - start).toFixed(1)} ms`;
  }

  // Gives roots their own sizes again when somebody writes another one.
  followWrittenSize(text, why) {
    const sizes = [...text.matchAll(/^[ \t]*node[ \t]+\S+[ \t]+(?!in\b)\S+[ \t]+\S+[ \t]+(\S+[ \t]+\S+)/gm)].map((found) => found[1]).join("\n");
    if (["typed", "fixed"].includes(why) && this.options.size && sizes !== this.writtenSizes) {
      this.options.size = null;
      byId("device").value = "";
    }
    this.writtenSizes = sizes;
  }

  // Requests the traces of a long script after a pause in typing.
  traceSoon() {
    clearTimeout(this.tracing);
    this.tracing = setTimeout(() => {
      const found = this.engine.report(this.editor.text, this.options, this.caseIndex, true).cases[this.caseIndex];
      if (!found) return;
      this.case.traces = found.traces;
      this.edges.known.clear();
      this.explain();
      this.showMarks();
    }, 120);
  }

  engineFailed(error) {
    console.error(error);
    WebAssembly.instantiate(this.engine.module, {}).then((instance) => this.engine.start(instance));
    byId("problems-summary").textContent = "The script engine could not cope with this text. It is ready for another one.";
    byId("problem-list").innerHTML = "";
  }

  // The case with the caret.
  caseAt(caret, why) {
    const { cases } = this.report;
    if (["dragged", "written", "resized", "chosen"].includes(why)) return Math.min(this.caseIndex, cases.length - 1);
    const line = this.editor.lineAt(caret);
    let found = 0;
    cases.forEach((one, index) => { if (one.line <= line) found = index; });
    return found;
  }

  get case() { return this.cases[this.caseIndex]; }

  // The lines of the case.
  get caseText() {
    const from = this.caseIndex === 0 ? 1 : this.case.line;
    const to = this.cases[this.caseIndex + 1]?.line ?? this.editor.starts.length + 1;
    const { text, starts } = this.editor;
    return text.slice(starts[from - 1], Math.max(0, (starts[to - 1] ?? text.length + 1) - 1));
  }

  showCases() {
    const field = byId("cases-field");
    field.hidden = this.cases.length < 2;
    if (field.hidden) return;
    const select = byId("cases");
    const signature = this.cases.map((one) => `${one.name}${one.passed}`).join("\n");
    if (select.dataset.signature !== signature) {
      select.dataset.signature = signature;
      select.innerHTML = this.cases.map((one, index) => (
        `<option value="${index}">${one.passed ? "" : "✕ "}${escapeHTML(one.name ?? `Line ${one.line}`)}</option>`
      )).join("");
    }
    select.value = String(this.caseIndex);
  }

  // The picture of the case; the one before it while there are mistakes.
  showPicture(why) {
    const current = this.case;
    const { conversion } = this;
    const hasMistakes = current.problems.some(isMistake);
    const root = current.layout?.nodes[0]?.name;
    const isOld = hasMistakes && !conversion && this.good && !this.showsPartial && this.good.key === this.caseIndex &&
      (root === undefined || root === this.good.case.layout.nodes[0]?.name);
    const { case: shown, contents } = isOld ? this.good : { case: current, contents: contentsOf(this.caseText) };
    if (!hasMistakes) {
      this.showsPartial = false;
      if (current.layout) this.good = { key: this.caseIndex, case: current, contents };
    }
    byId("stale").hidden = !isOld;
    byId("stale").querySelector("span").textContent = "The last picture without mistakes.";
    byId("show-partial").textContent = "Show what works";
    byId("offer").hidden = !conversion;
    byId("canvas").classList.toggle("is-stale", isOld);
    const names = this.chosen === null ? null : this.shown?.layout?.nodes[this.chosen]?.name;
    this.shown = shown;
    const keepZoom = why === "dragged" || (why === "resized" && this.isResizing);
    this.picture.draw(conversion ? null : shown.layout, contents, { keepZoom });
    byId("nothing").hidden = this.nodes.length > 0 || Boolean(conversion);
    if (this.chosen !== null && this.nodes[this.chosen]?.name !== names) {
      const index = this.nodes.findIndex((node) => node.name === names);
      this.chosen = index < 0 ? null : index;
    }
    this.inspector.list(this.nodes);
    this.showSize();
    this.explain();
  }

  // The script of pasted code, undefined if none was pasted.
  get conversion() { return this.report.conversion; }

  // Replaces pasted code by its script.
  convert() {
    const { conversion, rewriting, notes = [] } = this.report;
    const script = conversion ?? rewriting;
    if (!script) return;
    this.editor.replace(0, this.editor.text.length, script);
    this.editor.area.setSelectionRange(0, 0);
    this.editor.box.scrollTop = 0;
    toast(["The code is a script now. Undo brings it back.", ...notes].join(" "));
    byId("view").focus({ preventScroll: true });
  }

  get nodes() { return this.picture.nodes; }

  // The trace of a node in the present text, even if the picture is older.
  trace(index) {
    const name = this.nodes[index]?.name;
    return name === undefined ? undefined : this.case?.traces?.find((trace) => trace.name === name);
  }

  // MARK: Nodes and lines

  hover(index) {
    if (this.hovered === index) return;
    this.hovered = index;
    this.explain();
    this.showMarks();
  }

  choose(index, jumps) {
    this.chosen = index;
    this.explain();
    this.showMarks();
    if (!jumps) return;
    const trace = this.trace(index);
    const place = trace?.placements.at(-1)?.range ?? trace?.declaration;
    if (place) this.editor.go(place[0]);
  }

  explain() {
    const index = this.hovered ?? this.chosen;
    const line = this.hoveredLine || (document.activeElement === this.editor.area ? this.editor.caretLine : 0);
    const edges = index === this.chosen && index !== null
      ? ["left", "right", "top", "bottom"].filter((edge) => this.edges.numbers(index, edge).length) : [];
    this.picture.explain(index, this.trace(index), this.hovered === null ? this.nodesOfLine(line) : [], edges);
    const shownInDetails = this.chosen ?? this.hovered;
    const details = byId("details");
    if (!details.contains(document.activeElement)) {
      const node = this.nodes[this.hovered ?? shownInDetails];
      this.inspector.explain(node, this.trace(node?.index), this.editor.text);
    } else this.inspector.update(this.nodes[this.chosen]);
    this.inspector.mark(this.chosen);
  }

  // The nodes that a line declares or lays out.
  nodesOfLine(line) {
    if (!line || !this.case?.traces) return [];
    const start = this.editor.starts[line - 1];
    const end = (this.editor.starts[line] ?? Infinity) - 1;
    const touches = (range) => range[0] <= end && range[0] + Math.max(range[1], 1) > start;
    const found = [];
    for (const trace of this.case.traces) {
      if (touches(trace.declaration) || trace.placements.some((placement) => touches(placement.range))) {
        found.push(this.nodes.findIndex((node) => node.name === trace.name));
      }
    }
    return found;
  }

  // Colors and marks of the text.
  showMarks() {
    const marks = [];
    const lineKinds = new Map();
    for (const one of this.cases) {
      for (const problem of one.problems) {
        marks.push({ offset: problem.range[0], length: problem.range[1], kind: problem.severity === "warning" ? "warned" : "wrong" });
        const line = problem.range[2];
        if (problem.severity !== "warning" || !lineKinds.has(line)) lineKinds.set(line, problem.severity === "warning" ? "has-warning" : "has-mistake");
      }
    }
    const current = this.problems.all[this.problems.current - 1];
    if (current) marks.push({ offset: current.range[0], length: current.range[1], kind: "current" });
    const trace = this.trace(this.hovered ?? this.chosen);
    if (trace && byId("stale").hidden) {
      for (const placement of trace.placements) {
        const [offset, length] = placement.range;
        for (let line = this.editor.lineAt(offset); line <= this.editor.lineAt(offset + length); line++) {
          lineKinds.set(line, `${lineKinds.get(line) ?? ""} places`);
        }
        for (const use of placement.uses) marks.push({ offset: use.range[0], length: use.range[1], kind: "used" });
      }
      const line = trace.declaration[2];
      lineKinds.set(line, `${lineKinds.get(line) ?? ""} declares`);
    }
    this.editor.show(marks, lineKinds);
  }

  chooseCase(index) {
    this.caseIndex = index;
    this.good = null;
    const { line } = this.cases[index];
    this.editor.area.setSelectionRange(this.editor.starts[line - 1], this.editor.starts[line - 1]);
    this.editor.reveal(line);
    this.chosen = null;
    this.run("chosen");
  }

  // MARK: Options

  resize(size, isDragging = false) {
    this.isResizing = isDragging;
    this.options.size = size;
    byId("device").value = size ? "own" : "";
    this.run("resized");
  }

  endResize() {
    this.isResizing = false;
    this.run("resized");
    this.rememberSoon();
  }

  showSize() {
    const size = this.nodes[0]?.size;
    const [width, height] = [byId("width"), byId("height")];
    if (document.activeElement !== width) width.value = size ? round(size.width) : "";
    if (document.activeElement !== height) height.value = size ? round(size.height) : "";
    width.disabled = height.disabled = !size;
  }

  setOption(name, value) {
    this.options[name] = value;
    this.run("resized");
    this.rememberSoon();
  }

  // MARK: The address

  rememberSoon() {
    clearTimeout(this.remembering);
    this.remembering = setTimeout(async () => {
      const hash = await address(this.editor.text, this.options);
      this.setAddress(hash);
    }, 400);
  }

  // Changes the address, or adds one to the history of the browser.
  setAddress(hash, adds = false) {
    try {
      if (adds) history.pushState(null, "", hash);
      else history.replaceState(null, "", hash);
    } catch {
      // Some browsers refuse that to a page from disk.
      if (adds) location.assign(hash);
      else location.replace(hash);
    }
    this.ownHash = location.hash;
  }

  async loadAddress() {
    if (location.hash === this.ownHash) return true;
    try {
      const found = await readAddress(location.hash);
      if (!found) return false;
      this.options = { size: found.size, scale: found.scale, direction: found.direction };
      this.showOptions();
      this.ownHash = location.hash;
      this.editor.load(found.text);
      return true;
    } catch {
      toast("The text in the address cannot be read.");
      return false;
    }
  }

  showOptions() {
    const { size } = this.options;
    byId("device").value = size ? `${size.width}x${size.height}` : "";
    if (byId("device").selectedIndex < 0) byId("device").value = "own";
    byId("direction").value = String(this.options.direction);
    byId("scale").value = this.options.scale === null ? "" : String(this.options.scale);
  }

  async share(kind) {
    byId("share-menu").hidePopover?.();
    const text = this.editor.text;
    if (this.nodes.length === 0 && ["svg", "png"].includes(kind)) return toast("There is no node to draw.");
    try {
      const content = {
        link: async () => {
          this.setAddress(await address(text, this.options));
          return location.href;
        },
        svg: async () => this.picture.document,
        png: () => pngBlob(this.picture.document),
        json: async () => JSON.stringify(JSON.parse(this.engine.reportText(text, this.options, -1)), null, 2) + "\n",
        swift: async () => this.swiftFile(),
      }[kind]();
      const [what, name] = {
        link: ["Link", "layout.txt"], svg: ["SVG", "layout.svg"], png: ["PNG", "layout.png"], json: ["JSON", "layout.json"],
        swift: ["Swift file", "Layout.swift"],
      }[kind];
      toast(`${what} ${await copyOrSave(content, kind === "png" ? "image/png" : "text/plain", name)}`);
    } catch (error) {
      toast(error.message);
    }
  }

  // The case at hand as a Swift file; the script of pasted code, if there is one.
  swiftFile() { return new SwiftFile(this.conversion ?? this.caseText, this.options).text; }

  // MARK: Setting up

  fillMenus() {
    const scripts = [...document.querySelectorAll("script[type='text/x-plumb']")];
    const groups = new Map();
    for (const script of scripts) {
      if (!groups.has(script.dataset.group)) groups.set(script.dataset.group, []);
      groups.get(script.dataset.group).push(script);
    }
    this.scripts = new Map(scripts.map((script) => [script.dataset.name, script.textContent.replace(/^\n/, "")]));
    byId("examples").innerHTML = `<option value="" hidden>Your own</option>` + [...groups].map(([group, members]) => (
      `<optgroup label="${escapeHTML(group)}">${members.map((script) => {
        const title = this.scripts.get(script.dataset.name).match(/^\/\/ (.*)/)[1];
        return `<option value="${script.dataset.name}">${escapeHTML(title)}</option>`;
      }).join("")}</optgroup>`
    )).join("");
    byId("device").innerHTML = `<option value="">Size of the script</option><option value="own" hidden>Size set here</option>` + devices.map(([group, list]) => (
      `<optgroup label="${group}">${list.map(([name, width, height]) => `<option value="${width}x${height}">${name}, ${width} × ${height}</option>`).join("")}</optgroup>`
    )).join("");
  }

  loadExample(name) {
    this.options = { size: null, scale: null, direction: -1 };
    this.showOptions();
    this.editor.load(this.scripts.get(name));
  }

  // The name of the example with this text, or "".
  exampleOf(text) { return [...this.scripts].find(([, script]) => script === text)?.[0] ?? ""; }

  // Loads an example. A text that somebody wrote stays in the history of the browser: Back brings it again.
  async chooseExample(name) {
    const { options, editor: { text } } = this;
    this.loadExample(name);
    if (text.trim() === "" || this.exampleOf(text)) return;
    clearTimeout(this.remembering);
    this.setAddress(await address(text, options));
    this.setAddress(await address(this.editor.text, this.options), true);
  }

  listen() {
    byId("examples").addEventListener("change", (event) => this.chooseExample(event.target.value));
    byId("cases").addEventListener("change", (event) => this.chooseCase(Number(event.target.value)));
    byId("device").addEventListener("change", (event) => {
      const [width, height] = event.target.value.split("x").map(Number);
      this.setOption("size", event.target.value ? { width, height } : null);
    });
    byId("direction").addEventListener("change", (event) => this.setOption("direction", Number(event.target.value)));
    byId("scale").addEventListener("change", (event) => this.setOption("scale", event.target.value === "" ? null : Number(event.target.value)));
    byId("names").addEventListener("change", (event) => {
      this.picture.showsNames = event.target.checked;
      this.run("resized");
    });
    for (const id of ["width", "height"]) {
      byId(id).addEventListener("input", () => {
        const value = byId(id).value === "" ? NaN : Number(byId(id).value);
        if (!(value >= 0)) return;
        this.resize({ ...this.nodes[0].size, [id]: value });
        this.rememberSoon();
      });
      byId(id).addEventListener("blur", () => this.showSize());
    }
    byId("show-partial").addEventListener("click", () => {
      this.showsPartial = true;
      this.run("chosen");
      byId("view").focus({ preventScroll: true });
    });
    byId("convert").addEventListener("click", () => this.convert());
    byId("paste-sample").addEventListener("click", () => {
      this.closeIntro();
      this.options = { size: null, scale: null, direction: -1 };
      this.showOptions();
      this.editor.replace(0, this.editor.text.length, byId("sample-class").textContent.trimStart(), "loaded");
    });
    byId("close-intro").addEventListener("click", () => this.closeIntro());
    byId("share-menu").addEventListener("focusout", (event) => {
      const menu = event.currentTarget;
      if (event.relatedTarget && !menu.contains(event.relatedTarget)) menu.hidePopover?.();
    });
    byId("share-menu").addEventListener("click", (event) => {
      const button = event.target.closest("[data-share]");
      if (button) this.share(button.dataset.share);
    });
    byId("details").addEventListener("click", (event) => {
      const place = event.target.closest("[data-go]")?.dataset.go.split(",").map(Number);
      if (place) this.editor.go(...place);
    });
    byId("details").addEventListener("input", (event) => this.changeNumber(event.target));
    // Writing takes the focus for a moment, which waits until it has moved where it is going.
    byId("details").addEventListener("change", () => setTimeout(() => this.writeNumber()));
    byId("details").addEventListener("focusout", () => setTimeout(() => {
      this.inspector.shown = "";
      this.explain();
    }));
    byId("stage").addEventListener("pointerdown", (event) => { if (event.target.id === "canvas") this.choose(null, false); });
    byId("picture-region").addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.target.closest("#tools, #details")) this.choose(null, false);
    });
    // As a link it would take the place of the text in the address.
    document.querySelector(".skip").addEventListener("click", (event) => {
      event.preventDefault();
      byId("view").focus();
    });
    this.editor.area.addEventListener("pointermove", (event) => this.hoverLine(this.editor.lineBelow(event.clientY)));
    this.editor.area.addEventListener("pointerleave", () => this.hoverLine(0));
    document.addEventListener("selectionchange", () => {
      if (document.activeElement !== this.editor.area) return;
      if (this.cases.length > 1 && this.caseAt(this.editor.area.selectionStart, "") !== this.caseIndex) this.run();
      else this.explain();
    });
    addEventListener("hashchange", () => this.loadAddress());
    new ResizeObserver(([{ contentRect }]) => {
      this.picture.room = { width: contentRect.width, height: contentRect.height };
      if (this.shown && !this.picture.drag) this.showPicture("");
    }).observe(byId("stage"));
    new ResizeObserver(([{ target }]) => {
      document.documentElement.style.setProperty("--header", `${target.offsetHeight}px`);
    }).observe(document.querySelector("header"));
    listenToTheme();
    listenToSplitter();
    listenToTools();
  }

  // Introduces the page on a first visit.
  showIntro() {
    try { byId("intro").hidden = localStorage.getItem("plumb-intro") === "closed"; } catch { byId("intro").hidden = false; }
  }

  closeIntro() {
    byId("intro").hidden = true;
    try { localStorage.setItem("plumb-intro", "closed"); } catch { /* Some browsers keep nothing of a page from disk. */ }
  }

  hoverLine(line) {
    if (this.hoveredLine === line) return;
    this.hoveredLine = line;
    this.explain();
  }

  // Shows the effect of a number while it is being changed.
  changeNumber(input) {
    if (!input.dataset?.literal || input.value === "" || !Number.isFinite(Number(input.value))) return;
    const [offset, length] = input.dataset.literal.split(",").map(Number);
    // The text may be another one by now.
    if (this.editor.area.value.slice(offset, offset + length) === input.dataset.text) this.editor.sketch(offset, length, input.value);
  }

  // Writes the number into the text.
  writeNumber() {
    const written = this.editor.endSketch();
    if (!written) return;
    const { offset, length, text } = written;
    for (const { dataset } of byId("details").querySelectorAll("[data-literal]")) {
      const [start, size] = dataset.literal.split(",").map(Number);
      if (start === offset) [dataset.literal, dataset.text] = [`${offset},${text.length}`, text];
      else if (start > offset) dataset.literal = `${start + text.length - length},${size}`;
    }
  }
}

const engine = await Engine.load().catch((error) => {
  byId("stale").textContent = `The script engine does not start in this browser: ${error.message}`;
  byId("stale").hidden = false;
  throw error;
});
const app = new App(engine);
if (!(await app.loadAddress())) {
  app.loadExample("welcome");
  app.showIntro();
  // An address that cannot be read stays, to be mended.
  clearTimeout(app.remembering);
}
document.documentElement.dataset.ready = "true";
// For tests and for the console of the browser.
globalThis.plumb = { engine, app };
