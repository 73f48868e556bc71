import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { IslandIconName } from '#ui/Icon/island-icon-paths.ts';

interface PlaceRowProps {
  icon: IslandIconName;
  title: string;
  note: ReactNode;
  isChosen?: boolean;
  onChoose: () => void;
}

/** A row of a list of places: its name, a second line, and whether it is the chosen one. */
export function PlaceRow({ icon, title, note, isChosen = false, onChoose }: PlaceRowProps) {
  return (
    <li>
      <button type="button" className="where-row" aria-pressed={isChosen} onClick={onChoose}>
        <span className="where-icon">
          <Icon name={icon} sizePx={20} />
        </span>
        <span className="where-texts">
          <b>{title}</b>
          {note !== '' && <small>{note}</small>}
        </span>
        {isChosen && <Icon name="check" sizePx={20} />}
      </button>
    </li>
  );
}
