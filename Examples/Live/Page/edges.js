// Edges of nodes that are dragged, and the numbers of the script behind them.

class Edges {
  constructor(app) { this.app = app; }

  // The literal behind an edge: what it is, where it stands, and how much of a point's way goes into it.
  numberBehind(index, edge) {
    const trace = this.app.trace(index);
    const placements = trace?.placements ?? [];
    if (!byId("stale").hidden) return null;
    const node = this.app.nodes[index];
    const isHorizontal = edge === "left" || edge === "right";
    const length = isHorizontal ? "width" : "height";
    const center = isHorizontal ? "hCenter" : "vCenter";
    const uses = placements.flatMap((placement) => placement.uses).reverse().filter((use) => use.value !== undefined);
    const find = (name) => {
      const candidates = uses.filter((use) => use.edges.includes(name));
      const best = candidates.find((use) => use.literal && !use.method.startsWith("margin")) ?? candidates.find((use) => use.literal);
      return best ?? null;
    };
    const sets = (name) => placements.some((placement) => placement.uses.some((use) => use.edges.includes(name)));
    // Insets count inwards. Where the edge is not pinned, the length moves it: twice as far about a center.
    const inwards = edge === "right" || edge === "bottom" ? -1 : 1;
    let factor = inwards;
    let use = find(edge);
    if (!use && !sets(edge)) {
      use = find(length);
      factor = -inwards * (sets(center) ? 2 : 1);
    }
    if (!use) return null;
    const parent = this.app.nodes[node.parent];
    const whole = parent ? parent.size[length] : 0;
    if (use.kind === "percent") factor *= whole > 0 ? 100 / whole : 0;
    return { offset: use.literal[0], length: use.literal[1], value: use.value, factor, isPercent: use.kind === "percent" };
  }

  dragEdge({ number }, delta) {
    this.dragged ??= { text: this.app.editor.text.slice(number.offset, number.offset + number.length), length: number.length };
    const exact = number.value + delta * number.factor;
    const value = round(Number(exact.toFixed(number.isPercent ? 1 : 0)));
    this.app.editor.replaceQuietly(number.offset, this.dragged.length, value);
    this.dragged.length = value.length;
    this.dragged.literal = value;
  }

  endDrag({ index, number }, isClick) {
    const dragged = this.dragged;
    this.dragged = undefined;
    if (dragged && dragged.literal !== dragged.text) {
      // Once more as a single step that undo takes back.
      this.app.editor.area.setRangeText(dragged.text, number.offset, number.offset + dragged.length, "preserve");
      this.app.editor.replace(number.offset, dragged.text.length, dragged.literal);
      this.app.choose(index, false);
      this.app.rememberSoon();
    } else if (isClick) this.app.choose(index, true);
  }
}
