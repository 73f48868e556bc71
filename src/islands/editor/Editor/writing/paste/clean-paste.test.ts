// @vitest-environment jsdom
import { generateJSON, getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { textExtensions } from '../extensions.ts';
import { writeDocument } from '../source-text.ts';
import { cleanPaste } from './clean-paste.ts';

const extensions = textExtensions({ onLink: () => {}, onToolbar: () => {} });
const schema = getSchema(extensions);
/** The Markdown that a paste of this HTML into an empty text makes. */
function pasted(html: string): string {
  const doc = schema.nodeFromJSON(generateJSON(cleanPaste(html).html, extensions));
  doc.check();
  return writeDocument(doc, { source: '', before: '', blocks: [] });
}

const wordItem = (text: string, sign: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span lang=RU style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>` +
  `<span lang=RU>${text}<o:p></o:p></span></p>`;

const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm;font-size:11.0pt;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=RU style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span lang=RU style='font-size:16.0pt;color:#2F5496'><b>О&nbsp;нас</b><o:p></o:p></span></h1>
<p class=MsoNormal><span lang=RU style='mso-ansi-language:RU'>Готовим <b style='mso-bidi-font-weight:normal'>плов</b> и <i>манты</i>
с&nbsp;&nbsp; 2012 года.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem('Доставка', '·')}${wordItem('по городу', 'o', 2)}${wordItem('Самовывоз', '·')}
<p class=MsoNormal>Порядок:</p>
${wordItem('выбрать', '1.')}${wordItem('оплатить', '2.')}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'><td width=312 colspan=2 valign=top style='width:233.75pt'><p class=MsoNormal><b>День</b><o:p></o:p></p></td></tr>
 <tr><td width=312><p class=MsoNormal>Пн</p><p class=MsoNormal>Вт</p></td><td width=312><p class=MsoNormal>10:00</p></td></tr>
</table>
<p class=MsoNormal><a href="https://shop.example/menu"><span style='color:#0563C1'>Меню</span></a><a name="_Toc1"></a>
<a href="javascript:alert(1)">плохо</a><img width=100 src="file:///C:/a.png"><u>подчёркнуто</u></p>
<!--EndFragment--></body></html>`;

test('a text of Word comes in as headings, lists, tables and links without its looks', () => {
  expect(pasted(word)).toBe(
    [
      '## О\u00a0нас',
      'Готовим **плов** и *манты* с 2012 года.',
      '- Доставка\n  - по городу\n- Самовывоз',
      'Порядок:',
      '1. выбрать\n2. оплатить',
      '| **День** |  |\n| --- | --- |\n| Пн<br>Вт | 10:00 |',
      '[Меню](https://shop.example/menu) плохоподчёркнуто',
    ].join('\n\n'),
  );
  expect(cleanPaste(word).leftPictures).toBe(1);
});

const span = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;
const docsItem = (text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt" aria-level="1"><p dir="ltr" style="line-height:1.38" role="presentation">${span(text)}</p></li>`;

const docs =
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f1c6b3e-7fff-1d2c">` +
  `<h2 dir="ltr" style="line-height:1.38">${span('Taomlar', 'font-weight:700')}</h2>` +
  `<p dir="ltr" style="line-height:1.38">${span('Biz ')}${span('osh', 'font-weight:700')}${span(' va ')}${span('manti', 'font-style:italic')}${span(' pishiramiz.')}</p><br />` +
  `<ul style="margin-top:0;padding-inline-start:48px">${docsItem('Toshkent')}<ul>${docsItem('Chilonzor')}</ul>${docsItem('Buxoro')}</ul>` +
  `<p dir="ltr"><a href="https://www.google.com/url?q=https://shop.example/uz&amp;sa=D" style="text-decoration:none">${span('Sayt', 'text-decoration:underline;color:#1155cc')}</a></p>` +
  `<p dir="ltr">${span('eski', 'text-decoration:line-through')}</p>` +
  `<div dir="ltr" align="left"><table style="border:none"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt"><p dir="ltr">${span('Kun')}</p></td><td><p dir="ltr">${span('Vaqt')}</p></td></tr><tr><td><p dir="ltr">${span('Du')}</p></td><td><br /></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

test('a text of Google Docs comes in with its structure', () => {
  expect(pasted(docs)).toBe(
    [
      '## Taomlar',
      'Biz **osh** va *manti* pishiramiz.',
      '- Toshkent\n  - Chilonzor\n- Buxoro',
      '[Sayt](https://shop.example/uz)',
      '~~eski~~',
      '| Kun | Vaqt |\n| --- | --- |\n| Du |  |',
    ].join('\n\n'),
  );
});

test('scripts, handlers and frames of a web page do not come in', () => {
  const html =
    '<div onclick="x()"><script>alert(1)</script><iframe src="/x"></iframe><p style="color:red" onmouseover="y()">Плов<svg onload="z()"></svg></p></div>';
  expect(cleanPaste(html).html).toBe('<div><p>Плов</p></div>');
});

test('what is copied inside the editor is not changed', () => {
  const html = '<p data-pm-slice="1 1 []">a  b</p>';
  expect(cleanPaste(html).html).toBe(html);
});

const fromReviewers = `<p class=MsoNormal>Плов <span class=MsoCommentReference><span style='font-size:8.0pt'><a style='mso-comment-reference:A_1'></a><a
class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[A1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>за
<del cite="mailto:Anna" datetime="2026-11-01T10:00">30</del><ins cite="mailto:Anna" datetime="2026-11-01T10:01">35</ins> минут, <s>быстро</s>.<span
style='display:none;mso-hide:all'>скрыто</span></p>
<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt>
<p class=MsoCommentText><a name="_msocom_1"></a><a href="#_msoanchor_1" class=msocomoff>[A1]</a>Секретно</p></div></div></div>`;

test('comments of reviewers, tracked deletions and hidden text stay outside, which is reported', () => {
  expect(pasted(fromReviewers)).toBe('Плов за 35 минут, ~~быстро~~.');
  expect([fromReviewers, word, docs].map((html) => cleanPaste(html).hasRemarks)).toEqual([true, false, false]);
});

test('the cells beside and below merged cells keep their columns', () => {
  const html = `<table><tr><td rowspan=2>День</td><td colspan=2>Часы</td></tr><tr><td>с</td><td>до</td></tr>
    <tr><td>Пн</td><td>9</td><td rowspan=9>22</td></tr><tr><td>Вт</td><td>10</td></tr><tr><td colspan=3>Вс: закрыто</td></tr></table>`;
  expect(pasted(html)).toBe(
    ['| День | Часы |  |', '| --- | --- | --- |', '|  | с | до |', '| Пн | 9 | 22 |', '| Вт | 10 |  |', '| Вс: закрыто |  |  |'].join('\n'),
  );
});

const png = 'iVBORw0KGgo=';
const rtf = String.raw`{\rtf1{\*\shppict{\pict{\*\picprop{\sp{\sn a}{\sv 12}}}\picw10\pich20\pngblip\bliptag-12{\*\blipuid 0a0b}
89504e
47}}{\nonshppict{\pict\wmetafile8 0102}}\par}`;

test('pictures in the clipboard keep a place of their own, outside lists and tables', async () => {
  const html = `<p>Раз <img src="data:image/png;base64,${png}" alt="Казан"></p><ul><li>Два<img src="data:image/png;base64,${png}"></li></ul>`;
  const { html: clean, pictures, leftPictures } = cleanPaste(html);
  const [first, second] = pictures;
  expect(clean).toBe(
    `<p>Раз <img data-pending="${first?.id}" alt="Казан"></p><ul><li>Два</li></ul><img data-pending="${second?.id}" alt="">`,
  );
  expect([first?.file.type, first?.file.size, pictures.length, leftPictures]).toEqual(['image/png', 8, 2, 0]);
});

test('pictures that Word has on the disk are taken from its RTF, if it has each of them', async () => {
  const onDisk = '<p><img src="file:///C:/a.png"></p>';
  const [picture] = cleanPaste(onDisk, rtf).pictures;
  expect([...new Uint8Array((await picture?.file.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(cleanPaste(onDisk + onDisk, rtf)).toMatchObject({ pictures: [], leftPictures: 2 });
});

test('pictures of other sites are left out and counted, but not those that only count visits', () => {
  const html = '<p>Раз<img src="https://shop.example/a.png"><img src="https://shop.example/b.gif" width=1 height=1></p>';
  expect(cleanPaste(html)).toMatchObject({ html: '<p>Раз</p>', pictures: [], leftPictures: 1 });
});
