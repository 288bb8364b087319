// Bytes as letters of base64, and through the browser's streams.

function fromBase64(letters) {
  return Uint8Array.from(atob(letters), (character) => character.charCodeAt(0));
}

function toBase64(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

// Bytes compressed or decompressed.
async function streamed(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

