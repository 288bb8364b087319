// The steps of undo. The browser's own history of a text area has single lines: replacing thousands of them takes it minutes.

class TextHistory {
  constructor() { this.reset(""); }

  // Begins again with a text.
  reset(text) {
    Object.assign(this, { text, steps: [], next: 0, time: 0 });
  }

  // Adds the step from the last text to another one. Typing without a pause is one step.
  note(text, isTyped = false) {
    const old = this.text;
    if (text === old) return;
    const most = Math.min(text.length, old.length);
    let [start, tail] = [0, 0];
    while (start < most && old[start] === text[start]) start++;
    while (tail < most - start && old[old.length - 1 - tail] === text[text.length - 1 - tail]) tail++;
    const step = { start, removed: old.slice(start, old.length - tail), added: text.slice(start, text.length - tail), isTyped };
    this.steps.length = this.next;
    const last = this.steps.at(-1);
    const now = performance.now();
    const goesOn = last?.isTyped && isTyped && now - this.time < 700 && step.removed === "" && !step.added.includes("\n") &&
      step.start === last.start + last.added.length;
    if (goesOn) last.added += step.added;
    else this.steps.push(step);
    this.time = now;
    this.next = this.steps.length;
    this.text = text;
  }

  // Undoes or redoes a step; returns the text and its changed part, or null if there is no such step.
  move(isBack) {
    const step = this.steps[isBack ? this.next - 1 : this.next];
    if (!step) return null;
    this.next += isBack ? -1 : 1;
    const [from, to] = isBack ? [step.added, step.removed] : [step.removed, step.added];
    this.text = this.text.slice(0, step.start) + to + this.text.slice(step.start + from.length);
    // Further typing begins a new step.
    this.time = 0;
    return { text: this.text, start: step.start, end: step.start + to.length };
  }
}
