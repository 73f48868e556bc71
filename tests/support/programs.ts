import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { chromiumPath, headlessPath } from './screens/browser.ts';
import { pgBouncerProgram } from './shop/pgbouncer.ts';
import { postgresPrograms } from './shop/postgres.ts';

/** What tests start, and the packages that have it. */
const programs: readonly { readonly name: string; readonly find: () => unknown; readonly apt: string; readonly brew: string | null }[] = [
  { name: 'Chromium', find: chromiumPath, apt: 'chromium', brew: null },
  { name: 'the headless shell of Chromium', find: headlessPath, apt: 'chromium-headless-shell', brew: null },
  { name: 'PostgreSQL', find: postgresPrograms, apt: 'postgresql', brew: 'postgresql' },
  { name: 'PgBouncer', find: pgBouncerProgram, apt: 'pgbouncer', brew: 'pgbouncer' },
  // pages are drawn in it until their own font has come
  { name: 'the font Liberation Sans', find: liberationSans, apt: 'fonts-liberation', brew: null },
];

/** A missing program, by its packages; null where the system has none. */
interface Missing {
  readonly name: string;
  readonly apt: string | null;
  readonly brew: string | null;
}

/** The system that installs: its packages, and whether the user is root. */
interface System {
  readonly manager: 'apt' | 'brew' | null;
  readonly isRoot: boolean;
}

/**
 * Finds the programs that tests start, and installs the missing ones: from the system's packages, a browser that these do not have by
 * Playwright. Throws what to type where it may not install, or an installation failed.
 */
export function installPrograms(mayInstall: boolean): void {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  const line = commandsFor(missing, thisSystem()).join(' && ');
  if (!mayInstall) throw new Error(`Missing: ${names}. To install: ${line}`);
  console.info(`Installs ${names}: ${line}`);
  const { status } = spawnSync(line, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  const left = missingPrograms().map(({ name }) => name);
  if (status !== 0 || left.length > 0) throw new Error(`Could not install ${left.join(', ') || names}. The command was: ${line}`);
}

/** The commands that install, in their order. */
export function commandsFor(missing: readonly Missing[], { manager, isRoot }: System): string[] {
  const packages = manager === null ? [] : missing.flatMap((program) => program[manager] ?? []);
  const needsBrowser = missing.some((program) => program.name.includes('Chromium') && (manager === null || program[manager] === null));
  const asRoot = isRoot ? '' : 'sudo ';
  const commands = {
    apt: [`${asRoot}apt-get update -qq`, `${asRoot}apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`],
    brew: [`brew install ${packages.join(' ')}`],
  };
  return [
    ...(manager === null || packages.length === 0 ? [] : commands[manager]),
    ...(needsBrowser ? ['npx playwright install --with-deps chromium'] : []),
  ];
}

function missingPrograms(): Missing[] {
  return programs
    .filter(({ find }) => !succeeds(find))
    .map((program) => ({ ...program, apt: program.apt.startsWith('chromium') && isUbuntu() ? null : program.apt }));
}

/** Its package of Chromium installs a snap, which a container can't run. */
function isUbuntu(): boolean {
  return existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function thisSystem(): System {
  const has = (program: string) => spawnSync(program, ['--version']).status === 0;
  return { manager: has('apt-get') ? 'apt' : has('brew') ? 'brew' : null, isRoot: process.getuid?.() === 0 };
}

function liberationSans(): string {
  const [file] = process.platform === 'darwin' ? ['Helvetica'] : globSync('/usr/share/fonts/**/LiberationSans-Regular.ttf');
  if (file === undefined) throw new Error('Liberation Sans is missing');
  return file;
}

function succeeds(find: () => unknown): boolean {
  try {
    find();
    return true;
  } catch {
    return false;
  }
}
