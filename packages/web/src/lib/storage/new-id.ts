// Unique ids of 128 random bits. Not crypto.randomUUID, which browsers offer only over https: servers in a home network
// often use plain http.
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
