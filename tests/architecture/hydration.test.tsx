// @vitest-environment jsdom
import { composeStories, type Meta, setProjectAnnotations } from '@storybook/react-vite';
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import '../support/screens/native-dialog.ts';
import preview from '../../.storybook/preview.tsx';

/** React reports a mismatch between the server's HTML and the first render on the console, only in development builds. */
const files = import.meta.glob<{ readonly default: Meta }>('/src/{islands,ui}/**/*.stories.tsx', { eager: true });

/** Stories of an island that throws, which React reports. */
const throwing = ['IslandErrorBoundary/Extreme', 'IslandErrorBoundary/Broken'];

setProjectAnnotations([preview, { initialGlobals: { locale: 'ru' } }]);

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
});

afterEach(() => document.body.replaceChildren());

for (const [path, file] of Object.entries(files)) {
  const piece = path.split('/').at(-2) ?? path;
  describe(piece, () => {
    const stories: Record<string, ComponentType> = composeStories(file as never);
    test.each(Object.entries(stories))('%s hydrates without a warning', async (name, Story) => {
      const isThrowing = throwing.includes(`${piece}/${name}`);
      if (isThrowing) vi.mocked(console.error).mockReturnValue();
      const root = document.createElement('div');
      document.body.append(root);
      root.innerHTML = renderToString(<Story />);
      const hydrated = await act(async () => hydrateRoot(root, <Story />));
      if (isThrowing) expect(vi.mocked(console.error).mock.calls.splice(0)).not.toEqual([]);
      expect(root.isConnected).toBe(true);
      await act(async () => hydrated.unmount());
    });
  });
}
