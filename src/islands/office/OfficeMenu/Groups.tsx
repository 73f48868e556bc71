import { plural } from '#domain/words.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { countBy } from './count-by.ts';
import { GroupForm } from './GroupForm.tsx';
import type { MenuProps } from './menu-props.ts';
import styles from './OfficeMenu.module.css';
import { useEdited } from './use-edited.ts';

/** The option groups, which dishes share. */
export function Groups(part: MenuProps) {
  const { t, words, locale, catalog } = part;
  const { modifierGroups, products } = catalog.draft;
  const { edited, edit, list, close } = useEdited('group');
  if (edited !== undefined) return <GroupForm {...part} id={edited} onClose={close} />;
  const uses = countBy(
    products.flatMap(({ modifierGroupIds }) => modifierGroupIds),
    String,
  );
  return (
    <div ref={list} className={styles['dishes']} tabIndex={-1}>
      <div className={styles['toolbar']}>
        <Button data-changes="all" onClick={() => edit(null)}>
          {t('addGroup')}
        </Button>
      </div>
      {modifierGroups.length === 0 && <p className={styles['hint']}>{t('noGroups')}</p>}
      <ul className={styles['rows']}>
        {modifierGroups.map((group) => {
          const id = String(group.id);
          const name = textIn(group.name, locale);
          return (
            <li key={id} className={styles['row']}>
              <div className={styles['name']}>
                <b>{name}</b>
                <p className={styles['hint']}>
                  {group.options.map((option) => textIn(option.name, locale)).join(', ')} ·{' '}
                  {plural<'office-menu'>(words, 'usedBy', uses.get(id) ?? 0, locale)}
                </p>
              </div>
              <Button data-changes="all" variant="ghost" aria-label={t('editOf', { name })} onClick={() => edit(id)}>
                {t('edit')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
