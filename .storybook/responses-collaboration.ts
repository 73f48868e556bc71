import type { StoryResponses } from './story-responses.ts';

const longName = 'Dilnoza-Abdurahmonova-Mirzayeva-Toshkentlik';
const longComment = 'Здесь нужно сверить каждое число с договором и с тем, что говорит колл-центр, прежде чем публиковать. '.repeat(8);
const at = '2026-11-21T07:00:00.000Z';

/** What editors see of each other in stories. */
export const responsesCollaboration: StoryResponses = {
  editorComments: () => ({
    threads: [
      {
        id: 1,
        page: 'about',
        field: 'aboutUs',
        locale: 'uz',
        done: null,
        comments: [{ id: 1, text: '2012?', by: 'Dilnoza', at }],
      },
      ...Array.from({ length: 5 }, (_, thread) => ({
        id: 10 + thread,
        page: 'offer',
        field: 'offer',
        locale: null,
        done: null,
        comments: Array.from({ length: 4 }, (_comment, place) => ({ id: 100 * (thread + 1) + place, text: longComment, by: longName, at })),
      })),
      {
        id: 2,
        page: 'contacts',
        field: 'address',
        locale: null,
        done: null,
        comments: [{ id: 2, text: '<script>alert(1)</script>\n\n\n![x](javascript:alert(1))', by: null, at }],
      },
    ],
  }),
  enterPage: () => undefined,
  leavePage: () => undefined,
};
