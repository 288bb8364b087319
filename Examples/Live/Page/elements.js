// Lists of elements as HTML. Unchanged elements stay in the page: to lay out and paint thousands of new ones takes the browser far
// longer than the engine takes for the whole layout.

// Shows a list of elements in a parent that shows nothing else. Each text is the HTML of one element.
class ElementList {
  constructor(parent) {
    this.parent = parent;
    this.shown = [];
  }

  show(wanted) {
    const { parent, shown } = this;
    this.shown = wanted;
    let first = 0;
    while (first < wanted.length && first < shown.length && wanted[first] === shown[first]) first++;
    let tail = 0;
    const most = Math.min(wanted.length, shown.length) - first;
    while (tail < most && wanted[wanted.length - 1 - tail] === shown[shown.length - 1 - tail]) tail++;
    // In between, elements are replaced one by one as far as there are as many, and the others come or go behind them.
    const [old, fresh] = [shown.length - tail, wanted.length - tail];
    const common = Math.min(old, fresh);
    let element = parent.children[first];
    for (let index = first; index < common; index++) {
      const next = element.nextElementSibling;
      if (wanted[index] !== shown[index]) element.outerHTML = wanted[index];
      element = next;
    }
    for (let index = common; index < old; index++) {
      const next = element.nextElementSibling;
      element.remove();
      element = next;
    }
    const html = wanted.slice(common, fresh).join("");
    if (!html) return;
    if (element) element.insertAdjacentHTML("beforebegin", html);
    else parent.insertAdjacentHTML("beforeend", html);
  }
}

// Sets an attribute if its value differs; the browser would treat an equal value as a change.
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}
