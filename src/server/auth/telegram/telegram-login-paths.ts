/** Where a browser begins to sign in with Telegram, and where Telegram sends it back to. They are pages of a browser, no calls. */
export const telegramLoginPaths = { start: '/api/telegram/sign-in', back: '/api/telegram/signed-in' } as const;
