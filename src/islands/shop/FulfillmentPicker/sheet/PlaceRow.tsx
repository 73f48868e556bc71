import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';

interface PlaceRowProps {
  /** A pin by default. */
  icon?: ReactNode;
  title: string;
  note: ReactNode;
  /** At the end of the row: minutes and fee. */
  aside?: ReactNode;
  isChosen?: boolean;
  onChoose: () => void;
}

/** A row of a list of places: its name, a second line, and whether it is the chosen one. */
export function PlaceRow({ icon = <Icon name="pin" sizePx={20} />, title, note, aside, isChosen = false, onChoose }: PlaceRowProps) {
  return (
    <li>
      <button type="button" className="where-row" aria-pressed={isChosen} onClick={onChoose}>
        <span className="where-icon">{icon}</span>
        <span className="where-texts">
          <b>{title}</b>
          {note !== '' && <small>{note}</small>}
        </span>
        {aside}
        {isChosen && <Icon name="check" sizePx={20} />}
      </button>
    </li>
  );
}
