import type { WireToday } from '#contract/office/today.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { officeLink } from '#domain/office/sections.ts';
import { plural, type Translate, type Words } from '#domain/words.ts';
import styles from './OfficeToday.module.css';

type Todo = WireToday['todo'][number];
type Urgent = NonNullable<WireToday['orders']>['urgent'][number];

interface HandsProps {
  t: Translate<'office-today'>;
  words: Words;
  locale: Locale;
  orders: WireToday['orders'];
  kitchens: WireToday['kitchens'];
  todo: WireToday['todo'];
}

/** What needs a hand, each one press from its place. */
export function Hands({ t, words, locale, orders, kitchens, todo }: HandsProps) {
  const urgent = orders?.urgent ?? [];
  const more = (orders === null ? 0 : orders.unaccepted + orders.late) - urgent.length;
  const nameOf = (id: string) => kitchens?.find((kitchen) => kitchen.id === id)?.name ?? '';
  return (
    <section className={styles['card']} aria-labelledby="today-hands">
      <h2 id="today-hands">{t('hands')}</h2>
      {urgent.length + todo.length === 0 ? (
        <p className={styles['hint']}>{t('nothing')}</p>
      ) : (
        <ul className={styles['hands']}>
          {urgent.map((order) => (
            <UrgentRow key={order.id} t={t} locale={locale} order={order} place={nameOf(order.restaurantId)} />
          ))}
          {more > 0 && (
            <li>
              <span>{t('moreUrgent', { count: more })}</span>
              <a href={officeLink('staff', locale)}>{t('toBoard')}</a>
            </li>
          )}
          {todo.map((one) => (
            <TodoRow key={one.kind} t={t} words={words} locale={locale} todo={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UrgentRow({ t, locale, order, place }: Pick<HandsProps, 't' | 'locale'> & { order: Urgent; place: string }) {
  const { kind, number, minutes, total } = order;
  const facts = [place, t(kind === 'late' ? 'lateBy' : 'waits', { minutes }), formatPrice(total, locale)];
  return (
    <li data-urgent="">
      <span>
        <b>{t(`urgent_${kind}`, { number })}</b>
        <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
      </span>
      <a href={officeLink('staff', locale)} aria-label={`${t('toBoard')}: ${t(`urgent_${kind}`, { number })}`}>
        {t('toBoard')}
      </a>
    </li>
  );
}

function TodoRow({ t, words, locale, todo: { kind, count } }: Pick<HandsProps, 't' | 'words' | 'locale'> & { todo: Todo }) {
  const href = placeOf(kind, locale);
  const text = plural<'office-today'>(words, `todo_${kind}`, count, locale);
  return (
    <li>
      <span>
        <b>{text}</b>
        {kind === 'messages' && <small>{t('messagesHint')}</small>}
      </span>
      {href !== null && (
        <a href={href} aria-label={`${t('open')}: ${text}`}>
          {t('open')}
        </a>
      )}
    </li>
  );
}

/** null: nobody can do anything here */
function placeOf(kind: Todo['kind'], locale: Locale): string | null {
  if (kind === 'refunds') return officeLink('adminPayments', locale);
  if (kind === 'feedback') return `${officeLink('adminFeedback', locale)}?show=waiting`;
  if (kind === 'texts') return officeLink('editor', locale);
  return kind === 'messages' ? null : officeLink('adminPublishing', locale);
}
