import { sql } from 'kysely';
import type { Executor } from '../../db/connection.ts';

/**
 * Whether anything names a picture: the site, the catalog, drafts, plans, what was discarded, and versions of the site, which can be
 * published again. In a name or URL `_` and `%` match any characters, so that at worst an unused picture is kept.
 */
export async function isStored(executor: Executor, name: string): Promise<boolean> {
  const text = `%${name}%`;
  const { rows } = await sql`
    select 1 from catalogue where record like ${text}
    union all select 1 from site_settings where settings like ${text}
    union all select 1 from site_pages where pages like ${text}
    union all select 1 from catalog_changes where after like ${text}
    union all select 1 from content_changes where before like ${text} or after like ${text}
    union all select 1 from publication_plans where changes like ${text}
    union all select 1 from discarded_changes where changes like ${text}
    union all select 1 from catalog_version_records where section = 'content' and before like ${text}
    union all select 1 from content_drafts where draft like ${text}
    union all select 1 from catalog_plans where changes like ${text}
    union all select 1 from content_schedule where settings like ${text} or pages like ${text}
    union all select 1 from content_plans where settings like ${text} or pages like ${text}
    union all select 1 from content_versions where settings like ${text} or pages like ${text}
    limit 1`.execute(executor);
  return rows.length > 0;
}
