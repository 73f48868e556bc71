import { calls } from '#contract/calls.ts';
import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import type { Worker } from '../modules/access.ts';
import type { Api, ApiContext } from './context.ts';
import { addWorkerSession, findWorker, requireWorker } from './worker-access.ts';

export function addStaffAccess(api: Api): void {
  addWorkerSession(api, 'staff', { who: calls.staffSession, open: calls.openStaffSession, end: calls.endStaffSession });
}

export function requireStaff(context: ApiContext): Promise<Worker> {
  return requireWorker(context, 'staff');
}

export function findStaff(context: ApiContext): Promise<Result<Worker, Problem>> {
  return findWorker(context, 'staff');
}
