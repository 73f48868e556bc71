import { startMailServer } from './mail-stub.ts';
import { startTelegram, stubBot, stubToken } from './telegram-stub.ts';

/** `npm run messages-stub`: Telegram and a mail server on this machine that print messages in place of sending them, for `npm run dev`. */
const telegram = await startTelegram({
  port: Number(process.env['TELEGRAM_PORT'] ?? '4547'),
  onCall: ({ method, parameters }) => console.info(`\nTelegram, ${method}:\n${JSON.stringify(parameters, null, 2)}`),
});
const mail = await startMailServer({
  port: Number(process.env['SMTP_PORT'] ?? '4548'),
  onMail: ({ to, text }) => console.info(`\nE-mail to ${to}:\n${text}`),
});
console.info(`Telegram is played at ${telegram.url}, a mail server at ${mail.url}. Start the shop with:

TELEGRAM_API_URL=${telegram.url} TELEGRAM_BOT_TOKEN=${stubToken} TELEGRAM_BOT_NAME=${stubBot} SMTP_URL=${mail.url} SMTP_FROM=orders@shop.example npm run dev`);
