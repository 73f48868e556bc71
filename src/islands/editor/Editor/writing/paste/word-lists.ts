/** An item of a list as Word writes it: a paragraph with its level, and its number or bullet as text. */
interface WordItem {
  readonly paragraph: HTMLElement;
  readonly level: number;
  readonly isOrdered: boolean;
}

const deepest = 5;

/** Replaces the list paragraphs of Word by lists. */
export function listsOfWord(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const item = wordItem(paragraph);
    if (item === null) continue;
    if (paragraph.previousElementSibling !== previous || previous === null) open = [];
    open = place(item, open);
    previous = open[0] ?? null;
  }
}

function wordItem(paragraph: HTMLElement): WordItem | null {
  const style = paragraph.getAttribute('style') ?? '';
  const level = /mso-list:\s*\S+\s+level(\d)/i.exec(style)?.[1];
  if (level === undefined) return null;
  const marker = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const sign = (marker?.textContent ?? '').trim();
  marker?.remove();
  return { paragraph, level: Math.min(deepest, Number(level)), isOrdered: /^\(?([\d]+|[a-zа-я]|[ivxlc]+)[.)]/i.test(sign) && sign !== 'o' };
}

/** Puts the item into the list of its level; returns the lists that are open, the outermost first. */
function place({ paragraph, level, isOrdered }: WordItem, open: readonly HTMLElement[]): HTMLElement[] {
  const { ownerDocument } = paragraph;
  const name = isOrdered ? 'ol' : 'ul';
  const lists = open.slice(0, level);
  if (lists.length === level && lists.at(-1)?.tagName.toLowerCase() !== name) lists.pop();
  const item = ownerDocument.createElement('li');
  if (lists.length === 0) {
    const list = ownerDocument.createElement(name);
    paragraph.before(list);
    lists.push(list);
  } else if (lists.length < level) {
    const list = ownerDocument.createElement(name);
    (lists.at(-1)?.lastElementChild ?? lists.at(-1))?.append(list);
    lists.push(list);
  }
  lists.at(-1)?.append(item);
  const text = ownerDocument.createElement('p');
  text.append(...paragraph.childNodes);
  item.append(text);
  paragraph.remove();
  return lists;
}
