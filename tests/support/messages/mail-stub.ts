import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { trickle } from './trickle.ts';

export interface ReceivedMail {
  readonly to: string;
  /** headers and body, decoded as far as quoted-printable and base64 go */
  readonly text: string;
}

/** Plays a mail server, without encryption. */
export interface MailStub {
  readonly url: string;
  /** of the shop that sends with it */
  readonly env: Readonly<Record<string, string>>;
  readonly received: ReceivedMail[];
  /** the status of the next recipients; null: accepted */
  refuse(status: number | null): void;
  /** answers without an end, before the content of a mail or when it is kept; null: at once */
  trickle(step: 'RCPT' | 'end' | null): void;
  close(): void;
}

export async function startMailServer({
  port = 0,
  onMail,
}: {
  port?: number;
  onMail?: (mail: ReceivedMail) => void;
} = {}): Promise<MailStub> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refused: number | null = null;
  let slowStep: 'RCPT' | 'end' | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    const say = (line: string) => socket.write(`${line}\r\n`);
    let to = '';
    let data: string[] | null = null;
    say('220 stub');
    createInterface(socket).on('line', (line) => {
      if (data !== null) {
        if (line !== '.') return void data.push(line);
        const mail = { to, text: decoded(data.join('\n')) };
        data = null;
        received.push(mail);
        onMail?.(mail);
        return slowStep === 'end' ? trickle(socket, '250-wait\r\n') : void say('250 kept');
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === slowStep) return trickle(socket, '250-wait\r\n');
      if (command === 'RCPT' && refused !== null) return void say(`${refused} refused`);
      if (command === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (command === 'DATA') data = [];
      if (command === 'QUIT') return void socket.end('221 bye\r\n');
      say(command === 'DATA' ? '354 go' : '250 ok');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: { SMTP_URL: url, SMTP_FROM: 'Namuna <orders@shop.example>' },
    received,
    refuse(status) {
      refused = status;
    },
    trickle(step) {
      slowStep = step;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function decoded(message: string): string {
  const [head = '', ...body] = message.split('\n\n');
  const text = body.join('\n\n');
  if (/^content-transfer-encoding: base64$/im.test(head)) return `${subject(head)}\n\n${Buffer.from(text, 'base64').toString()}`;
  return `${subject(head)}\n\n${quoted(text.replace(/=\n/g, ''))}`;
}

/** Headers with the encoded words of RFC 2047 replaced by their text. */
function subject(head: string): string {
  return head
    .replace(/\n\s+/g, ' ')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=(\s+(?==\?))?/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    );
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
