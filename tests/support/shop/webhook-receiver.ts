import { once } from 'node:events';
import { createServer } from 'node:http';

interface ReceivedEvent {
  readonly id: string;
  readonly status: string;
  readonly order: { readonly id: string };
}

/** An external server that the shop notifies about orders. */
interface WebhookReceiver {
  readonly url: string;
  /** every event received, also those that got a failure */
  readonly tried: readonly ReceivedEvent[];
  /** the accepted events */
  readonly taken: readonly ReceivedEvent[];
  isAway: boolean;
  close(): void;
}

export async function receiveWebhooks(onEvent?: (event: ReceivedEvent) => void): Promise<WebhookReceiver> {
  const [tried, taken]: [ReceivedEvent[], ReceivedEvent[]] = [[], []];
  const server = createServer(async (request, response) => {
    const event = JSON.parse((await request.toArray()).join('')) as ReceivedEvent;
    tried.push(event);
    onEvent?.(event);
    if (!receiver.isAway) taken.push(event);
    response.writeHead(receiver.isAway ? 503 : 204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/orders`,
    tried,
    taken,
    isAway: false,
    close: () => void server.close(),
  };
  return receiver;
}
