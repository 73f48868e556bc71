// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildWorkbook, cells, styles } from '../../../tests/support/builders/workbook.ts';
import { readWorkbook } from './read-workbook.ts';

const compoundFile = (...names: string[]) => {
  const streams = names.flatMap((name) => [...name].flatMap((letter) => [letter.charCodeAt(0), 0]));
  return Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...streams]);
};

describe('the cells of the first sheet', () => {
  it('are texts, numbers, flags and the saved results of formulas, at their places', () => {
    const strings = ['<si><t>Плов</t></si>', '<si><r><t>Чай </t></r><r><t>зелёный</t></r><rPh><t>chay</t></rPh></si>'];
    const rows = [
      [cells.text('id'), cells.text('name_ru')],
      [],
      [cells.shared(0), null, cells.shared(1), cells.flag(true)],
      [cells.number(77_000, styles.price), cells.number('5E3'), cells.formula('A4*2', 154_000), cells.text('a_x000A_b')],
    ];
    expect(readWorkbook(buildWorkbook(rows, { strings }))).toEqual([
      ['id', 'name_ru'],
      [],
      ['Плов', undefined, 'Чай зелёный', 'true'],
      ['77000', '5000', '154000', 'a\nb'],
    ]);
  });

  it('say why they have no text: a date, a formula without a result, an error', () => {
    const rows = [
      [
        cells.number(46_350, styles.date),
        cells.number(46_350.5, styles.ownDate),
        cells.number(0.5, styles.date),
        cells.formula('A1', null),
        cells.error('#REF!'),
      ],
    ];
    expect(readWorkbook(buildWorkbook(rows))).toEqual([
      [
        { rule: 'date', value: '2026-11-24' },
        { rule: 'date', value: '2026-11-24' },
        { rule: 'date', value: '12:00' },
        { rule: 'formula', value: '=A1' },
        { rule: 'cellError', value: '#REF!' },
      ],
    ]);
  });

  it('are read whatever prefix a writer gives to the namespace', () => {
    const xml =
      '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(readWorkbook(buildWorkbook([], { parts: { 'xl/worksheets/sheet2.xml': xml } }))).toEqual([['7']]);
  });
});

describe('a file that is no readable workbook', () => {
  it('is named by what it is', () => {
    expect(readWorkbook(compoundFile('EncryptionInfo', 'EncryptedPackage'))).toBe('encrypted');
    expect(readWorkbook(compoundFile('Workbook'))).toBe('oldExcel');
    expect(readWorkbook(zipSync({ 'content.xml': strToU8('<office/>') }))).toBe('notWorkbook');
    expect(readWorkbook(zipSync({ 'xl/workbook.bin': strToU8('binary') }))).toBe('notWorkbook');
  });

  it('is broken when it ends early or has wrong XML', () => {
    const whole = buildWorkbook([[cells.number(1)]]);
    expect(readWorkbook(whole.slice(0, whole.length / 2))).toBe('broken');
    expect(readWorkbook(buildWorkbook([], { parts: { 'xl/worksheets/sheet2.xml': '<worksheet><sheetData>' } }))).toBe('broken');
  });

  it('is too large by its unpacked size or by the place of a row', () => {
    const large = zipSync({ 'xl/workbook.xml': new Uint8Array(49_000_000) });
    expect(large.length).toBeLessThan(100_000);
    expect(readWorkbook(large)).toBe('tooManyCells');
    const far = '<worksheet><sheetData><row r="1048576"><c><v>1</v></c></row></sheetData></worksheet>';
    expect(readWorkbook(buildWorkbook([], { parts: { 'xl/worksheets/sheet2.xml': far } }))).toBe('tooManyCells');
  });
});
