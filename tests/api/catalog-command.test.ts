import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePicture } from '#domain/menu/dish-picture.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { samplePhoto } from '../support/pictures/sample-pictures.ts';
import { programEnv } from '../support/shop/program-env.ts';

const file = demoCatalog();
const [dish] = file.products;
const command = 'src/server/cli/catalog.ts';
let folder: string;
let whole: string;
let dearer: string;

const environment = () => ({ ...programEnv, DATA_DIR: folder });
const run = (...words: string[]) => spawnSync(process.execPath, [command, ...words], { env: environment(), encoding: 'utf8' });
const priceNow = () => {
  const exported = JSON.parse(run('export').stdout) as typeof file;
  return exported.products[0]?.price;
};

/** Runs the command in a terminal with the given input. */
function runAtTerminal(typed: string, ...words: string[]) {
  const line = [process.execPath, command, ...words].map((word) => `'${word}'`).join(' ');
  return spawnSync('script', ['--quiet', '--return', '--command', line, '/dev/null'], {
    env: environment(),
    encoding: 'utf8',
    input: typed,
  });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  whole = join(folder, 'whole.json');
  dearer = join(folder, 'dearer.json');
  writeFileSync(whole, JSON.stringify(file));
  const products = file.products.map((product) => (product === dish ? { ...product, price: product.price + 1_000 } : product));
  writeFileSync(dearer, JSON.stringify({ products }));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('imports nothing without a terminal to confirm in, and names the option that confirms', () => {
  const { status, stdout, stderr } = run('import', whole);
  expect([status, stderr]).toEqual([1, expect.stringContaining('--yes')]);
  expect(stdout).toContain(`products: ${file.products.length} added`);
  expect(priceNow()).toBeUndefined();
});

it('imports with --yes', () => {
  expect(run('import', whole, '--yes').status).toBe(0);
  expect(priceNow()).toBe(dish?.price);
  expect(run('import', whole, '--yes').stdout).toContain('changes nothing');
});

it('shows the changes, prompts for confirmation in a terminal and imports after a yes', () => {
  const rejected = runAtTerminal('n\n', 'import', dearer);
  expect([rejected.status, rejected.stdout]).toEqual([1, expect.stringContaining(`price ${dish?.price} → ${(dish?.price ?? 0) + 1_000}`)]);
  expect(priceNow()).toBe(dish?.price);
  expect(runAtTerminal('y\n', 'import', dearer).status).toBe(0);
  expect(priceNow()).toBe((dish?.price ?? 0) + 1_000);
});

it('rejects an unknown section in --with', () => {
  const { status, stderr } = run('import', whole, '--with', 'prices');
  expect([status, stderr]).toEqual([1, '--with knows no prices: it takes settings, stopList, pauses.\n']);
});

describe('pictures beside the file', () => {
  const withImage = (image: string, price = dish?.price ?? 0) => {
    const path = join(folder, 'pictures.json');
    const products = file.products.map((product) => (product === dish ? { ...product, image, price } : product));
    writeFileSync(path, JSON.stringify({ products }));
    return path;
  };
  const imageNow = () => (JSON.parse(run('export').stdout) as typeof file).products[0]?.image ?? '';
  beforeAll(async () => {
    writeFileSync(join(folder, 'plov.jpg'), await samplePhoto({ width: 400, height: 300 }));
    writeFileSync(join(folder, 'notes.jpg'), 'no picture');
  });

  it('are stored, and named by their new address', () => {
    expect(run('import', withImage('./plov.jpg'), '--yes')).toMatchObject({ status: 0, stderr: '' });
    expect(parsePicture(imageNow())).toMatchObject({ isPhoto: true, width: 400, height: 300 });
  });

  it('keep the focal point that the file gives them, also in an export', () => {
    const stored = imageNow();
    expect(run('import', withImage('./plov.jpg#focus=30,70'), '--yes')).toMatchObject({ status: 0, stderr: '' });
    expect(imageNow()).toBe(`${stored}#focus=30,70`);
    expect(run('import', withImage('./plov.jpg#focus=130,70'), '--yes')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('must have its focal point as #focus=30,70'),
    });
    expect(run('import', withImage(stored), '--yes').status).toBe(0);
  });

  it('change nothing when they are imported again', () => {
    expect(run('import', withImage('./plov.jpg'), '--yes').stdout).toContain('changes nothing');
  });

  it.each([
    ['./missing.jpg', 'is not a file'],
    ['./../plov.jpg', 'is not a file'],
    ['./notes.jpg', 'IMAGE_UNREADABLE'],
  ])('%s stops the import', (image, reason) => {
    const before = imageNow();
    const { status, stderr } = run('import', withImage(image, 1), '--yes');
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(imageNow()).toBe(before);
  });
});
