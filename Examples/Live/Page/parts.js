// What the page consists of beside the script and the picture.

const byId = (id) => document.getElementById(id);
const devices = [
  ["Phones", [["iPhone SE", 375, 667], ["iPhone 16", 393, 852], ["iPhone 16 Pro Max", 440, 956], ["Pixel 9", 412, 915], ["Small Android", 360, 640]]],
  ["Tablets", [["iPad mini", 744, 1133], ["iPad Pro 13\u2033", 1032, 1376]]],
  ["Others", [["Watch", 208, 248], ["Laptop", 1440, 900], ["Full HD", 1920, 1080], ["Widget", 170, 170]]],
];

// Whether a problem keeps a line from being run. An expectation that is not met does not.
const isMistake = ({ severity }) => ["mistake", "missing", "type"].includes(severity);

// The texts that a script measures, by the names of their nodes.
function measuredTexts(script) {
  const texts = new Map();
  for (const match of script.matchAll(/^\s*node\s+(\S+)[^\n]*?\bmeasure=text\("((?:[^"\\]|\\.)*)",\s*([\d.]+),\s*([\d.]+)\)/gm)) {
    const [, name, text, advance, lineHeight] = match;
    texts.set(name, { text: unescaped(text), advance: Number(advance), lineHeight: Number(lineHeight) });
  }
  return texts;
}

// The characters that the escapes of a string stand for.
function unescaped(text) {
  return text.replace(/\\(?:u\{([\da-f]{1,6})\}|(.))/gi, (all, number, letter) => {
    if (!number) return { n: "\n", t: "\t" }[letter] ?? letter;
    const code = parseInt(number, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

function toast(text) {
  const element = byId("toast");
  element.textContent = text;
  element.classList.add("shown");
  clearTimeout(toast.timer);
  // As long as it takes to read it.
  toast.timer = setTimeout(() => element.classList.remove("shown"), 1800 + 80 * text.length);
}

// The bar between the script and the picture, by pointer and by arrow keys.
function listenToSplitter() {
  const splitter = byId("splitter");
  const [least, most] = [20, 75];
  splitter.setAttribute("aria-valuemin", String(least));
  splitter.setAttribute("aria-valuemax", String(most));
  const set = (fraction) => {
    const percent = Math.round(Math.max(least, Math.min(most, fraction * 100)) * 10) / 10;
    document.documentElement.style.setProperty("--split", `${percent}%`);
    splitter.setAttribute("aria-valuenow", String(Math.round(percent)));
    return percent / 100;
  };
  let fraction = set(0.44);
  splitter.addEventListener("pointerdown", (event) => {
    splitter.setPointerCapture(event.pointerId);
    const move = (moved) => { fraction = set(moved.clientX / innerWidth); };
    splitter.addEventListener("pointermove", move);
    splitter.addEventListener("pointerup", () => splitter.removeEventListener("pointermove", move), { once: true });
  });
  splitter.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") fraction = set(fraction - 0.02);
    if (event.key === "ArrowRight") fraction = set(fraction + 0.02);
  });
}

// The button that goes through the color schemes.
function listenToTheme() {
  const names = { "light dark": "Auto", light: "Light", dark: "Dark" };
  let chosen = "light dark";
  const set = (scheme) => {
    document.documentElement.style.colorScheme = scheme;
    byId("theme").textContent = names[scheme];
    byId("theme").setAttribute("aria-label", `Light and dark: ${names[scheme]}`);
    chosen = scheme;
  };
  let stored = null;
  try { stored = localStorage.getItem("plumb-theme"); } catch { /* A page from disk may have no storage. */ }
  set(names[stored] ? stored : "light dark");
  byId("theme").addEventListener("click", () => {
    const schemes = Object.keys(names);
    set(schemes[(schemes.indexOf(chosen) + 1) % schemes.length]);
    try { localStorage.setItem("plumb-theme", chosen); } catch { /* Then it is forgotten. */ }
  });
}
