// Edges of nodes that are dragged, and the numbers of the script behind them.

// Arguments that are no lengths, though lengths depend on them.
const weights = ["weight", "hugging", "compressionResistance"];

class Edges {
  constructor(app) {
    this.app = app;
    this.known = new Map();
  }

  // The numbers of the script that may move an edge, later calls first: numbers of the edge, of margins, of the length.
  numbers(index, edge) {
    if (!byId("stale").hidden) return [];
    const node = this.app.nodes[index];
    // Rotated or flipped nodes would not follow the pointer.
    const [a, b, c, d] = this.app.nodes[node.parent]?.map ?? identity;
    if (node.transform || b !== 0 || c !== 0 || a <= 0 || d <= 0) return [];
    const uses = (this.app.trace(index)?.placements ?? []).flatMap((placement) => placement.uses).reverse()
      .filter((use) => use.literal && use.value !== undefined && !weights.includes(use.label));
    const isMargin = (use) => use.method.startsWith("margin");
    const own = uses.filter((use) => use.edges.includes(edge));
    const length = edge === "left" || edge === "right" ? "width" : "height";
    return [
      ...own.filter((use) => !isMargin(use)), ...own.filter(isMargin),
      ...uses.filter((use) => use.edges.includes(length)).map((use) => ({ ...use, isLength: true })),
    ];
  }

  // The first number that moves the edge, and its effect, found by trying.
  numberBehind(index, edge) {
    const key = `${index} ${edge}`;
    if (!this.known.has(key)) this.known.set(key, this.find(index, edge));
    return this.known.get(key);
  }

  find(index, edge) {
    for (const { literal: [offset, length], value, isLength } of this.numbers(index, edge)) {
      for (const change of [4, -4]) {
        const slope = this.way(index, edge, offset, length, value + change) / change;
        if (Math.abs(slope) < 1e-6) continue;
        // As many decimals as it takes to move the edge by points.
        const decimals = Math.max(0, Math.ceil(Math.log10(Math.abs(slope))));
        return { offset, length, value, slope, decimals, isLength };
      }
    }
    return null;
  }

  // How far another number in the script moves an edge.
  way(index, edge, offset, length, value) {
    const { editor: { text }, engine, options, caseIndex, nodes } = this.app;
    const other = text.slice(0, offset) + round(value) + text.slice(offset + length);
    const { layout } = engine.report(other, options, caseIndex).cases[caseIndex] ?? {};
    const node = layout && placeNodes(layout.nodes)[index];
    return node ? node.box[edge] - nodes[index].box[edge] : 0;
  }

  dragEdge({ number }, delta) {
    const value = Number((number.value + delta / number.slope).toFixed(number.decimals));
    this.app.editor.sketch(number.offset, number.length, round(number.isLength ? Math.max(0, value) : value));
  }

  endDrag({ index }, isClick, isCanceled) {
    if (isCanceled) this.app.editor.dropSketch();
    else if (this.app.editor.endSketch()) this.app.choose(index, false);
    else if (isClick) this.app.choose(index, true);
  }
}
