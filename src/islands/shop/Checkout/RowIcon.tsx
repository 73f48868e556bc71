/** Stroke paths on a 24 × 24 grid (Tabler Icons, MIT) that only this page uses; the shared ones load with the menu. */
const paths = {
  user: 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2',
  message: 'M8 9h8M8 13h6M9 18H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-3l-3 3z',
  door: 'M6 21V3h12v18M3 21h18M14 12h.01',
  cutlery: 'M19 3v12h-5c0-4 1-9 5-12m0 12v6h-1v-3M8 4v17M5 4v3a3 3 0 1 0 6 0V4',
  tag: 'M3 6v5.2a3 3 0 0 0 .9 2.1l7.6 7.6a2.4 2.4 0 0 0 3.4 0l5-5a2.4 2.4 0 0 0 0-3.4l-7.6-7.6A3 3 0 0 0 10.2 4H5a2 2 0 0 0-2 2zM7.5 8.5h.01',
  cash: 'M3 8a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
} as const;

export type RowIconName = keyof typeof paths;

/** As `Icon` of the UI components. */
export function RowIcon({ name }: { name: RowIconName }) {
  return (
    <svg className="icon" width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
