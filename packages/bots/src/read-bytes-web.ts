// Reads a file in the browser.
export async function readBytes(url: URL): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the network of this game could not be loaded (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}
