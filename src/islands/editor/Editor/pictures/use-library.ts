import { useEffect, useRef, useState } from 'react';
import { readLibrary, type WireLibraryPicture } from '#stores/editor/pictures.ts';
import { showToast } from '#stores/lib/toasts.ts';

interface Found {
  readonly pictures: readonly WireLibraryPicture[];
  readonly total: number;
}

/** The pictures of the library that a search finds. */
export interface Library {
  readonly found: Found | 'loading' | 'failed';
  readonly search: string;
  readonly isUnused: boolean;
  setSearch(search: string): void;
  setUnused(isUnused: boolean): void;
  /** Adds the next part of the list. */
  showMore(): Promise<void>;
  /** Reads the list again. */
  reload(): void;
  /** Shows what the server has stored about a picture. */
  replace(picture: WireLibraryPicture): void;
}

const pauseMs = 300;

export function useLibrary(): Library {
  const [search, setSearch] = useState('');
  const [isUnused, setUnused] = useState(false);
  const [reloads, setReloads] = useState(0);
  const [found, setFound] = useState<Library['found']>('loading');
  /** of the query that is shown */
  const latest = useRef(new AbortController());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload reads the same query again
  useEffect(() => {
    const controller = new AbortController();
    latest.current = controller;
    const timer = setTimeout(
      async () => {
        const result = await readLibrary({ search, isUnused, offset: 0 }, controller.signal);
        if (!controller.signal.aborted) setFound(result.ok ? result.value : 'failed');
      },
      search === '' ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, isUnused, reloads]);

  const showMore = async () => {
    if (typeof found === 'string') return;
    const { signal } = latest.current;
    const result = await readLibrary({ search, isUnused, offset: found.pictures.length }, signal);
    // another query has replaced the list
    if (signal.aborted) return;
    if (!result.ok) {
      showToast({ kind: 'error', message: result.problem.message });
      return;
    }
    const known = new Set(found.pictures.map(({ hash }) => hash));
    const more = result.value.pictures.filter(({ hash }) => !known.has(hash));
    setFound({ pictures: [...found.pictures, ...more], total: result.value.total });
  };
  const replace = (picture: WireLibraryPicture) =>
    setFound((old) =>
      typeof old === 'string' ? old : { ...old, pictures: old.pictures.map((each) => (each.hash === picture.hash ? picture : each)) },
    );
  return { found, search, isUnused, setSearch, setUnused, showMore, reload: () => setReloads((old) => old + 1), replace };
}
