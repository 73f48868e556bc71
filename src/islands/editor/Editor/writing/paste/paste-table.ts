const blocks = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6';
/** A cell that claims to be wider is cut. */
const mostColumns = 100;

/** The first row is the head; a cell has one paragraph. Of merged cells the first has the content, the others stay empty in their place. */
export function fixTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const grid: (HTMLTableCellElement | null)[][] = rows.map(() => []);
  for (const [top, row] of rows.entries()) {
    let left = 0;
    for (const cell of [...row.cells]) {
      while (grid[top]?.[left] !== undefined) left += 1;
      const [width, height] = [Math.min(cell.colSpan, mostColumns), Math.min(cell.rowSpan || rows.length, rows.length - top)];
      for (const line of grid.slice(top, top + height)) {
        for (let column = left; column < left + width; column += 1) line[column] = column === left && line === grid[top] ? cell : null;
      }
      left += width;
    }
  }
  const width = Math.max(0, ...grid.map((cells) => cells.length));
  for (const [index, row] of rows.entries()) {
    const name = index === 0 ? 'th' : 'td';
    const cells = Array.from({ length: width }, (_, column) => fixedCell(table.ownerDocument, name, grid[index]?.[column] ?? null));
    row.replaceChildren(...cells);
  }
}

function fixedCell(owner: Document, name: 'th' | 'td', source: HTMLTableCellElement | null): HTMLElement {
  const cell = owner.createElement(name);
  if (source === null) return cell;
  cell.append(...source.childNodes);
  const inner = [...cell.querySelectorAll(blocks)].filter((block) => block.querySelector('p, div, li') === null);
  for (const block of inner.slice(0, -1)) block.after(owner.createElement('br'));
  for (const block of cell.querySelectorAll(blocks)) block.replaceWith(...block.childNodes);
  return cell;
}
