import type { HotUpdateOptions, Plugin } from 'vite';

/**
 * In development: an edit of a module that the server and the open page both use, such as a rule of `src/domain`, reloads the page. Vite
 * would only replace it in the islands, and what the server rendered would stay as it was. An edited component is not reloaded.
 */
export const reloadShared: Plugin = {
  name: 'reload-shared',
  apply: 'serve',
  hotUpdate: {
    order: 'pre',
    handler({ file, modules, server }: HotUpdateOptions) {
      if (this.environment.name !== 'client' || !file.endsWith('.ts') || modules.length === 0) return undefined;
      const onServer = server.environments['ssr']?.moduleGraph.getModulesByFile(file);
      if (onServer === undefined || onServer.size === 0) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  },
};
