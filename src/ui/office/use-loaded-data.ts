import { useEffect, useEffectEvent, useState } from 'react';

/** Data of a page: not there yet, not to be had, or there. */
export type LoadedData<Data> = Data | 'loading' | 'failed';

/**
 * What `read` returns when the page opens, and again with each `load`; null: it failed. A later failure, which a toast shows, leaves what is shown.
 */
export function useLoadedData<Data extends object>(read: () => Promise<Data | null>) {
  const [data, setData] = useState<LoadedData<Data>>('loading');
  const load = async () => {
    const next = await read();
    setData((shown) => next ?? (typeof shown === 'object' ? shown : 'failed'));
  };
  const loadFirst = useEffectEvent(() => void load());
  useEffect(() => loadFirst(), []);
  return { data, load, setData };
}
