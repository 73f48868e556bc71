import { type AddressKind, addressKind } from '#domain/place/address-kind.ts';
import { islandIconPaths } from '../Icon/island-icon-paths.ts';

const paths: Readonly<Record<AddressKind, string>> = {
  home: 'M3 12l9-9 9 9M6 9v12h12V9M10 21v-6h4v6',
  work: 'M5 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM8 7V4h8v3M3 13h18',
  other: islandIconPaths.pin,
};

/** The icon of a saved address: a house, a briefcase or a pin, by its label. Decorative, like `Icon`. */
export function AddressIcon({ label, sizePx }: { label: string | undefined; sizePx: number }) {
  return (
    <svg className="icon" width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[addressKind(label)]} />
    </svg>
  );
}
