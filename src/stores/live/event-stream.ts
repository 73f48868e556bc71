import type { ApiCalls } from '#contract/calls.ts';
import type { EventsOf } from '#contract/lib/call-types.ts';
import { type ParamsOf, pathOf } from '../lib/api.ts';

/** The calls that respond with a stream of events. */
type StreamName = { [Name in keyof ApiCalls]: EventsOf<ApiCalls[Name]> extends never ? never : Name }[keyof ApiCalls];

/** A listener of a stream of server-sent events. */
export interface StreamListener<Name extends StreamName> {
  /** By the event's name; null for invalid data. */
  readonly on: { readonly [Event in keyof EventsOf<ApiCalls[Name]>]: (data: EventsOf<ApiCalls[Name]>[Event] | null) => void };
  /** of the call */
  readonly query?: Readonly<Record<string, string>>;
  /** Polls: while there is no stream, and whenever events may have been missed. */
  readonly poll: () => void;
  /** An open stream has broken, maybe because the session has ended; absent: it is polled later. */
  readonly onBreak?: () => void;
}

const pollIntervalMs = 5_000;
const openAgainMs = 30_000;

/**
 * Listens to server-sent events. A broken stream is resumed by the browser with `Last-Event-ID`; if it can't be opened, `poll`
 * is called every five seconds and the stream is retried from time to time.
 * @returns stops listening
 */
export function listenToEvents<Name extends StreamName>(
  call: Name,
  params: ParamsOf<Name>,
  { on, query, poll, onBreak }: StreamListener<Name>,
): () => void {
  let source: EventSource | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const { startPolling, stopPolling } = repeated(poll);

  const open = () => {
    source?.close();
    if (typeof EventSource === 'undefined') return startPolling();
    const stream = new EventSource(pathOf(call, params) + (query === undefined ? '' : `?${new URLSearchParams(query)}`));
    source = stream;
    let isOpen = false;
    stream.onopen = () => {
      isOpen = true;
      stopPolling();
    };
    stream.onerror = () => {
      if (isOpen) onBreak?.();
      isOpen = false;
      startPolling();
      if (stream.readyState !== EventSource.CLOSED) return;
      clearTimeout(reopening);
      reopening = setTimeout(open, openAgainMs);
    };
    for (const [name, handle] of Object.entries<(data: never) => void>(on)) {
      stream.addEventListener(name, (event) => handle(parse((event as MessageEvent<string>).data) as never));
    }
  };

  // A suspended page may have missed the end of its stream; a page restored from the back/forward cache has none.
  const reconnect = (event: Event) => {
    const isFirstShow = event instanceof PageTransitionEvent && !event.persisted;
    if (document.visibilityState !== 'visible' || isFirstShow) return;
    poll();
    if (source === null || source.readyState === EventSource.CLOSED) open();
  };
  const reconnectEvents = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'pageshow'],
  ] as const;

  open();
  for (const [target, name] of reconnectEvents) target.addEventListener(name, reconnect);
  return () => {
    for (const [target, name] of reconnectEvents) target.removeEventListener(name, reconnect);
    source?.close();
    stopPolling();
    clearTimeout(reopening);
  };
}

/** Polls every five seconds while the page is visible. */
function repeated(poll: () => void) {
  let polling: ReturnType<typeof setInterval> | undefined;
  const startPolling = () => {
    polling ??= setInterval(() => {
      if (document.visibilityState === 'visible') poll();
    }, pollIntervalMs);
  };
  const stopPolling = () => {
    clearInterval(polling);
    polling = undefined;
  };
  return { startPolling, stopPolling };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
