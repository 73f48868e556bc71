const types = [
  ['\\pngblip', 'image/png', 'png'],
  ['\\jpegblip', 'image/jpeg', 'jpg'],
] as const;

/**
 * The pictures that a word processor puts into the clipboard as RTF, in the order of the text. Its HTML names files on the disk instead,
 * which a browser can't read. null: a picture of a kind that browsers don't show.
 */
export function picturesOfRtf(rtf: string): (File | null)[] {
  // what follows `nonshppict` is the same picture for old programs
  const groups = rtf.split('{\\*\\shppict').flatMap((part) => part.split('{\\nonshppict')[0]?.split('{\\pict').slice(1) ?? []);
  return groups.map(pictureOf);
}

function pictureOf(group: string, index: number): File | null {
  const type = types.find(([mark]) => group.includes(mark));
  if (type === undefined) return null;
  const hex = hexOf(group);
  const bytes = Uint8Array.from({ length: Math.floor(hex.length / 2) }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
  return bytes.length === 0 ? null : new File([bytes], `${index + 1}.${type[2]}`, { type: type[1] });
}

/** The digits at the end of a group, after its properties and inner groups. */
function hexOf(group: string): string {
  let depth = 0;
  let digits = '';
  for (const part of group.split(/(?=[{}])/)) {
    if (part.startsWith('{')) depth += 1;
    const text = part.startsWith('}') ? part.slice(1) : part;
    if (part.startsWith('}')) depth -= 1;
    if (depth < 0) break;
    if (depth === 0) digits += text.replace(/\\[a-z]+-?\d* ?/g, '').replace(/\s+/g, '');
  }
  return /^[\da-f]+$/i.test(digits) ? digits : '';
}
