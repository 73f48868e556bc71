import type { Say } from '#domain/words.ts';
import { Switch } from '#ui/Switch/Switch.tsx';
import styles from './StaffBoard.module.css';
import type { Alarm } from './use-alarm.ts';

/** Whether new orders sound; says when the browser still keeps them silent. */
export function SoundSwitch({ say, alarm }: { say: Say; alarm: Alarm }) {
  return (
    <div className={styles['sound']}>
      <Switch
        label={say('sound')}
        {...(alarm.isOn && alarm.isBlocked && { note: say('soundBlocked') })}
        checked={alarm.isOn}
        onChange={alarm.turn}
      />
    </div>
  );
}
