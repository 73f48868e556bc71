import { useMemo, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { nextId } from '#domain/office/next-id.ts';
import { officeLink } from '#domain/office/sections.ts';
import { readPoint, type TypedPoint, typedCorners, typedPoint } from '#domain/office/typed-corners.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Corner } from '#domain/place/inside-polygon.ts';
import type { Translate } from '#domain/words.ts';
import { type CatalogState, saveRecords } from '#stores/office/catalog-draft.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RecordPanel, useRecordPanel } from '#ui/office/RecordList/RecordPanel.tsx';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import { DeliveryCheck } from './DeliveryCheck.tsx';
import styles from './OfficeZones.module.css';
import { type ShownZone, ZoneForm } from './ZoneForm.tsx';
import { ZoneList } from './ZoneList.tsx';
import { ZoneMap } from './ZoneMap.tsx';
import { newZone, type ZoneRecord } from './zone-draft.ts';
import { type EditedZone, zoneToResume } from './zone-to-resume.ts';

interface ZoneWorkspaceProps {
  t: Translate<'office-places'>;
  locale: Locale;
  catalog: CatalogState;
}

const all = '';

/** The list of zones or the form of one, beside the map that shows the same. */
export function ZoneWorkspace({ t, locale, catalog }: ZoneWorkspaceProps) {
  const { zones, restaurants } = catalog.draft;
  const [restaurantId, setRestaurantId] = useState(all);
  const [checked, setChecked] = useState<TypedPoint>({ latitude: '', longitude: '' });
  const pin = useMemo(() => readPoint(checked), [checked]);
  const { edited, shownZone, setShownZone, panel, edit, close } = useEditedZone(zones);
  const drawn = edited === null ? null : shownZone;
  const shown = useMemo(
    () => (restaurantId === all ? zones : zones.filter((zone) => String(zone.restaurantId) === restaurantId)),
    [zones, restaurantId],
  );
  const names = useRestaurantNames(restaurants, locale);
  return (
    <div className={styles['workspace']}>
      <RecordPanel panel={panel} isFormOpen={edited !== null}>
        {edited !== null ? (
          <ZoneForm
            key={edited.record.id}
            t={t}
            locale={locale}
            zones={zones}
            names={names}
            {...edited}
            onShow={setShownZone}
            onSaved={() => close(t('savedInDraft'))}
            onCancel={() => close('')}
          />
        ) : (
          <ZoneChoice
            t={t}
            locale={locale}
            catalog={catalog}
            names={names}
            shown={shown}
            restaurantId={restaurantId}
            setRestaurantId={setRestaurantId}
            edit={edit}
            close={close}
          />
        )}
      </RecordPanel>
      <div className={styles['side']}>
        <ZoneMap
          t={t}
          locale={locale}
          restaurants={restaurants}
          zones={drawn === null ? shown : zones.filter((zone) => zone.id !== drawn.id && String(zone.restaurantId) === drawn.restaurantId)}
          edited={drawn && { id: String(drawn.id), ring: drawn.read.ring, problems: drawn.read.problems }}
          pin={pin}
          onDraw={(ring: readonly Corner[]) => drawn?.change({ corners: typedCorners(ring) })}
          onCheckPoint={(point: Coordinates) => setChecked(typedPoint(point))}
        />
        {edited === null && (
          <DeliveryCheck t={t} locale={locale} zones={zones} restaurants={restaurants} point={checked} onChange={setChecked} />
        )}
      </div>
    </div>
  );
}

/** The restaurants to choose from. */
function useRestaurantNames(restaurants: CatalogState['draft']['restaurants'], locale: Locale) {
  return useMemo(() => restaurants.map(({ id, name }) => ({ value: String(id), label: textIn(name, locale) })), [restaurants, locale]);
}

/** The zone in the form, what the map shows of it, and what its form was closed with. */
function useEditedZone(zones: readonly ZoneRecord[]) {
  const [edited, setEdited] = useState<EditedZone | null>(() => zoneToResume(zones));
  const [shownZone, setShownZone] = useState<ShownZone | null>(null);
  const { panel, report } = useRecordPanel();
  return {
    edited,
    shownZone,
    setShownZone,
    panel,
    edit: (record: ZoneRecord, base: ZoneRecord | null) => setEdited({ record, base }),
    close: (message: string) => {
      setEdited(null);
      setShownZone(null);
      report(message);
    },
  };
}

interface ZoneChoiceProps extends ZoneWorkspaceProps {
  /** of the restaurants */
  names: readonly { readonly value: string; readonly label: string }[];
  shown: readonly ZoneRecord[];
  restaurantId: string;
  setRestaurantId: (id: string) => void;
  edit: (before: ZoneRecord, base: ZoneRecord | null) => void;
  close: (message: string) => void;
}

/** The zones of one restaurant or of all, to edit, remove and add. */
function ZoneChoice({ t, locale, catalog, names, shown, restaurantId, setRestaurantId, edit, close }: ZoneChoiceProps) {
  const { zones, restaurants } = catalog.draft;
  const remove = async ({ id }: ZoneRecord) => {
    const result = await saveRecords([{ section: 'zones', id: String(id), value: null }]);
    close(result.ok ? t('zoneRemoved') : result.problem.message);
  };
  const add = () => {
    const owner = restaurants.find(({ id }) => String(id) === restaurantId) ?? restaurants[0];
    if (owner !== undefined) edit(newZone(nextId([...zones, ...catalog.live.zones]), owner.id), null);
  };
  return (
    <>
      <div className={styles['bar']}>
        <Select
          label={t('restaurant')}
          options={[{ value: all, label: t('allRestaurants') }, ...names]}
          value={restaurantId}
          onChange={setRestaurantId}
        />
        <Button data-changes="all" disabled={restaurants.length === 0} onClick={add}>
          {t('addZone')}
        </Button>
      </div>
      {restaurants.length === 0 && (
        <p>
          {t('zoneNeedsRestaurant')} <a href={officeLink('adminRestaurants', locale)}>{t('addRestaurant')}</a>
        </p>
      )}
      <ZoneList
        t={t}
        locale={locale}
        catalog={catalog}
        zones={shown}
        names={names}
        onEdit={(zone) => edit(zone, zone)}
        onRemove={(zone) => void remove(zone)}
      />
    </>
  );
}
