/** Who listens to a stream of the server's events. */
export interface StreamListener {
  /** By the event's name. */
  readonly heard: Readonly<Record<string, (data: unknown) => void>>;
  /** Looks for itself: while there is no stream, and whenever something may have been missed. */
  readonly look: () => void;
}

const lookEveryMs = 5_000;
const openAgainMs = 30_000;

/**
 * Listens to server-sent events. A stream that breaks is resumed by the browser with `Last-Event-ID`; where it can't be opened, `look`
 * is called every five seconds and the stream tried again now and then.
 * @returns ends the listening
 */
export function listenToEvents(path: string, { heard, look }: StreamListener): () => void {
  let source: EventSource | null = null;
  let looking: ReturnType<typeof setInterval> | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const startLooking = () => {
    looking ??= setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, lookEveryMs);
  };
  const stopLooking = () => {
    clearInterval(looking);
    looking = undefined;
  };

  const open = () => {
    source?.close();
    if (typeof EventSource === 'undefined') return startLooking();
    const stream = new EventSource(path);
    source = stream;
    stream.onopen = stopLooking;
    stream.onerror = () => {
      startLooking();
      if (stream.readyState !== EventSource.CLOSED) return;
      clearTimeout(reopening);
      reopening = setTimeout(open, openAgainMs);
    };
    for (const [name, hear] of Object.entries(heard)) {
      stream.addEventListener(name, (event) => hear(parse((event as MessageEvent<string>).data)));
    }
  };

  // A page that was asleep may have missed its stream's end; a page that comes back from the browser's memory has none.
  const wake = (event: Event) => {
    const isFirstShow = event instanceof PageTransitionEvent && !event.persisted;
    if (document.visibilityState !== 'visible' || isFirstShow) return;
    look();
    if (source === null || source.readyState === EventSource.CLOSED) open();
  };
  const wakers = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'pageshow'],
  ] as const;

  open();
  for (const [target, name] of wakers) target.addEventListener(name, wake);
  return () => {
    for (const [target, name] of wakers) target.removeEventListener(name, wake);
    source?.close();
    stopLooking();
    clearTimeout(reopening);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
