/** Personal data that the browser tests enter, receive and send. */
const personal = {
  phones: /(?<!\w)(?:998[\s-]?)?(?:9\d|88|33)[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\w)/g,
  names: /Дилноза|Нодира|Мадина|Гулчехра|Anvar/g,
  addresses: /Юнусабад|Навои|Navoiy|кв\. ?\d/g,
  cookies: /\b(?:sid|user-id|staff|editor|longitude|latitude)=|(?<![\w/-])[\w-]{43}(?![\w-])/g,
  tokens: /Bearer \S+|-token-of-thirty/g,
  // the token of a bot, what Telegram signs for a Mini App, id tokens, and what its page of signing in sends back
  telegram: /(?<!\d)\d{9,10}:AA[\w-]{10,}|\b(?:auth_date|query_id|tgWebAppData)=|eyJ[\w-]{10,}|[?&](?:code|state)=/g,
  // keys and signatures of payment providers (Click's is an MD5 in hex), numbers of cards
  payments: /Basic \S+|test-key|(?<![\w-])[0-9a-f]{32}(?![\w-])|(?<!\d)(?:8600|9860|5614)[\d*]{12}(?!\d)/g,
} as const;

/** The line that prints a demo's code, outside the structured log (R-RUN-8). */
export const codeLine = /^one-time code (\d{6})$/gm;

/** Kinds and matches; a code is one that this shop sent, anywhere except in its own line. */
export function hitsIn(output: string): string[] {
  const codes = [...output.matchAll(codeLine)].map((match) => match[1]);
  const rest = output.replace(codeLine, '');
  const ofCodes = codes.filter((code) => new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`).test(rest)).map((code) => `codes ${code}`);
  return [
    ...Object.entries(personal).flatMap(([kind, pattern]) => [...rest.matchAll(pattern)].map(([find]) => `${kind} ${find}`)),
    ...ofCodes,
  ];
}
