import type { Translate } from '#domain/words.ts';
import styles from './Editor.module.css';

/** The ids of the parts of a section, by the words of the links to them. */
export const jumpTargets = {
  toTexts: 'texts',
  toHead: 'head',
  toBlocks: 'blocks',
  toComments: 'comments',
  toPreview: 'preview',
  toPublish: 'publish',
} as const;

export type Jump = keyof typeof jumpTargets;

/** Keeps each part of a section one tap away on a phone, where the three languages stand below each other. */
export function JumpBar({ t, to }: { t: Translate<'editor'>; to: readonly Jump[] }) {
  return (
    <nav className={styles['jump']} aria-label={t('jump')}>
      {to.map((jump) => (
        <a key={jump} href={`#${jumpTargets[jump]}`}>
          {t(jump)}
        </a>
      ))}
    </nav>
  );
}
