import type { StopName } from '#domain/order/order-stops.ts';

/** A drawing for each stop, 44 × 44. */
const drawings: Readonly<Record<StopName, React.ReactNode>> = {
  accepted: (
    <>
      <path d="M11 5h22v34l-3.5-3-3.7 3-3.8-3-3.7 3-3.8-3-3.5 3z" fill="#fff" stroke="#d9cfbd" strokeWidth="1.5" />
      <path d="M16 14h12M16 21h12M16 28h7" stroke="#0b6e69" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  cooking: (
    <>
      <path d="M6 23c3-8 10-11 16-11s13 3 16 11z" fill="#f4bd55" />
      <path d="M16 18l6-3M26 15l6 4M19 21h9" stroke="#ea7a1f" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M4 24h36c0 10-7 15-18 15S4 34 4 24z" fill="#3a4442" />
      <path d="M1 24h42" stroke="#56625f" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M15 3c-3 3 2 4 0 6M22 2c-3 3 2 4 0 6M29 3c-3 3 2 4 0 6"
        stroke="#8a938f"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  on_way: (
    <>
      <path d="M3 10h15v14H3z" fill="#f2a93b" />
      <path d="M10.5 13l4 4-4 4-4-4z" fill="#0b6e69" />
      <path
        d="M3 31c0-5 4-7 9-7h11l5-13h5M12 31h16c3 0 4-3 4-6"
        fill="none"
        stroke="#0b6e69"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="9" cy="35" r="4.25" fill="#eddcc0" stroke="#25190f" strokeWidth="3.5" />
      <circle cx="36" cy="35" r="4.25" fill="#eddcc0" stroke="#25190f" strokeWidth="3.5" />
    </>
  ),
  ready: (
    <>
      <path d="M9 14h26l3 26H6z" fill="#f2a93b" />
      <path d="M15 19v-6a7 7 0 0 1 14 0v6" fill="none" stroke="#0b6e69" strokeWidth="3" strokeLinecap="round" />
      <path d="M22 23l6 6-6 6-6-6z" fill="#0b6e69" />
    </>
  ),
  picked_up: (
    <>
      <path d="M16 10V7a6 6 0 0 1 12 0v3" fill="none" stroke="#0b6e69" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M11 9h22l2 20H9z" fill="#f2a93b" />
      <path d="M22 14l5 5-5 5-5-5z" fill="#0b6e69" />
      <path d="M2 27h7l7 4h9c3 0 3 4 0 4h-7 8l10-5c4-2 6 2 3 4l-11 7c-2 1-3 1-5 1H9l-3-2H2z" fill="#f0c39b" />
      <path d="M18 35h7" stroke="#c98f60" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M0 26h5v15H0z" fill="#0b6e69" />
    </>
  ),
  yours: (
    <>
      <path d="M7 19h30v21H7z" fill="#ffe9cf" />
      <path d="M3 21L22 5l19 16z" fill="#c2413b" />
      <path d="M18 28h8v12h-8z" fill="#0b6e69" />
      <path d="M10 24h5v5h-5zM29 24h5v5h-5z" fill="#8fc6cf" />
    </>
  ),
};

export function StopPicture({ name, sizePx = 44 }: { name: StopName; sizePx?: number }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 44 44" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
