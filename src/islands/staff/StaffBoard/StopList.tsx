import { useEffect, useState } from 'react';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { endOfBusinessDay } from '#domain/schedule/business-day.ts';
import { foldText } from '#domain/search/fold-text.ts';
import type { Translate } from '#domain/words.ts';
import { changeStop, loadStaffMenu, loadStops, type Stop } from '#stores/staff/availability.ts';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import styles from './Rows.module.css';
import { type SetLimit, type StopItem, StopRow } from './StopRow.tsx';

type StaffMenu = Pick<Menu, 'products' | 'categories'>;

const noMenu: StaffMenu = { products: [], categories: [] };

interface StopListProps {
  t: Translate<'staff-board'>;
  locale: Locale;
  restaurantNames: Readonly<Record<Id, string>>;
  now: number;
  /** Increased whenever portions may have changed elsewhere. */
  changes: number;
}

/** What is sold out in a restaurant, and how many portions remain: dishes first, then options. */
export function StopList({ t, locale, restaurantNames, now, changes }: StopListProps) {
  const restaurants = Object.entries(restaurantNames).map(([value, label]) => ({ value, label }));
  const [restaurantId, setRestaurantId] = useState<Id | null>(restaurants[0]?.value ?? null);
  const { menu, stops, hasFailed, retry, reload } = useStops(restaurantId, changes);
  const [query, setQuery] = useState('');
  const [isForToday, setIsForToday] = useState(false);

  const limit = async (item: StopItem, ...[portions, moreAt]: Parameters<SetLimit>) => {
    if (restaurantId === null) return;
    const end = moreAt ?? (isForToday ? endOfBusinessDay(now) : null);
    const until = portions === null || end === null ? null : new Date(end).toISOString();
    const result = await changeStop({ restaurantId, ...item.key, portions, until });
    if (result.ok) await reload();
  };

  const shown = itemsOf(menu ?? noMenu).filter(({ name, group }) => foldText(`${name} ${group}`).includes(foldText(query)));
  const limitOf = ({ key }: StopItem) => {
    const stop = stops?.find(
      (known) =>
        known.restaurantId === restaurantId && known.productId === key.productId && known.modifierOptionId === key.modifierOptionId,
    );
    return { portions: stop?.portions ?? null, until: stop?.until ? Date.parse(stop.until) : null };
  };
  return (
    <>
      <div className={styles['tools']}>
        <Select label={t('restaurant')} options={restaurants} value={restaurantId} onChange={setRestaurantId} />
        <div className={styles['find']}>
          <TextField label={t('find')} type="search" autoComplete="off" placeholder={t('findExample')} value={query} onChange={setQuery} />
        </div>
        <Switch label={t('forToday')} note={t('forTodayNote')} checked={isForToday} onChange={setIsForToday} />
      </div>
      {hasFailed ? (
        <ProblemState message={t('loadFailed')} retryLabel={t('retry')} onRetry={retry} />
      ) : menu === null || stops === null ? (
        <Skeleton label={t('loading')} shape="row" count={6} />
      ) : (
        <ul className={`${styles['rows']} ${styles['dense']}`}>
          {shown.map((item) => (
            <StopRow
              key={JSON.stringify(item.key)}
              t={t}
              locale={locale}
              item={item}
              {...limitOf(item)}
              now={now}
              onLimit={(portions, moreAt) => limit(item, portions, moreAt)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Every dish, followed by every option once, however many dishes contain it. */
function itemsOf({ products, categories }: StaffMenu): StopItem[] {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const dishes = products.map(({ id, name, image, categoryId }) => ({
    key: { productId: id },
    name,
    image,
    group: categoryNames.get(categoryId) ?? '',
  }));
  const options = products.flatMap(({ modifierGroups }) =>
    modifierGroups.flatMap((group) =>
      group.options.map((option) => ({ key: { modifierOptionId: option.id }, name: option.name, image: null, group: group.name })),
    ),
  );
  return [...dishes, ...new Map(options.map((option) => [option.key.modifierOptionId, option])).values()];
}

/** The menu of a restaurant and the limits of all; null while they load, `hasFailed` when one of them did not. */
function useStops(restaurantId: Id | null, changes: number) {
  const [menu, setMenu] = useState<StaffMenu | null>(null);
  const [stops, setStops] = useState<readonly Stop[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (restaurantId === null || hasFailed) return;
    let isCurrent = true;
    setMenu(null);
    void loadStaffMenu(restaurantId).then((loaded) => {
      if (!isCurrent) return;
      if (loaded === null) setHasFailed(true);
      else setMenu(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [restaurantId, hasFailed]);

  const reload = async () => {
    const held = await loadStops();
    if (held !== null) setStops(held);
    else if (stops === null) setHasFailed(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again with every change, and after a failure
  useEffect(() => void (hasFailed || reload()), [changes, hasFailed]);
  return { menu, stops, hasFailed, retry: () => setHasFailed(false), reload };
}
