import type { ReactNode } from 'react';
import type { PagePicture } from '#domain/content/pages/blocks.ts';
import { noText } from '#domain/localized-text.ts';
import { IssueList } from '../IssueList.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { type Edit, type FormPart, nameOfField } from './form-part.ts';

interface PictureRowProps<Picture extends PagePicture | null> {
  part: FormPart;
  value: Picture;
  edit: Edit<Picture>;
}

/** A picture that a block needs; '' as its path until one is chosen. */
export function RequiredPicture({ part, value, edit }: PictureRowProps<PagePicture>) {
  const isMissing = value.image === '';
  return (
    <Row part={part}>
      <PictureField
        t={part.t}
        label={nameOfField(part.t, part.path)}
        value={isMissing ? null : value}
        isRequired
        {...namesOf(part)}
        onChange={(picture) => edit(() => picture ?? { image: '', alt: noText })}
      />
    </Row>
  );
}

export function OptionalPicture({ part, value, edit }: PictureRowProps<PagePicture | null>) {
  return (
    <Row part={part}>
      <PictureField
        t={part.t}
        label={nameOfField(part.t, part.path)}
        value={value}
        {...namesOf(part)}
        onChange={(picture) => edit(() => picture)}
      />
    </Row>
  );
}

function namesOf({ t, path, heading }: FormPart) {
  return { path, isNamedAbove: nameOfField(t, path) === heading };
}

function Row({ part: { t, path, issues }, children }: { part: FormPart; children: ReactNode }) {
  return (
    <div data-path={path}>
      <div data-path={`${path}.alt`}>{children}</div>
      <IssueList t={t} issues={issues.filter((issue) => issue.path === path)} />
    </div>
  );
}
