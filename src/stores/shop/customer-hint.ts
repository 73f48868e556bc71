/** The `user-id` cookie as it stands now, or null: a hint for the screen that authorizes nothing (contract §4). */
export function hintedCustomer(): string | null {
  return /(?:^|; )user-id=([^;]+)/.exec(document.cookie)?.[1] ?? null;
}

export function isProbablySignedIn(): boolean {
  return hintedCustomer() !== null;
}
