import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { browserFloor } from '../../../src/build/browser-floor.ts';

/** A use of something that the floor does not have. */
export interface Use {
  /** `AbortSignal.any`, `.toSorted()`, `structuredClone`, `:has`, or the name of a syntax */
  readonly feature: string;
  /** the offset in the text */
  readonly at: number;
}

const { chrome, safari, firefox, samsung } = browserFloor;
const oldest = { chrome, safari, safari_ios: safari, firefox, samsunginternet_android: samsung } as const;

/** Whether every browser of the floor has a feature, without a flag and without a prefix; what the data does not know counts as there. */
export function isOnFloor(compat: CompatStatement | undefined): boolean {
  if (compat === undefined) return true;
  return Object.entries(oldest).every(([browser, version]) => {
    const support = compat.support[browser as keyof typeof oldest];
    if (support === undefined) return true;
    return [support].flat().some((statement) => hasIt(statement, version));
  });
}

function hasIt(
  { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }: SimpleSupportStatement,
  version: string,
): boolean {
  if (flags !== undefined || prefix !== undefined || otherName !== undefined || removed !== undefined) return false;
  if (typeof added !== 'string' || added === 'preview') return false;
  return compareVersions(added.replace('≤', ''), version) <= 0;
}

function compareVersions(a: string, b: string): number {
  const [one, other] = [a, b].map((text) => text.split('.').map(Number));
  return (one?.[0] ?? 0) - (other?.[0] ?? 0) || (one?.[1] ?? 0) - (other?.[1] ?? 0);
}

/** The features below one, by name. */
export function featuresOf(parent: Identifier | undefined): [name: string, feature: Identifier][] {
  return Object.entries(parent ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

export { data };
