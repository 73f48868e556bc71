import type { Translate } from '#domain/words.ts';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import styles from './StaffBoard.module.css';
import type { Alarm } from './use-alarm.ts';

/** Turns the sound of new orders on or off; shows when the browser still blocks it. */
export function SoundSwitch({ t, alarm }: { t: Translate<'staff-board'>; alarm: Alarm }) {
  return (
    <div className={styles['sound']}>
      <Switch label={t('sound')} checked={alarm.isOn} onChange={alarm.turn} />
      <p role="status">{alarm.isOn && alarm.isBlocked && t('soundBlocked')}</p>
    </div>
  );
}
