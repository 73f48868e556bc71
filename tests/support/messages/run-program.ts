import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../screens/browser.ts';
import { telegramPerson } from './telegram-person.ts';
import { launchHash, playTelegram } from './telegram-program.ts';

/**
 * `npm run telegram-program`: opens the shop of `npm run dev` in a window, as Telegram's program does, for a person whose phone is
 * TELEGRAM_PHONE. The shop has the variables that `npm run messages-stub` prints. An argument is another address of the shop.
 */
const [address = 'http://localhost:4321/'] = process.argv.slice(2);
const person = telegramPerson(7_000_000_000);
const browser = await chromium.launch({ headless: false, executablePath: chromiumPath(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
const contact = person.contact(Date.now(), { phone_number: process.env['TELEGRAM_PHONE'] ?? '998901112233' });
await playTelegram(page, contact, true);
page.on('close', () => void browser.close());
await page.goto(`${address}${launchHash(person.initData(Date.now()))}`);
