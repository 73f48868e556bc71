import { z } from 'zod';
import type { editorCalls } from '../editor/editor-calls.ts';
import { editorDesk, editorDraft, linksBody, publishBody } from '../editor/editor-draft.ts';
import { editorVersion, editorVersions } from '../editor/editor-versions.ts';
import { staffSessionAnswer, staffSessionBody } from '../staff/staff-session.ts';
import { type Descriptions, json, nothing } from './description.ts';
import { exampleDraft } from './example-draft.ts';

const ifMatch = { 'If-Match': { text: 'The `etag` of the draft as it was last seen.', example: '"uvzlN4q6Z0wJcV0v4yRk2Q"' } };

export const editorDescriptions: Descriptions<typeof editorCalls> = {
  openEditorSession: {
    summary: 'Open the editor in a browser',
    text: 'Sets an HttpOnly cookie for 12 hours.',
    who: 'anybody',
    body: { schema: staffSessionBody, example: { token: 'the token of EDITOR_TOKEN' } },
    answers: { 204: nothing },
    problems: ['ACCESS_TOKEN_WRONG'],
  },
  editorSession: { summary: 'Who edits', who: 'editor', answers: { 200: json(staffSessionAnswer) } },
  endEditorSession: { summary: 'Close the editor', who: 'anybody', answers: { 204: nothing } },
  editorDesk: {
    summary: 'The draft, and what is published',
    text: 'The header `ETag` names the draft.',
    who: 'editor',
    answers: { 200: json(editorDesk) },
  },
  saveDraft: {
    summary: 'Save the draft',
    text: 'When somebody else saved meanwhile: 412 with what they saved.',
    who: 'editor',
    headers: ifMatch,
    body: { schema: editorDraft, example: exampleDraft },
    answers: { 200: json(editorDesk) },
    problems: ['IF_MATCH_MISSING', 'DRAFT_CHANGED', 'PUBLISHED_ELSEWHERE'],
  },
  publishDraft: {
    summary: 'Publish the draft, now or later',
    who: 'editor',
    headers: ifMatch,
    body: { schema: publishBody, example: { at: '2026-12-01T09:00:00+05:00' }, isOptional: true },
    answers: { 200: json(editorDesk) },
    problems: ['IF_MATCH_MISSING', 'DRAFT_CHANGED', 'CONTENT_INCOMPLETE', 'PUBLISH_TIME_PAST', 'PUBLISHED_ELSEWHERE'],
  },
  cancelPublication: { summary: 'Cancel what was to be published later', who: 'editor', answers: { 200: json(editorDesk) } },
  editorVersions: { summary: 'Every published version, the newest first', who: 'editor', answers: { 200: json(editorVersions) } },
  editorVersion: { summary: 'The settings of one version', who: 'editor', answers: { 200: json(editorVersion) } },
  restoreVersion: {
    summary: 'Publish an old version again',
    who: 'editor',
    answers: { 200: json(editorDesk) },
    problems: ['PUBLISHED_ELSEWHERE'],
  },
  makePreviewLink: {
    summary: 'A link that shows the draft for seven days',
    who: 'editor',
    answers: { 201: json(z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() })) },
  },
  keepImage: {
    summary: 'Upload a picture',
    text: 'PNG, JPEG or WebP up to 10 MB and 16 megapixels; kept as WebP.',
    who: 'editor',
    picture: true,
    answers: { 201: json(z.strictObject({ path: z.string() })) },
    problems: ['IMAGE_UNREADABLE', 'IMAGE_TOO_LARGE', 'PUBLISHED_ELSEWHERE'],
  },
  checkLinks: {
    summary: 'Which links lead nowhere',
    who: 'editor',
    body: { schema: linksBody, example: { links: ['/about', '/nowhere'] } },
    answers: { 200: json(z.strictObject({ dead: z.array(z.string()) })) },
  },
};
