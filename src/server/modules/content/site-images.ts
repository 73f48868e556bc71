import { type Problem, problem } from '#domain/problem.ts';
import { err, type Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import { findImage, forgetUnusedImages, saveImage } from './images.ts';

/** The logo and other pictures of the site's look; `by` is the name of the editor, null when their token has none. */
export interface SiteImages {
  /** Saves a picture and returns its path. */
  saveImage(bytes: Uint8Array, by: string | null, now: number): Promise<Result<string, Problem>>;
  image(name: string): Promise<Uint8Array | null>;
  forgetUnusedImages(now: number): Promise<void>;
}

/** @param canSave false: another system publishes the settings that name these pictures */
export function createSiteImages(connection: Connection, canSave: boolean): SiteImages {
  const { db } = connection;
  return {
    saveImage: async (bytes, by, now) => (canSave ? saveImage(db, bytes, by, now) : err(problem('PUBLISHED_ELSEWHERE'))),
    image: (name) => findImage(db, name),
    forgetUnusedImages: (now) => forgetUnusedImages(connection, now),
  };
}
