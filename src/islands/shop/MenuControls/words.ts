/** The namespaces of the controls and of the parts that load with the first dialog. */
export type MenuWords = 'menu-controls' | 'menu-actions';
