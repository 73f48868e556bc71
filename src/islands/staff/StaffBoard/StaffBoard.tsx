import { useCallback, useEffect, useMemo, useState } from 'react';
import { formatClock } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { officeLink } from '#domain/office/sections.ts';
import type { Order } from '#domain/order/order.ts';
import { isUnanswered } from '#domain/order/order-status.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { setPageTitle } from '#stores/live/title.ts';
import { endStaffSession, loadCouriers, type StaffCourier } from '#stores/staff/availability.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { SessionEnded } from '#ui/office/SessionEnded/SessionEnded.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { useServerTime } from '#ui/use-server-time.ts';
import { Board } from './Board.tsx';
import { Intake } from './Intake.tsx';
import { NetworkNote } from './NetworkNote.tsx';
import { PrintSwitch } from './PrintSwitch.tsx';
import { Restaurants } from './Restaurants.tsx';
import { SoundSwitch } from './SoundSwitch.tsx';
import styles from './StaffBoard.module.css';
import { StopList } from './StopList.tsx';
import { Ticket } from './Ticket.tsx';
import { useAlarm } from './use-alarm.ts';
import { useLiveOrders } from './use-live-orders.ts';
import { sections, useSection } from './use-section.ts';
import { useTickets } from './use-tickets.ts';

export interface StaffBoardProps {
  locale: Locale;
  words: Words;
  /** The active orders at the time the page was rendered. */
  orders: readonly Order[];
  restaurantNames: Readonly<Record<Id, string>>;
  /** Who may bring orders, when the page was rendered. */
  couriers?: readonly StaffCourier[];
  /** When the page was rendered, milliseconds since the epoch. */
  now: number;
  /** The start of the back office; null: this browser has only the board. */
  officePath: string | null;
  /** The payments of the back office; null: this person does not see them. */
  paymentsPath?: string | null;
  /** The section that the address names. */
  view?: string | null;
}

const Cooks = lazyWithRetry(async () => (await import('./Cooks.tsx')).Cooks);

const tickMs = 10_000;

/**
 * The staff's page: new orders, one press for each step, what has run out, and which restaurant is paused.
 *
 * ## Why an island?
 *
 * Orders arrive while the page is open: they appear, play a sound until they are accepted, and move with one press.
 */
export const StaffBoard = withErrorBoundary(function StaffBoard(props: StaffBoardProps) {
  const { locale, words, orders: drawn, restaurantNames, now: drawnAt, officePath, paymentsPath = null, view = null } = props;
  const t = useMemo(() => translator<'staff-board'>(words), [words]);
  const { orders, stockChanges, isOver, readAt } = useLiveOrders(drawn, drawnAt);
  const bringing = useCouriers(props.couriers);
  const [section, open] = useSection(view);
  const { printed, print, end } = useTickets(orders);
  const now = useServerTime(readAt, tickMs);
  const waiting = orders.filter(({ status }) => status === 'created');
  const alarm = useAlarm(waiting.length === 0 ? 'silent' : waiting.some((order) => isUnanswered(order, now)) ? 'urgent' : 'calling');

  const title = t('title');
  useEffect(() => setPageTitle(waiting.length > 0 ? `(${waiting.length}) ${title}` : title), [waiting.length, title]);

  if (isOver) return <SessionEnded title={t('ended')} text={t('endedText')} link={t('signIn')} href={officeLink('staff', locale)} />;
  return (
    <Theme>
      <header className={styles['top']}>
        <div className={styles['name']}>
          <h1>{title}</h1>
          <time className={styles['clock']}>{formatClock(minutesOf(now))}</time>
        </div>
        <Segmented legend={t('sections')} options={sections.map((value) => ({ value, label: t(value) }))} value={section} onChange={open} />
        <SoundSwitch t={t} alarm={alarm} />
        <Languages t={t} locale={locale} />
        <WaysOut t={t} officePath={officePath} />
      </header>
      <NetworkNote t={t} />
      {section === 'cooks' && <Cooks t={t} locale={locale} orders={orders} now={now} />}
      {section === 'board' && (
        <Intake t={t} locale={locale} now={now} changes={stockChanges} isOne={Object.keys(restaurantNames).length === 1} />
      )}
      {section === 'board' && (
        <Board
          t={t}
          locale={locale}
          orders={orders}
          restaurantNames={restaurantNames}
          {...bringing}
          now={now}
          paymentsPath={paymentsPath}
          onPrint={print}
        />
      )}
      {section === 'stopList' && <StopList t={t} locale={locale} restaurantNames={restaurantNames} now={now} changes={stockChanges} />}
      {section === 'restaurants' && <PrintSwitch t={t} orders={orders} />}
      {section === 'restaurants' && <Restaurants t={t} locale={locale} now={now} changes={stockChanges} />}
      {printed !== null && (
        <Ticket
          key={printed.copy}
          t={t}
          locale={locale}
          order={printed.order}
          restaurant={restaurantNames[printed.order.restaurantId] ?? ''}
          onPrinted={end}
        />
      )}
    </Theme>
  );
});

/** To the back office, and out of the session. */
function WaysOut({ t, officePath }: { t: Translate<'staff-board'>; officePath: string | null }) {
  return (
    <>
      {officePath !== null && (
        <a className={styles['office']} href={officePath}>
          {t('office')}
        </a>
      )}
      <Button variant="ghost" onClick={() => void leave()}>
        {t('signOut')}
      </Button>
    </>
  );
}

const languageNames: Readonly<Record<Locale, string>> = { ru: 'Русский', en: 'English', uz: 'Oʻzbekcha' };

/** The board has one URL for all languages: a link sets the language of this browser. */
function Languages({ t, locale }: { t: Translate<'staff-board'>; locale: Locale }) {
  return (
    <nav className={styles['languages']} aria-label={t('languages')}>
      {locales.map((to) => (
        <a
          key={to}
          href={`?lang=${to}`}
          lang={to}
          hrefLang={to}
          aria-label={`${to.toUpperCase()}: ${languageNames[to]}`}
          aria-current={to === locale ? 'true' : undefined}
        >
          {to.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

async function leave() {
  const result = await endStaffSession();
  if (result.ok) location.reload();
}

/** Who may bring orders: read again when a list of them is opened, as a board stays open for days. */
function useCouriers(drawn: readonly StaffCourier[] = []) {
  const [couriers, setCouriers] = useState(drawn);
  const onCouriersOpened = useCallback(async () => {
    const loaded = await loadCouriers();
    if (loaded !== null) setCouriers(loaded);
  }, []);
  return { couriers, onCouriersOpened };
}
