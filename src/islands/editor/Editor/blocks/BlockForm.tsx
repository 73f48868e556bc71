import type { ReactNode } from 'react';
import type { Block } from '#domain/content/pages/blocks.ts';
import styles from './Blocks.module.css';
import type { Edit, FormPart } from './form-part.ts';
import { ofKind } from './form-props.ts';
import { ButtonForm } from './forms/ButtonForm.tsx';
import { CalloutForm } from './forms/CalloutForm.tsx';
import { ContactForm } from './forms/ContactForm.tsx';
import { DishesForm } from './forms/DishesForm.tsx';
import { FiguresForm } from './forms/FiguresForm.tsx';
import { GalleryForm } from './forms/GalleryForm.tsx';
import { PictureForm } from './forms/PictureForm.tsx';
import { PictureTextForm } from './forms/PictureTextForm.tsx';
import { QuestionsForm } from './forms/QuestionsForm.tsx';
import { RestaurantsForm } from './forms/RestaurantsForm.tsx';
import { StepsForm } from './forms/StepsForm.tsx';
import { TextForm } from './forms/TextForm.tsx';
import { VacancyForm } from './forms/VacancyForm.tsx';
import { VideoForm } from './forms/VideoForm.tsx';

interface BlockFormProps {
  part: FormPart;
  block: Block;
  edit: Edit<Block>;
}

/** The fields of a block. */
export function BlockForm(props: BlockFormProps) {
  return <div className={styles['form']}>{formOf(props)}</div>;
}

function formOf({ part, block, edit }: BlockFormProps): ReactNode {
  switch (block.kind) {
    case 'text':
      return <TextForm part={part} block={block} edit={ofKind(edit, 'text')} />;
    case 'picture':
      return <PictureForm part={part} block={block} edit={ofKind(edit, 'picture')} />;
    case 'pictureText':
      return <PictureTextForm part={part} block={block} edit={ofKind(edit, 'pictureText')} />;
    case 'gallery':
      return <GalleryForm part={part} block={block} edit={ofKind(edit, 'gallery')} />;
    case 'callout':
      return <CalloutForm part={part} block={block} edit={ofKind(edit, 'callout')} />;
    case 'figures':
      return <FiguresForm part={part} block={block} edit={ofKind(edit, 'figures')} />;
    case 'steps':
      return <StepsForm part={part} block={block} edit={ofKind(edit, 'steps')} />;
    case 'questions':
      return <QuestionsForm part={part} block={block} edit={ofKind(edit, 'questions')} />;
    case 'restaurants':
      return <RestaurantsForm part={part} block={block} edit={ofKind(edit, 'restaurants')} />;
    case 'dishes':
      return <DishesForm part={part} block={block} edit={ofKind(edit, 'dishes')} />;
    case 'vacancy':
      return <VacancyForm part={part} block={block} edit={ofKind(edit, 'vacancy')} />;
    case 'video':
      return <VideoForm part={part} block={block} edit={ofKind(edit, 'video')} />;
    case 'button':
      return <ButtonForm part={part} block={block} edit={ofKind(edit, 'button')} />;
    case 'contact':
      return <ContactForm part={part} block={block} edit={ofKind(edit, 'contact')} />;
  }
}
