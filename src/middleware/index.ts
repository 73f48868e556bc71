import { sequence } from 'astro:middleware';
import { checkAuth } from './check-auth.ts';
import { locale } from './locale.ts';
import { pageContext } from './page-context.ts';
import { problemPage } from './problem-page.ts';
import { session } from './session.ts';

/** What every page finds in `Astro.locals`, and who may see it. */
export const onRequest = sequence(locale, problemPage, pageContext, session, checkAuth);
