import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sirv from 'sirv';

const folder = 'dist-storybook';
const locales = ['ru', 'en', 'uz'];
const schemes = ['light', 'dark'];
const widths = [320, 390, 1440];
/** Longer than the debounce of a quote. */
const settleMs = 300;

interface Story {
  readonly id: string;
  readonly type: string;
}

/**
 * Builds Storybook and writes a picture of every story in three languages, two schemes and three widths into `pictures/stories/`.
 * @param only beginnings of story ids, such as `ui-button`; empty: all
 */
export async function photographStories(browser: Browser, only: readonly string[] = []): Promise<void> {
  execFileSync(join('node_modules/.bin', 'storybook'), ['build', '-o', folder, '--quiet', '--disable-telemetry'], { stdio: 'ignore' });
  const workbench = await serveWorkbench();
  mkdirSync('pictures/stories', { recursive: true });
  const ids = storyIds().filter((id) => only.length === 0 || only.some((beginning) => id.startsWith(beginning)));
  await Promise.all(
    widths.map(async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const id of ids) await photograph(page, workbench.url, id, width);
      await context.close();
    }),
  );
  workbench.stop();
}

/** Serves the last build of Storybook. */
export async function serveWorkbench(): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer(sirv(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** The ids of all stories in the last build of Storybook. */
export function storyIds(): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

async function photograph(page: Page, url: string, id: string, width: number): Promise<void> {
  for (const locale of locales) {
    for (const scheme of schemes) {
      await openStory(page, url, { id, locale, scheme });
      await page.screenshot({ path: `pictures/stories/${id}-${locale}-${scheme}-${width}.png` });
    }
  }
}

interface StoryPlace {
  readonly id: string;
  readonly locale: string;
  readonly scheme: string;
}

/** Resolves when the story is fully rendered; throws when it failed. */
export async function openStory(page: Page, url: string, { id, locale, scheme }: StoryPlace): Promise<void> {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};scheme:${scheme}`);
  const phase = await (await page.waitForFunction(phaseAtEnd)).jsonValue();
  if (phase !== 'finished') throw new Error(`The story ${id} in ${locale} and ${scheme} ended as ${phase}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(settleMs);
}

/** The final phase of the story in the page and its play function; a failed story is also torn down and finished. null before that. */
function phaseAtEnd(): string | null {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
  };
  const phase = preview?.currentRender?.phase ?? '';
  if (!/finished|errored|aborted/.test(phase)) return null;
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  return failures.find((event) => channel?.last(event) !== undefined) ?? phase;
}
