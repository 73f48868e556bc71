import { useEffect, useRef, useState } from 'react';
import { Component as ReactCrop } from 'react-image-crop';
import frameCss from 'react-image-crop/dist/ReactCrop.css?inline';
import { type CropArea, largestArea, leastPercent, moveArea, resizeArea } from '#domain/office/crop-area.ts';
import type { Translate } from '#domain/words.ts';
import { cropPicture } from '#stores/lib/fit-picture.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog/Dialog.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import css from './CropPicture.css?inline';

adoptStyles(frameCss);
adoptStyles(css);

export interface CropPictureProps {
  t: Translate<'office-menu'>;
  picture: ImageBitmap;
  /** null: the whole picture is wanted */
  onUse: (part: Blob | null) => void;
  onTooLarge: () => void;
  onClose: () => void;
}

const proportions = { free: null, wide: 4 / 3, square: 1 } as const;
const proportionNames = { free: 'cropFree', wide: 'crop43', square: 'crop11' } as const;
type Proportion = keyof typeof proportions;

/** Chooses a part of a picture: by its frame, with a pointer or the arrow keys, or by sliders. */
export function CropPicture({ t, picture, onUse, onTooLarge, onClose }: CropPictureProps) {
  const [proportion, setProportion] = useState<Proportion>('free');
  const [area, setArea] = useState<CropArea>(() => largestArea(null, picture));
  const [isBusy, setBusy] = useState(false);
  const aspect = proportions[proportion];
  const choose = (name: Proportion) => {
    setProportion(name);
    setArea(largestArea(proportions[name], picture));
  };
  const use = async () => {
    setBusy(true);
    const part = await cropPicture(picture, area);
    setBusy(false);
    if (part === null) onTooLarge();
    else onUse(part);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('cropTitle')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="soft" onClick={() => onUse(null)}>
            {t('cropWhole')}
          </Button>
          <Button loading={isBusy} onClick={() => void use()}>
            {t('cropUse')}
          </Button>
        </>
      }
    >
      <div className="crop-picture">
        <ReactCrop
          crop={{ unit: '%', ...area }}
          {...(aspect !== null && { aspect })}
          keepSelection
          minWidth={24}
          minHeight={24}
          ariaLabels={labelsOf(t)}
          onChange={(_, { x, y, width, height }) => setArea({ x, y, width, height })}
        >
          <Drawn picture={picture} />
        </ReactCrop>
        <p>{t('cropHint')}</p>
        <Segmented
          legend={t('cropProportions')}
          options={(['free', 'wide', 'square'] as const).map((value) => ({ value, label: t(proportionNames[value]) }))}
          value={proportion}
          onChange={choose}
        />
        <Sliders t={t} picture={picture} area={area} aspect={aspect} onChange={setArea} />
      </div>
    </Dialog>
  );
}

interface SlidersProps extends Pick<CropPictureProps, 't' | 'picture'> {
  area: CropArea;
  aspect: number | null;
  onChange: (area: CropArea) => void;
}

/** The place and the size of the frame. One slider has the size of given proportions. */
function Sliders({ t, picture, area, aspect, onChange }: SlidersProps) {
  const most = aspect === null ? 100 : Math.floor(largestArea(aspect, picture).width);
  const sliders = [
    { key: 'cropX', value: area.x, least: 0, most: 100 - area.width, change: (x: number) => moveArea(area, { x }) },
    { key: 'cropY', value: area.y, least: 0, most: 100 - area.height, change: (y: number) => moveArea(area, { y }) },
    {
      key: 'cropWidth',
      value: area.width,
      least: leastPercent,
      most,
      change: (to: number) => resizeArea(area, 'width', to, aspect, picture),
    },
    {
      key: 'cropHeight',
      value: area.height,
      least: leastPercent,
      most: 100,
      change: (to: number) => resizeArea(area, 'height', to, null, picture),
    },
  ] as const;
  return (
    <div className="crop-sliders">
      {sliders.map(({ key, value, least, most: top, change }) => {
        if (key === 'cropHeight' && aspect !== null) return null;
        return (
          <label key={key}>
            <span>{t(key, { percent: Math.round(value) })}</span>
            <input
              type="range"
              min={least}
              max={Math.max(least, Math.ceil(top))}
              value={Math.round(value)}
              onChange={(event) => onChange(change(event.currentTarget.valueAsNumber))}
            />
          </label>
        );
      })}
    </div>
  );
}

/** More pixels than a dialog shows are not drawn. */
const mostPixels = 1_000;

/** A canvas: the policy of pages permits no pictures from the addresses of files. */
function Drawn({ picture }: Pick<CropPictureProps, 'picture'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(1, mostPixels / Math.max(picture.width, picture.height));
  const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  }, [picture, width, height]);
  return <canvas ref={canvas} width={width} height={height} />;
}

function labelsOf(t: CropPictureProps['t']) {
  const corner = t('cropCorner');
  const corners = { nwDragHandle: corner, nDragHandle: corner, neDragHandle: corner, eDragHandle: corner };
  return { cropArea: t('cropFrame'), ...corners, seDragHandle: corner, sDragHandle: corner, swDragHandle: corner, wDragHandle: corner };
}
