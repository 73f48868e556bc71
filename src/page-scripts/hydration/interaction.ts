/**
 * The directive `client:interaction`, which Astro puts into the page as an inline script: it shows at once that a click counts and records
 * it, until `touches.ts`, which decides when islands load, has come and takes the clicks over.
 */
declare const islandRuntimeUrl: string;
type Runtime = typeof import('./hydrate-in-turn.ts');
type Load = Parameters<Runtime['hydrateInTurn']>[0]['load'];

const clicks: HTMLElement[] = [];

function record({ target }: Event): void {
  const control = (target as Element).closest<HTMLElement>('[data-add],[data-heart],[data-where],[ssr] button,[ssr] input');
  if (!control) return;
  control.ariaBusy = 'true';
  clicks.push(control);
}

document.addEventListener('click', record);
window.earlyClicks = { clicks, islandRuntimeUrl, stop: () => document.removeEventListener('click', record) };

export default async (load: Load, _: unknown, island: HTMLElement): Promise<void> => {
  const { hydrateInTurn }: Runtime = await import(islandRuntimeUrl);
  await hydrateInTurn({ load, island });
};
