import { defineCall, empty } from '../lib/define-call.ts';

export const deletePicture = defineCall({
  method: 'DELETE',
  path: '/api/v1/editor/pictures/:id',
  summary: 'Delete a picture',
  text: '`id` is the hash of the picture. 409 with the places while anything contains it, also a version that could be restored.',
  who: 'editor',
  responses: { 204: empty },
  problems: ['NOT_FOUND', 'PICTURE_USED'],
});
