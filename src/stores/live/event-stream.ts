import type { ApiCalls } from '#contract/calls.ts';
import type { EventsOf } from '#contract/lib/call-types.ts';
import { type ParamsOf, pathOf } from '../lib/api.ts';

/** The calls that answer by a stream of events. */
type StreamName = { [Name in keyof ApiCalls]: EventsOf<ApiCalls[Name]> extends never ? never : Name }[keyof ApiCalls];

/** Who listens to a stream of the server's events. */
export interface StreamListener<Name extends StreamName> {
  /** By the event's name; null for data that can't be read. */
  readonly heard: { readonly [Event in keyof EventsOf<ApiCalls[Name]>]: (data: EventsOf<ApiCalls[Name]>[Event] | null) => void };
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
export function listenToEvents<Name extends StreamName>(
  call: Name,
  params: ParamsOf<Name>,
  { heard, look }: StreamListener<Name>,
): () => void {
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
    const stream = new EventSource(pathOf(call, params));
    source = stream;
    stream.onopen = stopLooking;
    stream.onerror = () => {
      startLooking();
      if (stream.readyState !== EventSource.CLOSED) return;
      clearTimeout(reopening);
      reopening = setTimeout(open, openAgainMs);
    };
    for (const [name, hear] of Object.entries<(data: never) => void>(heard)) {
      stream.addEventListener(name, (event) => hear(parse((event as MessageEvent<string>).data) as never));
    }
  };

  // A page that was asleep may have missed its stream's end; a page that comes back from the browser's memory has none.
  const reconnect = (event: Event) => {
    const isFirstShow = event instanceof PageTransitionEvent && !event.persisted;
    if (document.visibilityState !== 'visible' || isFirstShow) return;
    look();
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
