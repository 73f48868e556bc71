import type { TestedApi } from './open-api.ts';

interface ReceivedEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** An open stream of server-sent events, read one at a time. */
export interface Listening {
  readonly status: number;
  readonly headers: Headers;
  /** the next event; null when the stream ends or sends nothing within the limit */
  next(limitMs?: number): Promise<ReceivedEvent | null>;
  /** whether the server has ended it */
  isOver(): boolean;
  close(): Promise<void>;
}

export async function listen({ api }: Pick<TestedApi, 'api'>, path: string, headers: Record<string, string> = {}): Promise<Listening> {
  const response = await api.request(path, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let reading: Promise<boolean> | null = null;
  let isOver = false;
  const readOn = async () => {
    const part = await reader?.read();
    text += part?.value ?? '';
    isOver = part === undefined || part.done;
    return !isOver;
  };
  const take = (): ReceivedEvent | null => {
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = new Map(text.slice(0, end).split('\n').map(splitField));
      text = text.slice(end + 2);
      const event = fields.get('event');
      if (event !== undefined) return { id: fields.get('id'), event, data: JSON.parse(fields.get('data') ?? '{}') };
    }
    return null;
  };
  return {
    status: response.status,
    headers: response.headers,
    async next(limitMs = 3_000) {
      const limit = Date.now() + limitMs;
      for (;;) {
        const received = take();
        const left = limit - Date.now();
        if (received !== null || left <= 0) return received;
        reading ??= readOn();
        const hasMore = await Promise.race([reading, new Promise<null>((resolve) => setTimeout(resolve, left, null))]);
        if (hasMore === null) return null;
        reading = null;
        if (!hasMore) return take();
      }
    },
    isOver: () => isOver,
    async close() {
      await reader?.cancel();
    },
  };
}

function splitField(line: string): [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at), line.slice(at + 1).trimStart()];
}

export function cookieOf({ cookies }: { readonly cookies: ReadonlyMap<string, string> }): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
