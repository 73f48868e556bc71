/** The namespaces of the controls and of what is loaded with the first dialog. */
export type MenuWords = 'menu-controls' | 'menu-actions';
