import { calls } from '#contract/calls.ts';
import type { Worker } from '../auth/staff-access.ts';
import type { Api, ApiContext } from './context.ts';
import { addWorkerSession, requireWorker } from './worker-access.ts';

export function addStaffAccess(api: Api): void {
  addWorkerSession(api, 'staff', { who: calls.staffSession, open: calls.openStaffSession, end: calls.endStaffSession });
}

export function requireStaff(context: ApiContext): Promise<Worker> {
  return requireWorker(context, 'staff');
}
