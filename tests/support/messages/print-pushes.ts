/** Preloaded into a shop's process: a push service that prints the address and the body of each message, base64. */
const send = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const { href, hostname } = new URL(input instanceof Request ? input.url : input);
  if (hostname !== 'fcm.googleapis.com') return send(input, init);
  console.info(`push ${href} ${Buffer.from(init?.body as Uint8Array).toString('base64')}`);
  return new Response(null, { status: 201 });
};
