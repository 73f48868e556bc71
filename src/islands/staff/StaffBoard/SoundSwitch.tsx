import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import styles from './StaffBoard.module.css';
import type { Alarm } from './use-alarm.ts';

/** Turns the sound of new orders on or off; while the browser blocks it, a button in its place lets it through (R-BOARD-6). */
export function SoundSwitch({ t, alarm }: { t: Translate<'staff-board'>; alarm: Alarm }) {
  if (alarm.isOn && alarm.isBlocked) {
    return (
      <Button className={styles['unblock']} onClick={alarm.unblock}>
        {t('soundOn')}
      </Button>
    );
  }
  return (
    <div className={styles['sound']}>
      <Switch label={t('sound')} checked={alarm.isOn} onChange={alarm.turn} />
    </div>
  );
}
