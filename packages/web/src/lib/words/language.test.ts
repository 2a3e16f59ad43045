// Dates and numbers follow the reader's own variety of the language.
import { expect, test } from 'vitest';
import { regionOf } from './language.ts';

test('a British reader sees British dates, and a German who reads English no American ones by accident of order', () => {
  expect(regionOf('en', ['en-GB', 'en'])).toBe('en-GB');
  expect(regionOf('en', ['de-AT', 'en-GB'])).toBe('en-GB');
  expect(regionOf('de', ['en-US', 'de-AT'])).toBe('de-AT');
});

test('a language of which the browser names no variety is taken as it is, and English as British', () => {
  expect(regionOf('hu', ['en-US'])).toBe('hu');
  expect(regionOf('de', ['de'])).toBe('de');
  expect(regionOf('en', ['enm'])).toBe('en-GB');
  expect(regionOf('en', ['en', 'de-DE'])).toBe('en-GB');
});
