import { now } from '../clock.ts';
import { log } from '../log.ts';
import { createEventStreams, type EventStreams } from './event-streams.ts';

type Listener = 'sessions' | 'tables' | 'staff' | 'editor' | 'team';

interface Sessions {
  /** Those of the sessions that are valid. */
  findValid(sessions: readonly string[], now: number): Promise<ReadonlySet<string>>;
}

/** The streams of a process, which end with the sessions of those who listen (R-STREAM-3). */
export function streamsOf({ sessions, tables, staff, editor, team }: Readonly<Record<Listener, Sessions>>): EventStreams {
  return createEventStreams(
    {
      customer: (hashes) => sessions.findValid(hashes, now()),
      table: (hashes) => tables.findValid(hashes, now()),
      staff: (found) => staff.findValid(found, now()),
      editor: (found) => editor.findValid(found, now()),
      team: (found) => team.findValid(found, now()),
    },
    (error) => log.warn({ reason: String(error) }, 'the sessions of event streams could not be checked'),
  );
}
