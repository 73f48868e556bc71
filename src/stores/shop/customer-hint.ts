/** The current `user-id` cookie, or null: a hint for the display that authorizes nothing (contract §4). */
export function hintedCustomer(): string | null {
  return /(?:^|; )user-id=([^;]+)/.exec(document.cookie)?.[1] ?? null;
}

export function isProbablySignedIn(): boolean {
  return hintedCustomer() !== null;
}
