import { useEffect, useState } from 'react';

/** The sections of the board, and their names in `?view=` of its address; the first has none. */
export const sections = ['board', 'cooks', 'stopList', 'restaurants'] as const;
export type Section = (typeof sections)[number];
const viewNames: Readonly<Record<Section, string | null>> = {
  board: null,
  cooks: 'cooks',
  stopList: 'stop-list',
  restaurants: 'restaurants',
};

/** The open section, which its address keeps over a reload and for the Back button. @param drawn of the address that the page was rendered for */
export function useSection(drawn: string | null): readonly [Section, (section: Section) => void] {
  const [section, setSection] = useState(() => sectionOf(drawn));
  useEffect(() => {
    // a page that was kept for offline use may have been rendered for another section
    const read = () => setSection(sectionOf(new URLSearchParams(location.search).get('view')));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const open = (next: Section) => {
    const address = new URL(location.href);
    const view = viewNames[next];
    if (view === null) address.searchParams.delete('view');
    else address.searchParams.set('view', view);
    history.pushState(null, '', address);
    setSection(next);
  };
  return [section, open];
}

function sectionOf(view: string | null): Section {
  return sections.find((section) => viewNames[section] === view) ?? 'board';
}
