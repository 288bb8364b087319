// The text in the address, and the layout in other forms.

// A text for an address: compressed, in the letters of base64 that addresses allow.
async function packed(text) {
  const bytes = await streamed(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return toBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

// The longest text that is read from an address, unpacked.
const longestText = 2_000_000;

async function unpacked(letters) {
  const bytes = fromBase64(letters.replace(/-/g, "+").replace(/_/g, "/"));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  for (let total = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    total += value.length;
    if (total > longestText) throw new Error("The text in the address is too long.");
  }
  return new TextDecoder().decode(await new Blob(parts).arrayBuffer());
}

// The part of the address after `#`: the text, and the options that differ from the script.
async function address(text, { size, scale, direction }) {
  const parts = [`script=${await packed(text)}`];
  if (size) parts.push(`size=${size.width}x${size.height}`);
  if (scale !== null) parts.push(`scale=${scale}`);
  if (direction >= 0) parts.push(`direction=${direction === 1 ? "rtl" : "ltr"}`);
  return `#${parts.join("&")}`;
}

// The text and options of an address, or null where it has none.
async function readAddress(hash) {
  // Programs that pass a link on may have encoded the sign, or have put a full stop behind it.
  const parts = new Map(hash.replace(/^#/, "").replace(/%3D/gi, "=").split("&").map((part) => part.split("=")));
  if (!parts.has("script")) return null;
  const size = parts.get("size")?.match(/^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/);
  const scale = Number(parts.get("scale") || NaN);
  return {
    text: await unpacked(parts.get("script").replace(/[^\w-].*$/, "")),
    size: size ? { width: Number(size[1]), height: Number(size[2]) } : null,
    scale: Number.isFinite(scale) && scale >= 0 ? scale : null,
    direction: ["ltr", "rtl"].indexOf(parts.get("direction")),
  };
}

// A picture as pixels, two for each of its own.
function pngBlob(svg) {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width * 2, image.height * 2];
      canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is too large."))), "image/png");
    };
    image.onerror = () => reject(new Error("The browser cannot draw the picture."));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

// Puts what a promise brings on the clipboard, or in a file where the browser lets nobody near it. Says which. Safari opens the
// clipboard only while the click is handled, so it gets the promise.
async function copyOrSave(content, type, fileName) {
  const blob = content.then((part) => new Blob([part], { type }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
    return "copied";
  } catch {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await blob);
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    return "saved";
  }
}
