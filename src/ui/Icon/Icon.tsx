import { type IslandIconName, islandIconPaths } from './island-icon-paths.ts';

interface IconProps {
  name: IslandIconName;
  sizePx?: number;
}

/** A stroke icon in the color of its text; decoration, so name the control that holds it. */
export function Icon({ name, sizePx = 22 }: IconProps) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={islandIconPaths[name]} />
    </svg>
  );
}
