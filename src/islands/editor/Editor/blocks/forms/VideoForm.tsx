import { IssueList } from '../../IssueList.tsx';
import { LineField } from '../../LineField.tsx';
import { useWrittenText } from '../../use-written-text.ts';
import styles from '../Blocks.module.css';
import { fieldsOf, nameOfField } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { Lines } from '../Lines.tsx';
import { RequiredPicture } from '../PictureRow.tsx';

export function VideoForm({ part, block, edit }: FormProps<'video'>) {
  const { t, issues } = part;
  const field = fieldsOf(part, block, edit);
  const url = field('url');
  const [text, write] = useWrittenText(block.url, (written) => {
    const address = written.trim();
    if (!isVideoAddress(address)) return null;
    url.edit(() => address);
    return address;
  });
  const own = issues.filter(({ path }) => path === url.part.path);
  return (
    <>
      <div data-path={url.part.path}>
        <LineField label={nameOfField(t, url.part.path)} path={url.part.path} type="url" value={text} maxLength={2_000} onChange={write}>
          {isVideoAddress(text.trim()) ? <IssueList t={t} issues={own} /> : <p className={styles['limit']}>{t('part_wrongVideo')}</p>}
        </LineField>
      </div>
      <Lines {...field('title')} />
      <RequiredPicture {...field('picture')} />
    </>
  );
}

/** The address of another site, or none. */
function isVideoAddress(text: string): boolean {
  return text === '' || (/^https:\/\/\S+$/.test(text) && URL.canParse(text));
}
