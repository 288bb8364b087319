// Draws the nodes of a report, notes about one of them, and the handles of the root.

// A character as readers see it may be several code points.
const graphemes = Intl.Segmenter && new Intl.Segmenter();
const charactersOf = (text) => (graphemes ? Array.from(graphemes.segment(text), ({ segment }) => segment) : [...text]);
const countCharacters = (text) => charactersOf(text).length;

const hues = [214, 262, 172, 28, 334, 146, 46, 196, 288, 10];

class Picture {
  constructor(app) {
    this.svg = document.getElementById("picture");
    // Without a box of its own size around it, WebKit finds nothing outside the root, such as the handles.
    this.box = this.svg.parentElement;
    this.stage = document.getElementById("stage");
    this.title = document.getElementById("picture-title");
    this.shapes = new ElementList(document.getElementById("shapes"));
    this.labels = new ElementList(document.getElementById("labels"));
    this.overlay = document.getElementById("overlay");
    this.handles = new ElementList(document.getElementById("handles"));
    this.app = app;
    this.nodes = [];
    this.zoom = 1;
    this.showsNames = true;
    this.hovered = null;
    this.widths = new Map();
    this.textBoxes = [];      // where the picture has text
    this.room = { width: this.stage.clientWidth, height: this.stage.clientHeight };
    this.svg.addEventListener("pointermove", (event) => this.pointerMoved(event));
    this.svg.addEventListener("pointerleave", () => this.hover(null));
    this.svg.addEventListener("pointerdown", (event) => this.pointerDown(event));
    // The browser would take the focus from the line that a click leads to.
    this.svg.addEventListener("mousedown", (event) => event.preventDefault());
    this.svg.addEventListener("keydown", (event) => this.resizeByKey(event));
  }

  // Draws a layout. `texts` has the texts of nodes by their names, `images` the names of nodes with an image.
  draw(layout, { texts, images }, { keepZoom = false } = {}) {
    this.nodes = layout ? placeNodes(layout.nodes) : [];
    this.isRightToLeft = layout?.direction === "rtl";
    [this.texts, this.images] = [texts, images];
    const size = this.nodes[0]?.size ?? { width: 0, height: 0 };
    this.size = { width: clampSize(size.width), height: clampSize(size.height) };
    if (!keepZoom) this.fit();
    const { width, height } = this.size;
    const unit = `${1 / this.zoom}px`;
    if (this.svg.style.getPropertyValue("--unit") !== unit) this.svg.style.setProperty("--unit", unit);
    setAttribute(this.svg, "viewBox", `0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}`);
    setAttribute(this.svg, "width", Math.max(width, 1) * this.zoom);
    setAttribute(this.svg, "height", Math.max(height, 1) * this.zoom);
    const title = `${this.nodes[0]?.name ?? "Nothing"}, ${round(size.width)} × ${round(size.height)} points, ${this.nodes.length} nodes`;
    if (this.title.textContent !== title) this.title.textContent = title;
    const shown = this.nodes.filter((node) => node.isShown || node.index === 0);
    this.shapes.show(shown.map((node) => this.shape(node)));
    this.textBoxes = [];
    this.labels.show(shown.map((node) => this.label(node)).filter((label) => label));
    this.handles.show(this.nodes.length ? this.handlesOfRoot() : []);
  }

  // The nodes and their texts as a document of its own, with the colors of the page.
  get document() {
    const copy = this.svg.cloneNode(true);
    for (const part of ["#overlay", "#handles"]) copy.querySelector(part).remove();
    const [drawn, copied] = [this.svg, copy].map((svg) => svg.querySelectorAll("stop, #shapes :not(g), #labels :not(g)"));
    drawn.forEach((element, index) => {
      const style = getComputedStyle(element);
      for (const name of drawnProperties) copied[index].setAttribute(name, writtenColor(style.getPropertyValue(name)));
      copied[index].removeAttribute("style");
      copied[index].removeAttribute("class");
    });
    copy.setAttribute("width", Math.max(this.size.width, 1));
    copy.setAttribute("height", Math.max(this.size.height, 1));
    copy.setAttribute("style", "white-space:pre");
    copy.setAttribute("font-family", getComputedStyle(this.svg).fontFamily);
    return new XMLSerializer().serializeToString(copy);
  }

