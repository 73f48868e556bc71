import { atom } from 'nanostores';
import type { Som } from '#domain/money.ts';
import type { StoredLine } from './parse-cart.ts';

interface QuotedSum {
  readonly lines: readonly StoredLine[];
  /** without delivery */
  readonly sum: Som;
}

const $quoted = atom<QuotedSum | null>(null);

/** Notes what the lines of a cart cost by the server's prices. */
export function noteQuotedSum(lines: readonly StoredLine[], sum: Som): void {
  $quoted.set({ lines, sum });
}

export const onQuotedSum = (listener: () => void): (() => void) => $quoted.listen(listener);

/** What the cart costs: by the server's last prices, changed by what was added and removed since; before them by the prices of the cards. */
export function currentSum(lines: readonly StoredLine[]): Som {
  const quoted = $quoted.get();
  return quoted === null ? snapshotSum(lines) : Math.max(0, quoted.sum + snapshotSum(lines) - snapshotSum(quoted.lines));
}

function snapshotSum(lines: readonly StoredLine[]): Som {
  return lines.reduce((sum, { quantity, snapshot }) => sum + quantity * snapshot.unitPrice, 0);
}
