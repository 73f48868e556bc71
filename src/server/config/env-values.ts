import { isIP } from 'node:net';
import { OperatorError } from '../operator-error.ts';

/** A wrong value in the environment; the message is one sentence that names the variable and the fix. */
export class ConfigError extends OperatorError {}

export type Environment = Readonly<Record<string, string | undefined>>;

export function text(env: Environment, name: string, fallback: string): string {
  return env[name]?.trim() || fallback;
}

export function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const given = text(env, name, '');
  if (given === '') return fallback;
  const value = Number(given);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} is "${given}", but it must be a whole number from ${min} to ${max}.`);
}

export function oneOf<Value extends string>(env: Environment, name: string, values: readonly Value[], fallback: Value): Value {
  const given = text(env, name, fallback);
  const value = values.find((candidate) => candidate === given);
  if (value !== undefined) return value;
  throw new ConfigError(`${name} is "${given}", but it must be one of: ${values.join(', ')}.`);
}

export function flag(env: Environment, name: string): boolean | null {
  const given = text(env, name, '');
  if (given === '') return null;
  return oneOf(env, name, ['0', '1'] as const, '0') === '1';
}

function parseOrigin(given: string): string | null {
  const url = URL.parse(given);
  const isOrigin = url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.pathname === '/';
  return isOrigin && url.search === '' && url.hash === '' && url.username === '' ? url.origin : null;
}

export function origin(env: Environment, name: string, fallback: string): string {
  const given = text(env, name, fallback);
  const parsed = parseOrigin(given);
  if (parsed !== null) return parsed;
  throw new ConfigError(`${name} is "${given}", but it must be an origin such as https://shop.example, without a path.`);
}

/** The address of another system, without a trailing slash. */
export function baseUrl(env: Environment, name: string, fallback: string): string {
  const url = URL.parse(text(env, name, fallback));
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '') {
    return url.href.replace(/(?<!\/)\/+$/, '');
  }
  throw new ConfigError(`${name} is not an address: write it as ${fallback}.`);
}

export function list(env: Environment, name: string): string[] {
  return text(env, name, '')
    .split(/[\s,]+/)
    .filter(Boolean);
}

export function origins(env: Environment, name: string): string[] {
  return list(env, name).map((given) => {
    const parsed = parseOrigin(given);
    if (parsed !== null) return parsed;
    throw new ConfigError(`${name} holds "${given}", but each entry must be an origin such as https://images.example.`);
  });
}

export function addresses(env: Environment, name: string): string[] {
  const given = list(env, name);
  const wrong = given.find((address) => isIP(address) === 0);
  if (wrong === undefined) return given;
  throw new ConfigError(`${name} holds "${wrong}", but each entry must be an IP address.`);
}
