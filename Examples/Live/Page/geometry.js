// The places of nodes in the picture. The origin is the upper left corner of the root.

const identity = [1, 0, 0, 1, 0, 0];

// The transform that applies `a` and then `b`.
function concatenated(a, b) {
  return [
    a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5],
  ];
}

const mapped = (map, x, y) => ({ x: map[0] * x + map[2] * y + map[4], y: map[1] * x + map[3] * y + map[5] });

// Adds to each node `map`, from its own space to the picture's, `corners`, `box`, `isUpright`, `isShown`, `depth` and
// `children`.
function placeNodes(nodes) {
  nodes.forEach((node, index) => {
    const parent = nodes[node.parent];
    node.index = index;
    node.children = [];
    node.order = parent ? parent.children.push(index) - 1 : 0;
    node.depth = parent ? parent.depth + 1 : 0;
    const [x, y, width, height] = node.untransformed ?? node.frame;
    const [left, top] = parent ? [x, parent.upwards ? parent.size.height - y - height : y] : [0, 0];
    node.size = { width, height };
    const scroll = { x: node.scroll?.[0] ?? 0, y: (node.scroll?.[1] ?? 0) * (node.upwards ? -1 : 1) };
    let own = [1, 0, 0, 1, left - scroll.x, top - scroll.y];
    if (node.transform) {
      let [a, b, c, d, tx, ty] = node.transform;
      let anchorY = node.anchorPoint[1];
      if (parent?.upwards) [b, c, ty, anchorY] = [-b, -c, -ty, 1 - anchorY];
      const [px, py] = [width * node.anchorPoint[0], height * anchorY];
      own = concatenated(
        concatenated([1, 0, 0, 1, -scroll.x - px, -scroll.y - py], [a, b, c, d, tx, ty]), [1, 0, 0, 1, left + px, top + py]
      );
    }
    node.map = concatenated(own, parent ? parent.map : identity);
    const corner = (cx, cy) => mapped(node.map, scroll.x + cx, scroll.y + cy);
    const [p, q, r, t] = node.corners = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
    node.box = {
      left: Math.min(p.x, q.x, r.x, t.x), top: Math.min(p.y, q.y, r.y, t.y),
      right: Math.max(p.x, q.x, r.x, t.x), bottom: Math.max(p.y, q.y, r.y, t.y),
    };
    node.isUpright = (Math.abs(p.y - q.y) < 1e-6 || Math.abs(p.x - q.x) < 1e-6);
    node.isFar = !Object.values(node.box).every((value) => Math.abs(value) < 1e6);
    node.isShown = !node.isFar && !node.hidden && node.alpha !== 0 && (!parent || parent.isShown);
    node.opacity = (parent?.opacity ?? 1) * Math.max(0, Math.min(node.alpha ?? 1, 1));
  });
  return nodes;
}

// Up to three decimals.
function round(value) {
  return String(Math.abs(value) < 1e12 ? Math.round(value * 1000) / 1000 : value);
}

// The lines that say how far a box is from its parent's edges. `room` is how far each may be moved sideways, to both sides.
function distancesToParent(box, parent) {
  const [midX, midY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [roomX, roomY] = [roomAround(midX, box.left, box.right), roomAround(midY, box.top, box.bottom)];
  return [
    { x1: parent.left, y1: midY, x2: box.left, y2: midY, room: roomY },
    { x1: box.right, y1: midY, x2: parent.right, y2: midY, room: roomY },
    { x1: midX, y1: parent.top, x2: midX, y2: box.top, room: roomX },
    { x1: midX, y1: box.bottom, x2: midX, y2: parent.bottom, room: roomX },
  ].map(withValue).filter((line) => Math.abs(line.value) > 1e-6);
}

// The lines between two boxes: across the gap, and along the edges that both have in common.
function distancesBetween(a, b) {
  const lines = [];
  const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [roomX, roomY] = [roomAround(x, left, right), roomAround(y, top, bottom)];
  if (b.left >= a.right - 1e-6) lines.push({ x1: a.right, y1: y, x2: b.left, y2: y, room: roomY });
  else if (a.left >= b.right - 1e-6) lines.push({ x1: b.right, y1: y, x2: a.left, y2: y, room: roomY });
  if (b.top >= a.bottom - 1e-6) lines.push({ x1: x, y1: a.bottom, x2: x, y2: b.top, room: roomX });
  else if (a.top >= b.bottom - 1e-6) lines.push({ x1: x, y1: b.bottom, x2: x, y2: a.top, room: roomX });
  return lines.map(withValue);
}

// How far something may move from the middle between two edges. Beside boxes that share no edge it stays.
const roomAround = (middle, low, high) => (low < high ? [low - middle, high - middle] : [0, 0]);

const withValue = (line) => ({ ...line, value: line.x2 - line.x1 + line.y2 - line.y1 });
