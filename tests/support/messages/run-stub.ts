import { startGateway, stubGatewayToken } from './gateway-stub.ts';
import { startIssuer, stubClient } from './issuer-stub.ts';
import { startMailServer } from './mail-stub.ts';
import { startTelegram, stubBot, stubToken } from './telegram-stub.ts';

/**
 * `npm run messages-stub`: Telegram, its page of signing in and a mail server on this machine, which print messages in place of sending them,
 * for `npm run dev`. Whoever signs in with Telegram has the phone of TELEGRAM_PHONE.
 */
const telegram = await startTelegram({
  port: Number(process.env['TELEGRAM_PORT'] ?? '4547'),
  onCall: ({ method, parameters }) => console.info(`\nTelegram, ${method}:\n${JSON.stringify(parameters, null, 2)}`),
});
const issuer = await startIssuer({
  port: Number(process.env['TELEGRAM_ISSUER_PORT'] ?? '4549'),
  claims: { sub: '7000000000', given_name: 'Дилноза', phone_number: process.env['TELEGRAM_PHONE'] ?? '998901112233' },
});
const gateway = await startGateway({
  port: Number(process.env['TELEGRAM_GATEWAY_PORT'] ?? '4550'),
  onCall: ({ method, parameters }) => console.info(`\nTelegram’s Gateway, ${method}:\n${JSON.stringify(parameters, null, 2)}`),
});
const mail = await startMailServer({
  port: Number(process.env['SMTP_PORT'] ?? '4548'),
  onMail: ({ to, text }) => console.info(`\nE-mail to ${to}:\n${text}`),
});
console.info(`Telegram is played at ${telegram.url}, signing in with it at ${issuer.url}, its Gateway at ${gateway.url}, a mail server at ${mail.url}. Start the shop with:

TELEGRAM_API_URL=${telegram.url} TELEGRAM_BOT_TOKEN=${stubToken} TELEGRAM_BOT_NAME=${stubBot} TELEGRAM_ISSUER_URL=${issuer.url} TELEGRAM_CLIENT_ID=${stubClient.id} TELEGRAM_CLIENT_SECRET=${stubClient.secret} TELEGRAM_GATEWAY_URL=${gateway.url} TELEGRAM_GATEWAY_TOKEN=${stubGatewayToken} SMTP_URL=${mail.url} SMTP_FROM=orders@shop.example npm run dev`);
