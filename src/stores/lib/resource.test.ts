import { describe, expect, it } from 'vitest';
import { type LoadState, resource } from './resource.ts';

interface Counted extends LoadState {
  readonly count: number;
}

const nothing: Counted = { status: 'idle', problem: null, count: 0 };
const problem = { status: 500, code: 'INTERNAL', message: 'x' };

describe('a resource', () => {
  it('is pending while it loads and keeps its values', () => {
    const counted = resource(nothing);
    counted.start().set({ status: 'success', count: 3 });
    counted.start();
    expect(counted.$state.get()).toEqual({ status: 'pending', problem: null, count: 3 });
  });

  it('ignores a load after a later one has started', () => {
    const counted = resource(nothing);
    const first = counted.start();
    const second = counted.start();
    second.set({ status: 'success', count: 2 });
    first.set({ status: 'success', count: 1 });
    expect([first.isLatest(), second.isLatest(), counted.$state.get().count]).toEqual([false, true, 2]);
  });

  it('removes the last problem when the next load starts', () => {
    const counted = resource(nothing);
    counted.start().set({ status: 'error', problem: problem as never });
    counted.start();
    expect(counted.$state.get().problem).toBeNull();
  });

  it('is reset to its initial values, and ignores loads that started before', () => {
    const counted = resource(nothing);
    const load = counted.start();
    counted.reset();
    load.set({ status: 'success', count: 1 });
    expect(counted.$state.get()).toEqual(nothing);
  });
});
