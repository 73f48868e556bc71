import type { PageMark } from '#domain/page-marks.ts';

/** The name of the item that an image without one of its own shows, from the card, the row or the dialog around it. */
function nameBeside(image: HTMLImageElement): string {
  const around = image.closest('article, li, dialog, main');
  return around?.querySelector('h1, h2, h3, a, b')?.textContent?.trim() ?? '';
}

/** A letter as an image: islands own their elements, so only attributes may change. */
function letterPicture(letter: string, color: string): string {
  const text = `<text x="64" y="64" font-family="sans-serif" font-size="56" font-weight="700" text-anchor="middle" dominant-baseline="central"/>`;
  const svg = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${text}</svg>`,
    'image/svg+xml',
  );
  const node = svg.querySelector('text');
  node?.setAttribute('fill', color);
  node?.append(letter);
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
}

/** A dish whose image fails to load shows its initial; a failed logo is hidden and its name remains. */
function replacePicture(image: HTMLImageElement): void {
  const [letter = ''] = image.getAttribute('data-name' satisfies PageMark) ?? nameBeside(image);
  if (image.closest('header') !== null) image.remove();
  else {
    image.src = letterPicture(letter, getComputedStyle(image).color);
    // shown as a drawing is
    for (const name of ['srcset', 'style']) image.removeAttribute(name);
  }
}

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement && !target.src.startsWith('data:')) replacePicture(target);
  },
  true,
);

for (const image of document.images) {
  if (image.complete && image.naturalWidth === 0 && image.hasAttribute('src')) replacePicture(image);
}
