import type { Challenge } from '#stores/account/session.ts';

/** The state of signing in, per tab; it survives a reload, because phones may reload the page after switching from the messages. */
export interface Progress extends Challenge {
  readonly step: 'phone' | 'code' | 'name';
  /** As shown in the field. */
  readonly phone: string;
  /** Of a new customer, who may give it before the code; '': not given. */
  readonly name: string;
}

const key = 'sign-in';
export const start: Progress = { step: 'phone', phone: '', name: '', challengeId: '', resendAt: 0, isUncertain: false };

export function readProgress(): Progress {
  try {
    const cached = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Progress> | null;
    if (typeof cached?.phone !== 'string' || typeof cached.challengeId !== 'string' || typeof cached.resendAt !== 'number') return start;
    const { phone, challengeId, resendAt } = cached;
    const isUncertain = cached.isUncertain === true;
    const name = typeof cached.name === 'string' ? cached.name : '';
    return {
      step: cached.step === 'code' || cached.step === 'name' ? cached.step : 'phone',
      phone,
      name,
      challengeId,
      resendAt,
      isUncertain,
    };
  } catch {
    return start;
  }
}

export function saveProgress(progress: Progress | null): void {
  try {
    if (progress === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(progress));
  } catch {
    // without storage, signing in starts again after a reload
  }
}