  // The largest scale at which the root is seen as a whole, up to twice its size.
  fit() {
    const { width, height } = this.size;
    const scale = Math.min((this.room.width - 72) / Math.max(width, 1), (this.room.height - 72) / Math.max(height, 1), 2);
    this.zoom = Math.max(0.05, scale);
  }

  hue(node) { return hues[node.index % hues.length]; }

  isPhoto(node) {
    return this.images.has(node.name) || (node.children.length === 0 && nameWords(node.name).some((word) => photoWords.has(word)));
  }

  // A node and its guides, as one element.
  shape(node) {
    const style = node.index === 0 ? "" : ` style="--h:${this.hue(node)}"`;
    const opacity = node.opacity < 1 ? ` opacity="${(0.25 + 0.75 * node.opacity).toFixed(2)}"` : "";
    const kind = node.index === 0 ? "root" : this.texts.has(node.name) ? "text" : this.isPhoto(node) ? "photo" : node.children.length ? "holder" : "box";
    const attributes = `class="node ${kind}" data-node="${node.index}"${style}${opacity}`;
    let shape;
    if (node.isUpright) {
      const { left, top, right, bottom } = node.box;
      const radius = node.index === 0 ? 0 : Math.min(4 / this.zoom, (right - left) / 4, (bottom - top) / 4);
      shape = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="${radius}" ${attributes}/>`;
    } else {
      const points = node.corners.map((point) => `${point.x},${point.y}`).join(" ");
      shape = `<polygon points="${points}" ${attributes}/>`;
    }
    return grouped([shape, ...(node.guides ?? []).map((guide) => this.guide(node, guide))]);
  }

  guide(node, { frame: [x, y, width, height] }) {
    const points = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]].map(([px, py]) => {
      const point = mapped(node.map, px, py);
      return `${point.x},${point.y}`;
    });
    return `<polygon points="${points.join(" ")}" class="guide"/>`;
  }

  // The text of a node, or its name where there is room for it, as one element; nothing if there is neither.
  label(node) {
    if (node.index === 0 || !node.isUpright) return "";
    const text = this.texts.get(node.name);
    if (text && !node.transform) return this.textLines(node, text);
    if (!this.showsNames) return "";
    const { left, top, right, bottom } = node.box;
    const [width, height] = [(right - left) * this.zoom, (bottom - top) * this.zoom];
    const x = (left + right) / 2;
    const style = `style="--h:${this.hue(node)}"`;
    const kind = this.isPhoto(node) ? " on-photo" : "";
    const own = node.children.map((index) => this.nodes[index]).filter((child) => child.isShown);
    for (const size of [11, 9]) {
      const needed = node.name.length * size * 0.58 + 6;
      if (needed > width || size + 3 > height) continue;
      const font = `font-size="${size / this.zoom}"`;
      if (own.length === 0 && !this.isCovered(node)) {
        const isTall = height > size * 2 + 14 && width > 60;
        const y = (top + bottom) / 2 + (isTall ? -2 : size * 0.35) / this.zoom;
        const measures = isTall ? `${round(node.size.width)} × ${round(node.size.height)}` : "";
        const second = isTall
          ? `<text class="size${kind}" ${style} x="${x}" y="${y + (size + 3) / this.zoom}" font-size="${(size - 1) / this.zoom}" text-anchor="middle">${measures}</text>`
          : "";
        const name = `<text class="name${kind}" ${style} x="${x}" y="${y}" ${font} text-anchor="middle">${escapeHTML(node.name)}</text>`;
        const half = Math.max(needed, this.naturalWidth(measures) * (size - 1)) / 2 / this.zoom;
        this.textBoxes.push({ left: x - half, right: x + half, top: y - size / this.zoom, bottom: y + (isTall ? size + 6 : 4) / this.zoom });
        return grouped(second ? [name, second] : [name]);
      }
      const place = { left: left, top: top, right: left + needed / this.zoom, bottom: top + (size + 6) / this.zoom };
      const others = own.concat(this.laterSiblings(node));
      if (others.some((other) => overlaps(other.box, place))) continue;
      this.textBoxes.push(place);
      return `<text class="name" ${style} x="${left + 5 / this.zoom}" y="${top + (size + 2) / this.zoom}" ${font}>${escapeHTML(node.name)}</text>`;
    }
    return "";
  }

  laterSiblings(node) {
    return this.nodes[node.parent].children.slice(node.order + 1, node.order + 60)
      .map((index) => this.nodes[index]).filter((other) => other.isShown);
  }

  // Whether a node in front hides the middle of a node.
  isCovered(node) {
    const x = (node.box.left + node.box.right) / 2;
    const y = (node.box.top + node.box.bottom) / 2;
    const spot = { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 };
    return this.laterSiblings(node).some((other) => overlaps(other.box, spot));
  }

  // A text in lines of its advance and height, broken as the engine breaks it, and cut off where the node ends. Titles of buttons
  // are centered; other lines begin where reading begins.
  textLines(node, { text, maximumLines, ...measure }) {
    const { left, top, right, bottom } = node.box;
    const scale = Math.hypot(node.map[0], node.map[1]);
    const [advance, lineHeight, limit] = [measure.advance * scale, measure.lineHeight * scale, right - left];
    if (bottom - top < 1 || limit < advance) return "";
    const room = (limit + 1e-6) / advance;
    const lines = brokenLines(text, maximumLines === 1 ? Infinity : room);
    const fitting = Math.min(Math.max(1, Math.floor((bottom - top + 1e-6) / lineHeight)), maximumLines || Infinity);
    const shown = lines.slice(0, fitting);
    if (lines.length > fitting) shown[fitting - 1] += "…";
    const isButton = nameWords(node.name).at(-1) === "button";
    const start = isButton ? (top + bottom - shown.length * lineHeight) / 2 : top;
    const drawn = shown.map((line) => cutOff(line, room));
    const widths = drawn.map((line) => Math.min(countCharacters(line) * advance, limit));
    // Letters that are wider than the measure says are drawn smaller, and if that does not suffice, narrower.
    const natural = Math.min(lineHeight * 0.72, advance * 1.9);
    const size = Math.max(0.8 * natural, Math.min(natural, ...drawn.map((line, index) => widths[index] / this.naturalWidth(line))));
    // The side that text-anchor calls its end: the right one, unless the line itself is read from the right.
    const anchor = (line) => (isButton ? "middle" : this.isRightToLeft !== isReadFromRight(line) ? "end" : "");
    const x = isButton ? (left + right) / 2 : this.isRightToLeft ? right : left;
    const lineElements = drawn.map((line, index) => {
      const y = start + index * lineHeight + lineHeight * 0.72;
      const width = widths[index];
      const isTooWide = this.naturalWidth(line) * size > width + 1e-6;
      const fit = widths[index] > advance || isTooWide ? ` textLength="${width}" lengthAdjust="${isTooWide ? "spacingAndGlyphs" : "spacing"}"` : "";
      const direction = isReadFromRight(line) ? ` direction="rtl"` : "";
      const side = anchor(line) && ` text-anchor="${anchor(line)}"`;
      return `<text class="content" x="${x}" y="${y}" font-size="${round(size)}"${side}${direction}${fit}>${escapeHTML(line)}</text>`;
    });
    const widest = Math.max(...widths);
    const from = isButton ? x - widest / 2 : this.isRightToLeft ? right - widest : left;
    this.textBoxes.push({ left: from, top: start, right: from + widest, bottom: start + shown.length * lineHeight });
    return grouped(lineElements);
  }

  // The width of a line in the font of the page, for a font size of 1.
  naturalWidth(line) {
    let width = this.widths.get(line);
    if (width === undefined) {
      if (this.widths.size > 5000) this.widths.clear();
      if (!this.canvas) {
        this.canvas = document.createElement("canvas").getContext("2d");
        this.canvas.font = `100px ${getComputedStyle(this.svg).fontFamily}`;
      }
      width = this.canvas.measureText(line).width / 100;
      this.widths.set(line, width);
    }
    return width;
  }

  handlesOfRoot() {
    const { width, height } = this.size;
    const unit = 1 / this.zoom;
    const handle = (name, x, y, w, h, label, value) =>
      `<g class="handle" data-handle="${name}" tabindex="0" role="slider" aria-label="${label}" aria-valuemin="0" aria-valuemax="${largestSide}" aria-valuenow="${round(value)}" aria-valuetext="${round(width)} by ${round(height)} points">` +
      `<rect class="touch" x="${x - 14 * unit}" y="${y - 14 * unit}" width="${w + 28 * unit}" height="${h + 28 * unit}"/>` +
      `<rect class="grip" x="${x}" y="${y}" width="${w}" height="${h}" rx="${2 * unit}"/></g>`;
    const gap = 10 * unit;
    return [
      handle("width", width + gap, height / 2 - 18 * unit, 4 * unit, 36 * unit, "Width of the root", width),
      handle("height", width / 2 - 18 * unit, height + gap, 36 * unit, 4 * unit, "Height of the root", height),
      handle("both", width + gap - 2 * unit, height + gap - 2 * unit, 8 * unit, 8 * unit, "Size of the root", width),
    ];
  }

  // Lines, numbers and outlines about a node, and outlines of the nodes of a line of the script.
  // `edges` are the edges of the node that can be dragged.
  explain(index, trace, linked = [], edges = []) {
    let html = linked.filter((other) => other !== index).map((other) => this.outline(other, "linked")).join("");
    const node = this.nodes[index];
    if (node && !node.isFar) {
      html += this.outline(index, "chosen");
      const references = new Set();
      for (const placement of trace?.placements ?? []) {
        for (const use of placement.uses) if (use.node !== undefined) references.add(use.node);
      }
      const lines = [];
      for (const name of references) {
        const other = this.nodes.find((candidate) => candidate.name === name);
        const box = other?.box ?? this.guideBox(name);
        if (!box || other === node) continue;
        if (other) html += this.outline(other.index, "reference");
        if (!other || !isAncestor(this.nodes, other, node)) {
          lines.push(...distancesBetween(node.box, box).map((line) => ({ ...line, kind: "to-reference" })));
        }
      }
      const parent = this.nodes[node.parent];
      if (parent) {
        // Where a reference is beside the node already, the way to the parent's edge would lie on top.
        const taken = new Set(lines.map((line) => sideOf(node.box, line)));
        const others = distancesToParent(node.box, parent.box).filter((line) => !taken.has(sideOf(node.box, line)));
        lines.push(...others.map((line) => ({ ...line, kind: "to-parent" })));
      }
      const texts = [...this.textBoxes];
      html += lines.map((line) => this.distance(line, texts)).join("") + edges.map((edge) => this.grip(node.box, edge)).join("");
    }
    this.overlay.innerHTML = html;
  }

  // The grip by which a finger drags an edge.
  grip({ left, top, right, bottom }, edge) {
    const unit = 1 / this.zoom;
    const x = edge === "left" ? left : edge === "right" ? right : (left + right) / 2;
    const y = edge === "top" ? top : edge === "bottom" ? bottom : (top + bottom) / 2;
    return `<g class="edge ${edge}" data-edge="${edge}"><circle class="touch" cx="${x}" cy="${y}" r="${14 * unit}"/>` +
      `<circle class="grip" cx="${x}" cy="${y}" r="${4 * unit}"/></g>`;
  }

  // The box of the guide of that name.
  guideBox(name) {
    for (const node of this.nodes) {
      const guide = node.guides?.find((candidate) => candidate.name === name);
      if (!guide) continue;
      const [x, y, width, height] = guide.frame;
      const corners = [mapped(node.map, x, y), mapped(node.map, x + width, y + height)];
      const [xs, ys] = [corners.map((point) => point.x), corners.map((point) => point.y)];
      return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    }
    return null;
  }

  outline(index, kind) {
    const node = this.nodes[index];
    if (!node) return "";
    return `<polygon class="${kind}" points="${node.corners.map((point) => `${point.x},${point.y}`).join(" ")}"/>`;
  }

  // A line with its length in a box, at the place where they cover the least text. `texts` has the boxes of all text, and gets its own.
  distance({ x1, y1, x2, y2, value, kind, room }, texts) {
    const unit = 1 / this.zoom;
    const text = round(value);
    const [w, h] = [(text.length * 6.2 + 8) * unit, 15 * unit];
    const isHorizontal = Math.abs(y1 - y2) < 1e-9;
    const [length, size] = isHorizontal ? [x2 - x1, w] : [y2 - y1, h];
    // In a small gap the number is beside its line, where it hides no edge.
    const isTight = Math.abs(length) < size + 14 * unit;
    const beside = isHorizontal ? 14 * unit : w / 2 + 8 * unit;
    let best = null;
    for (const shift of shiftsWithin(room)) {
      for (const [along, across] of isTight ? [[0.5, -beside], [0.5, beside]] : partsOfLine) {
        const sign = isHorizontal ? across : -across;
        const [px, py] = isHorizontal ? [x1 + length * along, y1 + shift + sign] : [x1 + shift + sign, y1 + length * along];
        const box = { left: px - w / 2, right: px + w / 2, top: py - h / 2, bottom: py + h / 2 };
        const line = isHorizontal
          ? { left: Math.min(x1, x2), right: Math.max(x1, x2), top: y1 + shift - unit, bottom: y1 + shift + unit }
          : { left: x1 + shift - unit, right: x1 + shift + unit, top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
        // A number hides text, and a line crosses it.
        const around = { left: box.left - unit, right: box.right + unit, top: box.top - unit, bottom: box.bottom + unit };
        const covered = texts.reduce((sum, other) => sum + 10 * overlaps(other, around) + overlaps(other, line), 0);
        if (!best || covered < best.covered) best = { covered, shift, px, py, box };
      }
      if (best.covered === 0) break;
    }
    const { shift, px, py, box } = best;
    texts.push(box);
    if (isHorizontal) y1 = y2 = y1 + shift;
    else x1 = x2 = x1 + shift;
    const [dx, dy] = isHorizontal ? [0, 3 * unit] : [3 * unit, 0];
    return `<g class="distance ${kind}" data-value="${text}">` +
      `<path d="M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}L${x1 + dx} ${y1 + dy}M${x2 - dx} ${y2 - dy}L${x2 + dx} ${y2 + dy}"/>` +
      `<rect x="${px - w / 2}" y="${py - h / 2}" width="${w}" height="${h}" rx="${3 * unit}"/>` +
      `<text x="${px}" y="${py + 3.6 * unit}" font-size="${10 * unit}" text-anchor="middle">${text}</text></g>`;
  }

  // MARK: Pointers

  nodeAt(event) {
    const element = document.elementsFromPoint(event.clientX, event.clientY).find((found) => found.dataset?.node);
    return element ? Number(element.dataset.node) : null;
  }

  hover(index) {
    if (this.hovered === index) return;
    this.hovered = index;
    this.app.hover(index);
  }

  point(event) {
    const box = this.svg.getBoundingClientRect();
    return { x: (event.clientX - box.left) / this.zoom, y: (event.clientY - box.top) / this.zoom };
  }

  pointerMoved(event) {
    if (this.drag || event.target.closest(".handle, .edge")) return;
    const edge = this.edgeAt(event);
    this.svg.style.cursor = edge ? (edge.isHorizontal ? "ew-resize" : "ns-resize") : "";
    this.hover(edge ? edge.index : this.nodeAt(event));
  }

  // The edge below the pointer that can be dragged: an edge of the chosen node, or else of the node below. A finger moves the chosen
  // node only, since it also scrolls the page.
  edgeAt(event) {
    const isTouch = event.pointerType === "touch";
    const reach = (isTouch ? 14 : 5) / this.zoom;
    const point = this.point(event);
    for (const index of [this.app.chosen, isTouch ? null : this.nodeAt(event)]) {
      const node = this.nodes[index];
      if (!node || !node.isShown) continue;
      const { left, top, right, bottom } = node.box;
      if (point.x < left - reach || point.x > right + reach || point.y < top - reach || point.y > bottom + reach) continue;
      const distances = [
        ["left", point.x - left], ["right", point.x - right], ["top", point.y - top], ["bottom", point.y - bottom],
      ].map(([edge, distance]) => [edge, Math.abs(distance)]).filter(([, distance]) => distance <= reach).sort((a, b) => a[1] - b[1]);
      for (const [edge] of distances) {
        const number = this.app.edges.numberBehind(index, edge);
        if (number) return { index, edge, number, isHorizontal: edge === "left" || edge === "right" };
      }
    }
    return null;
  }

  // The edge that a grip belongs to.
  edgeOf(grip) {
    if (!grip) return null;
    const edge = grip.dataset.edge;
    const index = this.app.chosen;
    const number = this.app.edges.numberBehind(index, edge);
    return number && { index, edge, number, isHorizontal: edge === "left" || edge === "right" };
  }

  pointerDown(event) {
    if (event.button !== 0) return;
    const handle = event.target.closest(".handle");
    const grip = event.target.closest(".edge");
    const edge = handle ? null : this.edgeOf(grip) ?? this.edgeAt(event);
    if (!handle && !edge) {
      const index = this.nodeAt(event);
      if (index !== null) this.app.choose(index, true);
      return;
    }
    event.preventDefault();
    this.svg.setPointerCapture?.(event.pointerId);
    const [zoom, size] = [this.zoom, { ...this.size }];
    const start = { x: event.clientX, y: event.clientY };
    this.drag = true;
    this.hold();
    document.body.classList.add("dragging");
    const move = (moved) => {
      const [dx, dy] = [(moved.clientX - start.x) / zoom, (moved.clientY - start.y) / zoom];
      if (handle) this.app.resize(draggedSize(handle.dataset.handle, size, dx, dy), true);
      else this.app.edges.dragEdge(edge, edge.isHorizontal ? dx : dy);
    };
    const end = (ended) => {
      if (ended.type === "keydown" && ended.key !== "Escape") return;
      this.drag = false;
      this.box.style.placeSelf = this.box.style.margin = "";
      document.body.classList.remove("dragging");
      for (const [name, listener] of listeners) removeEventListener(name, listener);
      // The page scrolls in its place. On a grip nothing scrolls: browsers cancel when it is drawn anew.
      const isScrolled = ended.type === "pointercancel" && !grip && !handle;
      const isCanceled = isScrolled || ended.type === "keydown";
      const isClick = !isCanceled && Math.hypot(ended.clientX - start.x, ended.clientY - start.y) < 3;
      if (isCanceled && handle) this.app.resize(size, true);
      if (edge) this.app.edges.endDrag(edge, isClick, isCanceled);
      else this.app.endResize();
    };
    const listeners = [["pointermove", move], ["pointerup", end], ["pointercancel", end], ["keydown", end]];
    for (const [name, listener] of listeners) addEventListener(name, listener);
  }

  // Keeps the upper left corner of the picture where it is, whatever becomes of its size.
  hold() {
    const before = this.svg.getBoundingClientRect();
    this.box.style.placeSelf = "start";
    const after = this.svg.getBoundingClientRect();
    this.box.style.margin = `${before.top - after.top}px 0 0 ${before.left - after.left}px`;
  }

  resizeByKey(event) {
    const handle = event.target.closest?.(".handle")?.dataset.handle;
    const step = event.shiftKey ? 10 : 1;
    const delta = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!handle || !delta) return;
    event.preventDefault();
    this.app.resize(draggedSize(handle, this.size, ...delta), true);
    this.app.endResize();
    this.svg.querySelector(`[data-handle="${handle}"]`)?.focus();
  }
}

function draggedSize(handle, size, dx, dy) {
  return {
    width: handle === "height" ? size.width : Math.max(0, Math.round(size.width + dx)),
    height: handle === "width" ? size.height : Math.max(0, Math.round(size.height + dy)),
  };
}

// The side of a box on which a line is.
function sideOf(box, { x1, y1, x2, y2 }) {
  if (Math.abs(y1 - y2) < 1e-9) return Math.max(x1, x2) <= box.left + 1e-6 ? "left" : "right";
  return Math.max(y1, y2) <= box.top + 1e-6 ? "top" : "bottom";
}

// The longest side of a root, in points.
const largestSide = 20000;

const clampSize = (value) => (value > 0 ? Math.min(value, largestSide) : 0);

// A word, and a space in front of it. A Chinese or Japanese character is one, with the punctuation behind it.
const ideographs = "\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const wordPattern = new RegExp(` *?( ?)([${ideographs}][\\u3000-\\u303f\\uff01-\\uff65]*|[^ ${ideographs}]+)`, "gu");

// A text in lines with room for so many characters, as the engine breaks it.
function brokenLines(text, room) {
  return text.split(/\r\n|[\n-\r\u0085\u2028\u2029]/).flatMap((paragraph) => {
    const lines = [];
    for (const [, space, word] of paragraph.matchAll(wordPattern)) {
      const last = lines.length - 1;
      const joined = last < 0 ? word : lines[last] + space + word;
      if (last >= 0 && countCharacters(joined) <= room) lines[last] = joined;
      else lines.push(word);
    }
    return lines.length > 0 ? lines : [""];
  });
}

// A line as far as there is room for its characters. Closer together by up to 15 %, they are still read well.
function cutOff(line, room) {
  const characters = charactersOf(line);
  if (characters.length * 0.85 <= room) return line;
  return `${characters.slice(0, Math.max(0, Math.floor(room) - 1)).join("").trimEnd()}…`;
}

// The properties that decide how a shape or a text of the picture looks.
const drawnProperties = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stop-color", "vector-effect", "font-weight",
];

// A color as every program that draws SVG reads it; any other value as it is.
const writtenColor = (value) => {
  if (!/^(ok|color|hsl|lab|lch)/.test(value)) return value;
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`;
};

// The parts of a line at which its number may be: the middle, and the places around it.
const partsOfLine = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].map((part) => [part, 0]);

// How far a line may be moved, from where it is to both sides, so that it still ends at the same two edges.
function shiftsWithin([least, most]) {
  return [0, 0.25, 0.5, 0.75, 0.9, 1].flatMap((part) => (part ? [least * part, most * part] : [0]));
}

// Whether the first letter of a line is one of a script that is read from the right, as Arabic and Hebrew.
const isReadFromRight = (line) => /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(line);

// Elements as one.
const grouped = (elements) => (elements.length === 1 ? elements[0] : elements.length ? `<g>${elements.join("")}</g>` : "");

// Words in the names of nodes that show a picture.
const photoWords = new Set(["photo", "picture", "image", "cover", "video", "avatar", "portrait", "map", "logo"]);

// The words of a name in camel case, in small letters.
const nameWords = (name) => (name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? []).map((word) => word.toLowerCase());

const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function isAncestor(nodes, candidate, node) {
  for (let parent = nodes[node.parent]; parent; parent = nodes[parent.parent]) if (parent === candidate) return true;
  return false;
}
