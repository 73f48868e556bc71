/**
 * The oldest browsers in which the shop, the board, the office and the editor work (R-SCREEN-8): the build compiles scripts and styles
 * for them. Samsung Internet 15 is Chromium 90. tests/e2e/floor.spec.ts checks what was built.
 */
export const browserFloor = { chrome: '90', safari: '15.4', firefox: '91', samsung: '15' } as const;

const { safari, firefox } = browserFloor;
/** In the names of Vite. Chrome 90 has the syntax of 91, but for what `older-calls.ts` writes out. */
export const floorTargets = ['chrome91', `safari${safari}`, `ios${safari}`, `firefox${firefox}`];
