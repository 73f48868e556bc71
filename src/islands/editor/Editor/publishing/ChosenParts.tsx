import type { ContentPart } from '#domain/content/content-parts.ts';
import fieldStyles from '../Fields.module.css';
import publishStyles from '../Publish.module.css';
import type { Part } from '../section-props.ts';
import { partName } from './part-name.ts';

interface ChosenPartsProps extends Part {
  /** the section that is open */
  page: ContentPart;
  changed: readonly ContentPart[];
  /** what is not published */
  left: ReadonlySet<ContentPart>;
  onLeave: (left: ReadonlySet<ContentPart>) => void;
}

/** What has changed; each part may be left out of the publication and then stays in the draft. */
export function ChosenParts({ page, changed, left, onLeave, ...part }: ChosenPartsProps) {
  const { t } = part;
  if (changed.length === 0) return <p>{t(part.workspace.planned.length > 0 ? 'nothingNewPlanned' : 'nothingNew')}</p>;
  const mark = (each: ContentPart, isChosen: boolean) =>
    onLeave(new Set(isChosen ? [...left].filter((it) => it !== each) : [...left, each]));
  const hasLeft = changed.some((each) => left.has(each));
  return (
    <fieldset className={publishStyles['ready']}>
      <legend>{t('changes')}</legend>
      {changed.map((each) => (
        <label key={each} className={fieldStyles['check']}>
          <input type="checkbox" checked={!left.has(each)} onChange={({ currentTarget }) => mark(each, currentTarget.checked)} />
          {partName(each, part)}
        </label>
      ))}
      {changed.length > 1 && changed.includes(page) && !hasLeft && (
        <button
          type="button"
          className={fieldStyles['textButton']}
          onClick={() => onLeave(new Set(changed.filter((each) => each !== page)))}
        >
          {t('chooseOne', { name: partName(page, part) })}
        </button>
      )}
      {hasLeft && (
        <button type="button" className={fieldStyles['textButton']} onClick={() => onLeave(new Set())}>
          {t('chooseAll')}
        </button>
      )}
    </fieldset>
  );
}
