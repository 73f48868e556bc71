/** The parts of PostCSS that are used here. */
interface Node {
  source?: unknown;
}
interface Root extends Node {
  walk(visit: (node: Node) => void): void;
}

/**
 * A plugin of PostCSS: styles that a module composes from another file count as those of the module. They come without a source, which Vite
 * needs for addresses in them.
 */
export const composedSource = {
  postcssPlugin: 'composed-source',
  OnceExit(root: Root): void {
    root.walk((node) => {
      node.source ??= root.source;
    });
  },
};
