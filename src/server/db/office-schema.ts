/** JSON as text; parsed by the module that owns the table. */
type Json = string;
/** Milliseconds since the epoch, UTC. */
type Millis = number;

/** A browser signed in at `/staff` or `/editor`. */
interface AccessSessionTable {
  /** SHA-256 of the token, hex */
  token_hash: string;
  side: 'staff' | 'editor';
  /** SHA-256 of the access token that opened the session: the session ends when that token is removed */
  access_hash: string;
  expires_at: Millis;
}

/** The people of the back office. */
interface TeamTable {
  id: string;
  name: string;
  phone1: string;
  /** the domain's `OfficeRole` */
  role: string;
  /** ids of the restaurants of a person of the kitchen */
  restaurants: Json;
  created_at: Millis;
}

/** A browser in which a person of the team signed in by a code. */
interface TeamSessionTable {
  id: string;
  /** SHA-256 of the token, hex */
  token_hash: string;
  member_id: string;
  /** the User-Agent, shortened */
  browser: string;
  created_at: Millis;
  seen_at: Millis;
  expires_at: Millis;
}

/** The tables of the people who work here. */
export interface OfficeDatabase {
  access_sessions: AccessSessionTable;
  team: TeamTable;
  team_sessions: TeamSessionTable;
}
