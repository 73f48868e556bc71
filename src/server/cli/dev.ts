import './prepare.ts';

/** `npm run dev`: prepares the database, then runs Astro's development server in the same process, which a signal to npm reaches. */
if (!process.exitCode) {
  const { dev } = await import('astro');
  await dev({});
}
