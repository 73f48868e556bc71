interface PageButton {
  readonly text: string;
  readonly url: string;
  /** whether the page opens inside Telegram, signed in, in place of a browser; only in private chats */
  readonly isInside: boolean;
}

export interface ButtonsOfMessage {
  readonly reply_markup?: { readonly inline_keyboard: readonly (readonly object[])[] };
}

/** The parameters of a message with a button that opens a page of the shop. Telegram accepts only public addresses. */
export function pageButton({ text, url, isInside }: PageButton): ButtonsOfMessage {
  if (!url.startsWith('https:')) return {};
  return { reply_markup: { inline_keyboard: [[{ text, ...(isInside ? { web_app: { url } } : { url }) }]] } };
}
