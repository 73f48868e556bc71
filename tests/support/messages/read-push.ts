import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

/** A browser that gets messages: the keys that it names, and what it reads (RFC 8291, aes128gcm). */
export function pushBrowser() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Uint8Array): unknown {
      const bytes = Buffer.from(body);
      const [salt, sender] = [bytes.subarray(0, 16), bytes.subarray(21, 86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = derive({ salt: auth, key: pair.computeSecret(sender), info, length: 32 });
      const part = (name: string, length: number) =>
        derive({ salt, key: secret, info: Buffer.from(`Content-Encoding: ${name}\0`), length });
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      const record = bytes.subarray(86);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

interface Derivation {
  readonly salt: Buffer;
  readonly key: Buffer;
  readonly info: Buffer;
  readonly length: number;
}

/** HKDF of one block, SHA-256. */
function derive({ salt, key, info, length }: Derivation): Buffer {
  const extracted = createHmac('sha256', salt).update(key).digest();
  return createHmac('sha256', extracted).update(info).update('\x01').digest().subarray(0, length);
}
