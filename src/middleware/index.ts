import { sequence } from 'astro:middleware';
import { checkAuth } from './check-auth.ts';
import { locale } from './locale.ts';
import { pageContext } from './page-context.ts';
import { problemPage } from './problem-page.ts';
import { visitor } from './visitor.ts';

/** Fills `Astro.locals` for every page and checks access. */
export const onRequest = sequence(locale, problemPage, pageContext, visitor, checkAuth);
