import { expect, test } from 'vitest';
import { mapConfigOf } from './map-config.ts';

const variables = { style: 'builtin', key: 'a b', language: 'ru_RU', version: 'v3', origins: [] };

test('the built-in style sends no request to another origin', () => {
  expect(mapConfigOf({ ...variables, origins: ['https://tiles.example'] })).toEqual({ styleUrl: null, origins: [] });
});

test('key, language and version are filled into the style URL, and its origin is added to the policy', () => {
  expect(
    mapConfigOf({
      ...variables,
      style: 'https://maps.example/{version}/style.json?key={key}&lang={lang}',
      origins: ['https://tiles.example'],
    }),
  ).toEqual({
    styleUrl: 'https://maps.example/v3/style.json?key=a%20b&lang=ru_RU',
    origins: ['https://maps.example', 'https://tiles.example'],
  });
});

test('a value that is not an http(s) URL is ignored', () => {
  for (const style of ['', 'streets', 'javascript:alert(1)', '/style.json']) expect(mapConfigOf({ ...variables, style })).toBeNull();
});
