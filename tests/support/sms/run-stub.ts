import { startSmsGateway, stubLogin, stubPassword } from './sms-gateway-stub.ts';

/** `npm run sms-stub`: a gateway on this machine that prints messages in place of sending them, for `npm run dev`. */
const port = Number(process.env['PORT'] ?? '4546');

const { url } = await startSmsGateway({
  port,
  onSms: ({ phone, sender, text }) => console.info(`\nTo ${phone} from ${sender}:\n${text}`),
});
console.info(`Eskiz and PlayMobile are played at ${url}. Start the shop with one of:

SMS_PROVIDER=eskiz ESKIZ_URL=${url} ESKIZ_EMAIL=${stubLogin} ESKIZ_PASSWORD=${stubPassword} SMS_BRAND=Namuna npm run dev
SMS_PROVIDER=playmobile PLAYMOBILE_URL=${url} PLAYMOBILE_LOGIN=${stubLogin} PLAYMOBILE_PASSWORD=${stubPassword} SMS_SENDER=3700 SMS_BRAND=Namuna npm run dev`);
