import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The integration of React, whose islands the server renders by `island-renderer.ts`. */
export function withCachedIslands(react: AstroIntegration): AstroIntegration {
  const serverEntrypoint = fileURLToPath(new URL('island-renderer.ts', import.meta.url));
  const setUp = react.hooks['astro:config:setup'];
  return {
    ...react,
    hooks: {
      ...react.hooks,
      'astro:config:setup': (options) =>
        setUp?.({ ...options, addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint }) }),
    },
  };
}
