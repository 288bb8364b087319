// Edges of nodes that are dragged, and the numbers of the script behind them.

class Edges {
  constructor(app) { this.app = app; }

  // The literal behind an edge: what it is, where it stands, and how much of a point's way goes into it.
  numberBehind(index, edge) {
    const trace = this.app.trace(index);
    const placements = trace?.placements ?? [];
    if (!byId("stale").hidden) return null;
    const node = this.app.nodes[index];
    const parent = this.app.nodes[node.parent];
    // What is turned or turned over does not go the way of the pointer.
    const [a, b, c, d] = parent?.map ?? identity;
    if (node.transform || b !== 0 || c !== 0 || a <= 0 || d <= 0) return null;
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
    const isLength = !use && !sets(edge);
    if (isLength) {
      use = find(length);
      factor = -inwards * (sets(center) ? 2 : 1);
    }
    if (!use) return null;
    factor /= isHorizontal ? a : d;
    const whole = parent ? parent.size[length] : 0;
    if (use.kind === "percent") factor *= whole > 0 ? 100 / whole : 0;
    return { offset: use.literal[0], length: use.literal[1], value: use.value, factor, isLength, isPercent: use.kind === "percent" };
  }

  dragEdge({ number }, delta) {
    const exact = number.value + delta * number.factor;
    const value = Number(exact.toFixed(number.isPercent ? 1 : 0));
    this.app.editor.sketch(number.offset, number.length, round(number.isLength ? Math.max(0, value) : value));
  }

  endDrag({ index }, isClick) {
    if (this.app.editor.endSketch()) this.app.choose(index, false);
    else if (isClick) this.app.choose(index, true);
  }
}
