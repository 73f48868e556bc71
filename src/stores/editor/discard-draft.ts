import { api } from '../lib/api.ts';
import { $workspace, refreshWorkspace, saveDraft } from './workspace.ts';

/** Takes all changes of the content out of the draft, also those of others; what is planned and the notes stay. */
export async function discardDraft(): Promise<boolean> {
  await saveDraft();
  const workspace = $workspace.get();
  const records = workspace?.changed.map((id) => ({ section: 'content' as const, id })) ?? [];
  if (records.length === 0) return true;
  const result = await api('POST /api/v1/office/publishing/discard', { body: { records } });
  if (result.ok) await refreshWorkspace();
  return result.ok;
}
