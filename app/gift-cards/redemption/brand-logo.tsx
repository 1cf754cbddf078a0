import { useCallback, useState } from 'react';
import { drawingOf, initialOf, symbolOf } from '#app/gift-cards/redemption/brand-tile.ts';

/**
 * A brand's logo; a symbol of its trade where there is none, or its first letter (spec
 * section 2). The tile lies under the logo, so that one that does not load leaves it to be
 * seen, without scripts too. Decoration: the name must stand beside it.
 */
export function BrandLogo({ brand, imageUrl }: { brand: string; imageUrl: string }) {
  const [logo, setLogo] = useState<'awaited' | 'shown' | 'failed'>(imageUrl === '' ? 'failed' : 'awaited');
  // it may have come, or failed, before this script ran
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setLogo(image.naturalWidth === 0 ? 'failed' : 'shown');
  }, []);
  return (
    <span
      className="relative grid size-16 flex-none place-items-center overflow-hidden rounded-lg bg-marigold-soft text-ink"
      aria-hidden="true"
    >
      {logo === 'shown' ? null : <Tile brand={brand} />}
      {logo === 'failed' ? null : (
        <img
          ref={look}
          src={imageUrl}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setLogo('shown')}
          onError={() => setLogo('failed')}
          className={`absolute inset-0 size-full object-contain ${logo === 'shown' ? 'bg-surface' : ''}`}
        />
      )}
    </span>
  );
}

function Tile({ brand }: { brand: string }) {
  const symbol = symbolOf(brand);
  if (symbol === null) return <span className="font-serif text-3xl">{initialOf(brand)}</span>;
  return (
    <svg
      width={34}
      height={34}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawingOf(symbol)} />
    </svg>
  );
}
