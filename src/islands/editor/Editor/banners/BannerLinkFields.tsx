import { type BannerLink, bannerLimits } from '#domain/content/pages/banners.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { Edit } from '../blocks/form-part.ts';
import { NamedPicker, useNames } from '../blocks/NamedPicker.tsx';
import { LineField } from '../LineField.tsx';
import { SelectField } from '../SelectField.tsx';
import { useLinkTargets } from '../writing/use-link-targets.ts';
import styles from './Banners.module.css';

interface BannerLinkFieldsProps {
  locale: Locale;
  t: Translate<'editor'>;
  link: BannerLink | null;
  edit: Edit<BannerLink | null>;
  /** of its comments */
  path: string;
}

const kinds = ['folder', 'dish', 'page', 'promo'] as const satisfies readonly BannerLink['kind'][];

const unset: { readonly [Kind in BannerLink['kind']]: BannerLink } = {
  folder: { kind: 'folder', id: '' },
  dish: { kind: 'dish', id: '' },
  page: { kind: 'page', path: '/about' },
  promo: { kind: 'promo', code: '' },
};

/** Where a banner leads. */
export function BannerLinkFields({ locale, t, link, edit, path }: BannerLinkFieldsProps) {
  return (
    <div className={styles['link']}>
      <SelectField
        label={t('banner_link')}
        value={link?.kind ?? ''}
        options={[{ value: '', label: t('banner_link_none') }, ...kinds.map((kind) => ({ value: kind, label: t(`banner_link_${kind}`) }))]}
        onChange={(kind) => edit(() => (kind === '' ? null : unset[kind]))}
        path={path}
      />
      {(link?.kind === 'folder' || link?.kind === 'dish') && (
        <MenuTarget t={t} kind={link.kind} id={link.id} onChoose={(id) => edit(() => ({ kind: link.kind, id }))} />
      )}
      {link?.kind === 'page' && (
        <PageTarget locale={locale} t={t} path={link.path} onChoose={(path) => edit(() => ({ kind: 'page', path }))} />
      )}
      {link?.kind === 'promo' && (
        <LineField
          label={t('banner_code')}
          value={link.code}
          maxLength={bannerLimits.code}
          onChange={(code) => edit(() => ({ kind: 'promo', code: code.trim() }))}
        >
          <p className={styles['help']}>{t('banner_codeHint')}</p>
        </LineField>
      )}
    </div>
  );
}

interface MenuTargetProps {
  t: Translate<'editor'>;
  kind: 'folder' | 'dish';
  id: string;
  onChoose: (id: string) => void;
}

function MenuTarget({ t, kind, id, onChoose }: MenuTargetProps) {
  const of = kind === 'folder' ? 'folders' : 'dishes';
  const nameOf = useNames(t, of);
  return (
    <div>
      {id !== '' && <p className={styles['chosen']}>{t('banner_chosen', { name: nameOf(id) })}</p>}
      <NamedPicker t={t} of={of} chosen={[id]} onChoose={onChoose} />
    </div>
  );
}

interface PageTargetProps extends Pick<BannerLinkFieldsProps, 'locale' | 't'> {
  path: string;
  onChoose: (path: string) => void;
}

/** A page that was removed stays in the list until another is chosen. */
function PageTarget({ locale, t, path, onChoose }: PageTargetProps) {
  const targets = useLinkTargets(t, locale);
  const pages = targets.map((target) => ({ value: target.path, label: target.label }));
  const isGone = !targets.some((target) => target.path === path);
  return (
    <SelectField
      label={t('banner_page')}
      value={path}
      options={isGone ? [{ value: path, label: path }, ...pages] : pages}
      onChange={onChoose}
    />
  );
}
