// The nodes as a list for the keyboard and for screen readers, and the details of the chosen one.

class Inspector {
  constructor(app) {
    this.tree = document.getElementById("tree");
    this.details = document.getElementById("details");
    this.app = app;
    this.signature = "";
    this.tree.addEventListener("click", (event) => {
      const item = event.target.closest("[role=treeitem]");
      if (item) app.choose(Number(item.dataset.node), true);
    });
    this.tree.addEventListener("pointerover", (event) => {
      const item = event.target.closest("[role=treeitem]");
      app.hover(item ? Number(item.dataset.node) : null);
    });
    this.tree.addEventListener("pointerleave", () => app.hover(null));
    this.tree.addEventListener("keydown", (event) => this.walk(event));
    this.tree.addEventListener("focusin", (event) => {
      const item = event.target.closest("[role=treeitem]");
      if (item) app.choose(Number(item.dataset.node), false);
    });
  }

  // Lists the nodes, if they have changed.
  list(nodes) {
    const signature = nodes.map((node) => `${node.parent} ${node.name} ${node.isShown}`).join("\n");
    if (signature === this.signature) return;
    this.signature = signature;
    this.tree.innerHTML = nodes.map((node) => {
      const name = escapeHTML(node.name || `#${node.index}`);
      const state = node.isShown ? "" : node.isFar ? "far away" : "hidden";
      // Screen readers get the name of an item that is not drawn yet from its label.
      return `<div role="treeitem" aria-label="${name}${state && `, ${state}`}" aria-level="${node.depth + 1}" data-node="${node.index}" ` +
        `tabindex="-1" style="--depth:${Math.min(node.depth, 12)};--h:${hues[node.index % hues.length]}"${state && ' class="unseen"'}>` +
        `<i></i>${name}${state && ` <em>${state}</em>`}</div>`;
    }).join("");
    this.chosen = undefined;
  }

  // Marks the chosen node, which is where the Tab key enters the list.
  mark(index) {
    if (this.chosen === index) return;
    this.chosen = index;
    this.tree.querySelector("[aria-selected=true]")?.setAttribute("aria-selected", "false");
    this.tree.querySelector("[tabindex='0']")?.setAttribute("tabindex", "-1");
    const item = this.item(index) ?? this.tree.firstElementChild;
    item?.setAttribute("tabindex", "0");
    if (index === null || !item) return;
    item.setAttribute("aria-selected", "true");
    const { offsetTop, offsetHeight } = item;
    if (offsetTop < this.tree.scrollTop || offsetTop + offsetHeight > this.tree.scrollTop + this.tree.clientHeight) {
      this.tree.scrollTop = offsetTop - this.tree.clientHeight / 2;
    }
  }

  item(index) { return index === null ? null : this.tree.querySelector(`[data-node="${index}"]`); }

  walk(event) {
    const item = event.target.closest("[role=treeitem]");
    if (!item) return;
    const level = (other) => Number(other.getAttribute("aria-level"));
    let next = null;
    if (event.key === "ArrowDown") next = item.nextElementSibling;
    else if (event.key === "ArrowUp") next = item.previousElementSibling;
    else if (event.key === "Home") next = this.tree.firstElementChild;
    else if (event.key === "End") next = this.tree.lastElementChild;
    else if (event.key === "ArrowRight") {
      next = item.nextElementSibling;
      if (next && level(next) <= level(item)) next = null;
    } else if (event.key === "ArrowLeft") {
      next = item.previousElementSibling;
      while (next && level(next) >= level(item)) next = next.previousElementSibling;
    } else if (event.key === "Enter" || event.key === " ") {
      this.app.choose(Number(item.dataset.node), true);
    } else return;
    event.preventDefault();
    next?.focus();
  }

  // Shows the frame of a node, and the statements of its `trace`.
  explain(node, trace, text) {
    if (!node) {
      this.say(`<p class="hint">Point at a node to see where its frame comes from. Click it to jump to its line; drag an edge to change the number behind it.</p>`);
      return;
    }
    const [x, y, width, height] = node.frame.map(round);
    let html = `<h2>${escapeHTML(node.name || `#${node.index}`)}</h2>` +
      `<dl><div><dt>x</dt><dd>${x}</dd></div><div><dt>y</dt><dd>${y}</dd></div><div><dt>width</dt><dd>${width}</dd></div><div><dt>height</dt><dd>${height}</dd></div></dl>`;
    const placements = trace?.placements ?? [];
    placements.slice(-6).forEach((placement, order) => {
      const [offset, length, line] = placement.range;
      const code = text.slice(offset, offset + length).split("\n")[0].trim();
      html += `<div class="placement"><button data-go="${offset},${length}">line ${line}</button> <code>${escapeHTML(code)}</code></div>`;
      if (order === Math.min(placements.length, 6) - 1) html += this.uses(placement, text);
    });
    if (placements.length === 0 && trace) {
      const [offset, length, line] = trace.declaration;
      html += `<div class="placement"><button data-go="${offset},${length}">line ${line}</button> its frame is where it was declared</div>`;
    }
    this.say(html);
  }

  // Screen readers say it to somebody who walks the list, and not at every key in the script. Unchanged text is not said again.
  say(html) {
    if (this.shown === html) return;
    this.shown = html;
    this.details.setAttribute("aria-live", this.tree.contains(document.activeElement) ? "polite" : "off");
    this.details.innerHTML = html;
  }

  // Updates the frame while a number beside it is being changed.
  update(node) {
    if (!node) return;
    const numbers = this.details.querySelectorAll("dd");
    node.frame.forEach((value, index) => { if (numbers[index]) numbers[index].textContent = round(value); });
  }

  // The numbers behind the frame, to be changed where they are literals, and the references.
  uses(placement, text) {
    const items = placement.uses.map((use, index) => {
      const name = escapeHTML(use.method + (use.label ? ` ${use.label}` : ""));
      if (use.node !== undefined) return `<li><span>${name}</span><b>${escapeHTML(use.node + (use.edge ? ` ${use.edge}` : ""))}</b></li>`;
      const unit = use.kind === "percent" ? "%" : "";
      if (!use.literal) return `<li><span>${name}</span><b>${round(use.value)}${unit}</b></li>`;
      return `<li><label><span>${name}</span><input type="number" step="1" value="${round(use.value)}" data-literal="${use.literal[0]},${use.literal[1]}" data-text="${text.slice(use.literal[0], use.literal[0] + use.literal[1])}" data-use="${index}">${unit}</label></li>`;
    });
    return items.length ? `<ul>${items.join("")}</ul>` : "";
  }
}

