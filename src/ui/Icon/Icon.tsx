import { type IslandIconName, islandIconPaths } from './island-icon-paths.ts';

interface IconProps {
  name: IslandIconName;
  sizePx?: number;
}

/** A stroke icon in the color of its text; decoration, so name the control that holds it. */
export function Icon({ name, sizePx = 22 }: IconProps) {
  return (
    <svg className="icon" width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden="true">
      <path d={islandIconPaths[name]} />
    </svg>
  );
}
