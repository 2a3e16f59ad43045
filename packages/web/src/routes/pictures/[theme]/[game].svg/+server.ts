// A blank sheet as a picture.
import { Position, sheetById } from '@reynard/engine';
import { error } from '@sveltejs/kit';
import { everyPicture, pictureOf } from '../../picture.ts';
import type { RequestHandler } from './$types';

export const prerender = true;
export const entries = everyPicture;

export const GET: RequestHandler = ({ params }) => {
  const sheet = sheetById(params.game);
  if (!sheet) error(404);
  return pictureOf(Position.start(sheet, 1), params.theme);
};
