import type { Translate } from '#domain/words.ts';
import type { LeaveQuestion } from '#stores/lib/unsaved.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';

interface LeaveDialogProps {
  t: Translate<'unsaved'>;
  question: LeaveQuestion;
  /** The browser could not keep what is typed. */
  isLost: boolean;
  isUploading: boolean;
  onAnswer: (yes: boolean) => void;
}

/** Whether to leave or to discard what is typed. */
export function LeaveDialog({ t, question, isLost, isUploading, onAnswer }: LeaveDialogProps) {
  const isLeaving = question === 'leave';
  return (
    <ConfirmDialog
      opened
      title={t(isLeaving ? 'leaveTitle' : 'discardTitle')}
      confirmLabel={t(isLeaving ? 'leave' : 'discardYes')}
      cancelLabel={t(isLeaving ? 'stay' : 'discardNo')}
      isDangerous={!isLeaving || isLost || isUploading}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {isLeaving ? t(isUploading ? 'leaveUpload' : isLost ? 'leaveLost' : 'leaveText') : t('discardText')}
    </ConfirmDialog>
  );
}
