import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * What Mantine's fields need around them, once per island. Headless: Mantine brings behavior and names for assistive
 * technology, the look is our tokens' alone, so no second set of variables and no scheme of its own.
 */
export function Theme({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider>{children}</HeadlessMantineProvider>;
}
