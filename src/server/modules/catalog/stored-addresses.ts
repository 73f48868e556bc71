import { pictureAddress } from '#domain/menu/dish-picture.ts';
import type { Executor } from '../../db/connection.ts';

/** The addresses of the pictures of other sites that are stored, by URL. */
export async function readStoredAddresses(executor: Executor): Promise<ReadonlyMap<string, string>> {
  const rows = await executor
    .selectFrom('picture_fetches')
    .innerJoin('pictures', 'pictures.hash', 'picture_fetches.hash')
    .select(['picture_fetches.url', 'pictures.name'])
    .execute();
  return new Map(rows.map(({ url, name }) => [url, pictureAddress(name)]));
}
