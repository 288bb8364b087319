// A text area over colored lines. Colored lines of unchanged text are kept.

class Editor {
  constructor(onChange) {
    this.area = document.getElementById("text");
    this.box = document.getElementById("editor");
    this.sheet = document.getElementById("sheet");
    this.lines = new ElementList(document.getElementById("lines"));
    this.lineKinds = new Map();
    this.known = new Map();
    this.texts = [];         // the lines, and their decorations
    this.marks = new Map();
    this.first = 0;          // those from here on are in the page
    this.end = 200;
    this.onChange = onChange;
    this.history = new TextHistory();
    this.sketched = null;    // { offset, length, text }: a trial text in place of a part of the text
    this.area.addEventListener("input", (event) => {
      if (this.isWriting) return;
      this.sketched = null;
      // A composition is one step, when it ends.
      if (!event.isComposing) this.history.note(this.area.value, true);
      onChange("typed");
    });
    this.area.addEventListener("compositionend", () => this.history.note(this.area.value));
    this.area.addEventListener("keydown", (event) => {
      if (!this.undoes(event)) this.keepIndent(event);
    });
    this.area.addEventListener("beforeinput", (event) => {
      if (!["historyUndo", "historyRedo"].includes(event.inputType)) return;
      event.preventDefault();
      this.move(event.inputType === "historyUndo");
    });
    this.box.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.scrolled()).observe(this.box);
    addEventListener("beforeprint", () => {
      [this.first, this.end] = [0, Infinity];
      this.showLines();
    });
    addEventListener("afterprint", () => this.scrolled());
  }

  get text() {
    const { value } = this.area;
    if (!this.sketched) return value;
    const { offset, length, text } = this.sketched;
    return value.slice(0, offset) + text + value.slice(offset + length);
  }

  // Replaces the whole text, with the caret at its beginning.
  load(text) {
    this.sketched = null;
    this.area.value = text.replace(/\r\n?/g, "\n");
    this.history.reset(this.area.value);
    this.area.setSelectionRange(0, 0);
    this.box.scrollTop = 0;
    this.box.scrollLeft = 0;
    this.onChange("loaded");
  }

  // Replaces a part of the text so that undo brings it back.
  replace(offset, length, text, why = "fixed") {
    this.sketched = null;
    const focused = document.activeElement;
    const [top, left, x, y] = [this.box.scrollTop, this.box.scrollLeft, scrollX, scrollY];
    this.area.focus({ preventScroll: true });
    this.write(offset, length, text);
    this.history.note(this.area.value);
    if (focused && focused !== this.area) focused.focus({ preventScroll: true });
    this.onChange(why);
    this.box.scrollTop = top;
    this.box.scrollLeft = left;
    scrollTo(x, y);
  }

  // The command of the browser lays only the changed lines out, a fifth of the time for 5,000 lines, but takes long for many new ones.
  write(offset, length, text) {
    this.isWriting = true;
    this.area.setSelectionRange(offset, offset + length);
    const isShort = text !== "" && text.length + length < 2000 && text.split("\n").length < 5;
    if (!isShort || !document.execCommand("insertText", false, text)) this.area.setRangeText(text, offset, offset + length, "end");
    this.isWriting = false;
  }

  // Whether a key takes a step back, or takes it again.
  undoes(event) {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !["z", "y"].includes(key)) return false;
    event.preventDefault();
    this.move(key === "z" && !event.shiftKey);
    return true;
  }

  // Takes a step back, or takes it again.
  move(isBack) {
    const step = this.history.move(isBack);
    if (!step) return;
    this.sketched = null;
    this.area.value = step.text;
    this.area.setSelectionRange(step.end, step.end);
    this.onChange("fixed");
    this.reveal(this.caretLine);
  }

  // Turns the text into another one, in one step that undo takes back.
  rewrite(text) {
    const old = this.text;
    if (text === old) return;
    let start = 0;
    while (start < old.length && old[start] === text[start]) start++;
    // Whole lines, so that no character is cut in two.
    if (start > 0) start = old.lastIndexOf("\n", start - 1) + 1;
    let tail = 0;
    const most = Math.min(old.length, text.length) - start;
    while (tail < most && old[old.length - 1 - tail] === text[text.length - 1 - tail]) tail++;
    const end = old.indexOf("\n", old.length - tail);
    tail = end < 0 ? 0 : old.length - end;
    this.replace(start, old.length - tail - start, text.slice(start, text.length - tail));
  }

  // Shows the text with another one in place of a part, as during a drag. The text area and the history do not change until the end.
  sketch(offset, length, text) {
    this.sketched = { offset, length, text };
    this.onChange("dragged");
  }

  // Shows the text as it was before the drag.
  dropSketch() {
    if (!this.sketched) return;
    this.sketched = null;
    this.onChange("dragged");
  }

  // Writes the sketch as one step for undo, and returns it; null if it changes nothing.
  endSketch() {
    const { sketched, text } = this;
    if (!sketched) return null;
    this.sketched = null;
    if (text === this.area.value) {
      this.onChange("dragged");
      return null;
    }
    const { offset, length } = sketched;
    const change = sketched.text.length - length;
    const [start, end] = [this.area.selectionStart, this.area.selectionEnd].map((at) => (at >= offset + length ? at + change : at));
    this.replace(offset, length, sketched.text, "written");
    this.area.setSelectionRange(start, end);
    return sketched;
  }

  // Puts the caret somewhere and shows the line. A touch keyboard stays where it is.
  go(offset, length = 0) {
    if (matchMedia("(pointer: fine)").matches) this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(offset, offset + length);
    const line = this.lineAt(offset);
    this.reveal(line);
    this.revealColumn(offset - this.starts[line - 1], length);
    // On a narrow screen the page scrolls as well: only as far as the line needs, so that the picture stays in view.
    const y = this.box.getBoundingClientRect().top + this.topOf(line) - this.box.scrollTop;
    const [first, last] = [document.querySelector("header").offsetHeight + this.lineHeight, innerHeight - 3 * this.lineHeight];
    if (y < first || y > last) scrollBy(0, y - (y < first ? first : last));
  }

  reveal(line) {
    const top = this.topOf(line);
    const { scrollTop, clientHeight } = this.box;
    if (top >= scrollTop + 20 && top <= scrollTop + clientHeight - 40) return;
    // A line next to the visible ones just comes into sight; others move to a third of the height.
    const below = top - (scrollTop + clientHeight - 40);
    const isNext = below > 0 && below <= 2 * this.lineHeight;
    this.box.scrollTop = isNext ? scrollTop + below : top - clientHeight / 3;
    this.scrolled();
  }

  // Scrolls sideways as far as a part of a line needs.
  revealColumn(column, length) {
    this.letterWidth ??= this.measureLetter();
    const margin = 60;
    const [left, right] = [column, column + Math.min(length, 40)].map((at) => at * this.letterWidth + 52);
    const { scrollLeft, clientWidth } = this.box;
    if (left - margin < scrollLeft) this.box.scrollLeft = Math.max(0, left - margin);
    else if (right + margin > scrollLeft + clientWidth) this.box.scrollLeft = Math.min(left - margin, right + margin - clientWidth);
  }

  measureLetter() {
    const context = document.createElement("canvas").getContext("2d");
    context.font = getComputedStyle(this.area).font;
    return context.measureText("0").width;
  }

  topOf(line) { return (line - 1) * this.lineHeight + this.padding; }

  get lineHeight() { return 20; }
  get padding() { return 12; }

  // The line of an offset, counted from 1.
  lineAt(offset) {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle] <= offset) low = middle; else high = middle - 1;
    }
    return low + 1;
  }

  get caretLine() { return this.lineAt(this.area.selectionStart); }

  // The line below a point of the window, or 0.
  lineBelow(y) {
    const line = Math.floor((y - this.area.getBoundingClientRect().top - this.padding) / this.lineHeight) + 1;
    return line >= 1 && line <= this.starts.length ? line : 0;
  }

  // Finds the beginnings of the lines; must precede all other calls about a new text.
  measure() {
    this.starts = [0];
    const { text } = this;
    let longest = 0;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
      longest = Math.max(longest, at - this.starts.at(-1));
      this.starts.push(at + 1);
    }
    longest = Math.max(longest, text.length - this.starts.at(-1));
    // Where not all signs have the same width, or the reader's browser spaces them out, it is the widest of the lines in the page.
    // In steps, since another width lays all lines out again.
    longest = Math.ceil(longest / 16) * 16;
    this.sheet.style.width = this.isSpaced || /[^\n -~]/.test(text) ? "max-content" : `calc(${longest}ch + 76px)`;
    this.sheet.style.height = `${this.starts.length * this.lineHeight + 2 * this.padding}px`;
  }

  // Shows the text with ranges marked, and whole lines.
  show(decorations, lineKinds) {
    this.lineKinds = lineKinds;
    this.marks = this.decorationsByLine(decorations);
    this.texts = this.text.split("\n");
    this.showLines();
  }

  // Finds the visible lines, with some around them. Called when that changes, since the browser lays everything out to answer.
  scrolled() {
    const { letterSpacing, wordSpacing } = getComputedStyle(this.area);
    this.isSpaced = [letterSpacing, wordSpacing].some((value) => parseFloat(value) > 0);
    const step = 50;
    this.first = Math.max(0, Math.floor(this.box.scrollTop / this.lineHeight / step) - 1) * step;
    this.end = this.first + Math.ceil(this.box.clientHeight / this.lineHeight) + 3 * step;
    this.showLines();
  }

  // Only these lines are in the page: with thousands in it, the browser would think long about every keystroke.
  showLines() {
    const wanted = [];
    let open = "";
    this.texts.slice(0, this.end).forEach((text, index) => {
      const marks = this.marks.get(index + 1);
      const isOwn = !open && !text.includes("/*") && !text.includes('"""');
      const lexed = isOwn ? null : lexLine(text, open);
      if (lexed) open = lexed.open;
      if (index < this.first) return;
      const html = isOwn && !marks ? this.plainLine(text) : lineHTML((lexed ?? lexLine(text)).pieces, marks);
      wanted.push(lineElement(html, this.lineKinds.get(index + 1) ?? ""));
    });
    this.lines.parent.style.paddingTop = `${this.padding + this.first * this.lineHeight}px`;
    this.lines.parent.style.counterReset = `line ${this.first}`;
    this.lines.show(wanted);
  }

  // A line without marks as HTML. Most lines have not changed.
  plainLine(text) {
    let html = this.known.get(text);
    if (html === undefined) {
      if (this.known.size > 20000) this.known.clear();
      html = lineHTML(lexLine(text).pieces);
      this.known.set(text, html);
    }
    return html;
  }

  decorationsByLine(decorations) {
    const byLine = new Map();
    const total = this.text.length;
    for (const { offset, length, kind } of decorations) {
      if (offset < 0 || offset > total) continue;
      let line = this.lineAt(offset);
      let from = offset - this.starts[line - 1];
      let rest = length;
      for (;;) {
        const size = (this.starts[line] ?? total + 1) - this.starts[line - 1] - 1;
        const to = Math.min(size, from + rest);
        if (!byLine.has(line)) byLine.set(line, []);
        byLine.get(line).push({ from, to: Math.max(to, length === 0 ? from + 1 : to), kind });
        rest -= size - from + 1;
        if (rest <= 0 || line >= this.starts.length) break;
        line++;
        from = 0;
      }
    }
    return byLine;
  }

  // A new line begins where the one above it does.
  keepIndent(event) {
    // The key that ends a composition has the code 229; in Safari that is all that tells it from another one.
    if (event.key !== "Enter" || event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return;
    const { value, selectionStart, selectionEnd } = this.area;
    const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
    const indent = line.match(/^[ \t]*/)[0] + (line.trimEnd().endsWith("{") ? "    " : "");
    if (!indent) return;
    event.preventDefault();
    this.replace(selectionStart, selectionEnd - selectionStart, "\n" + indent, "typed");
    this.box.scrollLeft = 0;
    this.reveal(this.caretLine);
  }
}

const lineElement = (html, kind) => `<div class="line ${kind}">${html}</div>`;

function escapeHTML(text) {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
}

// The pieces of a line as HTML, cut where a mark begins or ends.
function lineHTML(pieces, marks = []) {
  let html = "";
  let at = 0;
  const cuts = [...new Set(marks.flatMap((mark) => [mark.from, mark.to]))].sort((a, b) => a - b);
  const add = (text, kind) => {
    const kinds = marks.filter((mark) => mark.from <= at && at < mark.to).map((mark) => mark.kind);
    const name = [kind && `t-${kind}`, ...new Set(kinds)].filter(Boolean).join(" ");
    html += name ? `<span class="${name}">${escapeHTML(text)}</span>` : escapeHTML(text);
    at += text.length;
  };
  for (const { text, kind } of pieces) {
    const end = at + text.length;
    const start = at;
    const inner = cuts.filter((cut) => cut > start && cut < end);
    for (const cut of [...inner, end]) add(text.slice(at - start, cut - start), kind);
  }
  if (marks.some((mark) => mark.to > at)) add(" ", "");
  return html || "\u200b";
}
