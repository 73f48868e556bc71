import type { Config } from '../config/config.ts';
import type { Connection } from '../db/connection.ts';
import { tokensOf } from './demo-token.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { type Access, createAccess } from './staff-access.ts';
import { createTeamSessions, type TeamSessions } from './team-sessions.ts';

/** Who is signed in. */
interface Accesses {
  readonly sessions: Sessions;
  readonly staff: Access;
  readonly editor: Access;
  readonly team: TeamSessions;
}

export async function accessesOf(connection: Connection, config: Config, isDemo: boolean): Promise<Accesses> {
  return {
    sessions: createSessions(connection),
    staff: createAccess(connection, 'staff', await tokensOf('staff', config, isDemo)),
    editor: createAccess(connection, 'editor', await tokensOf('editor', config, isDemo)),
    team: createTeamSessions(connection),
  };
}
