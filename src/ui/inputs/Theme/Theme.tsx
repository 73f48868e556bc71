import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * The provider that Mantine's fields need, once per island. Headless: Mantine adds behavior and accessible names, and the styles
 * are the shop's tokens, so there is no second set of variables and no separate color scheme.
 */
export function Theme({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider>{children}</HeadlessMantineProvider>;
}
