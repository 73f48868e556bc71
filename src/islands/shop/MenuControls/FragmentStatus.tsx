import { useStore } from '@nanostores/react';
import type { Translate } from '#domain/words.ts';
import type { LoadState } from '#stores/lib/resource.ts';
import { $menuFragment, reloadMenu } from '#stores/shop/menu-fragment.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { MenuWords } from './words.ts';

const untouched: LoadState = { status: 'idle', problem: null };

/** Shows the state of replacing the menu; an error stays visible and offers a retry. */
export function FragmentStatus({ t }: { t: Translate<MenuWords> }) {
  const { status, problem } = useStore($menuFragment, { ssr: () => untouched });
  if (status !== 'error') {
    return (
      <p className="hidden" role="status">
        {status === 'success' ? t('menuUpdated') : ''}
      </p>
    );
  }
  return (
    <div className="cards-failed" role="alert">
      <p>
        {t('menuFailed')} {problem?.message}
      </p>
      <Button variant="soft" onClick={() => void reloadMenu()}>
        {t('retry')}
      </Button>
    </div>
  );
}
