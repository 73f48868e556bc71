import { type IslandIconName, islandIconPaths } from './island-icon-paths.ts';

interface IconProps {
  name: IslandIconName;
  sizePx?: number;
}

/** A stroke icon in the color of its text. It is decorative, so the control that contains it needs a name. */
export function Icon({ name, sizePx = 22 }: IconProps) {
  return (
    <svg className="icon" width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden="true">
      <path d={islandIconPaths[name]} />
    </svg>
  );
}
