/** The current `user-id` cookie, or null: a hint for the display that authorizes nothing (R-SESSION-2). */
export function hintedCustomer(): string | null {
  return /(?:^|; )user-id=([^;]+)/.exec(document.cookie)?.[1] ?? null;
}

export function isProbablySignedIn(): boolean {
  return hintedCustomer() !== null;
}
