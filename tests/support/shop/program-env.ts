/** What every program of the shop that a test starts has of the test's own environment. */
export const programEnv = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };
