// Ids that nobody else has: 128 random bits. Not crypto.randomUUID, which browsers offer on https alone: a table on the home
// network is often served over plain http.
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
