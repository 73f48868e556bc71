import sharp from 'sharp';

/** Files to upload and to serve; drawn at test time, so that no picture needs a license. */

interface PhotoOptions {
  readonly width?: number;
  readonly height?: number;
  readonly hue?: number;
}

/** A plate on a table in soft light, as pixels of a photo: no edge is sharp and no two pixels are equal. */
function photoPixels({ width = 1_600, height = 1_200, hue = 30 }: PhotoOptions = {}) {
  const [across, down] = [width / 2, height / 2];
  const plate = Math.min(width, height) * 0.38;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="table" x2="1" y2="1"><stop stop-color="hsl(${hue} 38% 48%)"/><stop offset="1" stop-color="hsl(${hue} 45% 26%)"/></linearGradient>
      <radialGradient id="food" cx=".4" cy=".35"><stop stop-color="hsl(${hue + 12} 85% 66%)"/><stop offset="1" stop-color="hsl(${hue - 8} 70% 34%)"/></radialGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="${plate / 40}"/></filter>
      <filter id="grain"><feTurbulence baseFrequency=".035" numOctaves="3"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .1 0 0 0 0 0 .5 0 0 0 0"/><feComposite in2="SourceGraphic" operator="in"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#table)"/>
    <ellipse cx="${across + plate / 9}" cy="${down + plate / 5}" rx="${plate}" ry="${plate * 0.94}" opacity=".45" filter="url(#soft)"/>
    <ellipse cx="${across}" cy="${down}" rx="${plate}" ry="${plate * 0.94}" fill="#f4efe6"/>
    <ellipse cx="${across}" cy="${down}" rx="${plate * 0.76}" ry="${plate * 0.7}" fill="url(#food)" filter="url(#soft)"/>
    <ellipse cx="${across}" cy="${down}" rx="${plate * 0.76}" ry="${plate * 0.7}" filter="url(#grain)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

export function samplePhoto(options?: PhotoOptions): Promise<Buffer> {
  return photoPixels(options).jpeg({ quality: 85 }).toBuffer();
}

/** A disk on transparent ground. */
export function sampleDrawing(side = 600): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="50%" cy="50%" r="35%" fill="#b5482a"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
