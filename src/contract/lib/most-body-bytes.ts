/** No call takes a larger body, and the server receives as much: a catalog file with thousands of dishes. */
export const mostBodyBytes = 16_000_000;
