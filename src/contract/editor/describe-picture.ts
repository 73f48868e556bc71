import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { pictureDetails, wireLibraryPicture } from './library-wire.ts';

export const describePicture = defineCall({
  method: 'PUT',
  path: '/api/v1/editor/pictures/:id',
  summary: 'Write the text and the focal point of a picture',
  text: '`id` is the hash of the picture. Pages that already contain the picture keep their own text and focal point.',
  who: 'editor',
  body: jsonBody(pictureDetails, { alt: { ru: 'Плов в казане', en: 'Plov in a cauldron', uz: 'Qozondagi osh' }, focus: { x: 50, y: 40 } }),
  responses: { 200: json(wireLibraryPicture) },
  problems: ['NOT_FOUND'],
});
