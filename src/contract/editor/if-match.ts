export const ifMatch = { 'If-Match': { text: 'The `etag` of the draft as it was last seen.', example: '"uvzlN4q6Z0wJcV0v4yRk2Q"' } };
