// The finished sheet of the rules page as a picture.
import { sheetById } from '@reynard/engine';
import { error } from '@sveltejs/kit';
import { finalOf } from '#lib/rulebook/finals.ts';
import { everyPicture, pictureOf } from '../../../picture.ts';
import type { RequestHandler } from './$types';

export const prerender = true;
export const entries = everyPicture;

export const GET: RequestHandler = ({ params }) => {
  const sheet = sheetById(params.game);
  const final = sheet && finalOf(sheet);
  if (!final) error(404);
  return pictureOf(final, params.theme);
};
