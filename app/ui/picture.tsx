import type { LinkDescriptor } from 'react-router';
import { type PictureName, pictures } from './pictures.generated';

type PictureProps = {
  name: PictureName;
  /** What a visitor who cannot see the picture should know; empty for decoration. */
  alt: string;
  /** The `sizes` attribute: how wide the picture is drawn at each viewport width. */
  sizes: string;
  /** For the one picture that is the page's largest first paint; pair it with `preloadPicture`. */
  priority?: boolean;
  className?: string;
};

/** React Router passes `fetchPriority` on but its type does not know it yet. */
type PicturePreload = LinkDescriptor & { fetchPriority: 'high' };

export function Picture({ name, alt, sizes, priority = false, className }: PictureProps) {
  const { width, height, placeholder } = pictures[name];
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avifSrcSet(name)} sizes={sizes} />
      <img
        src={webpUrl(name)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={className}
        style={{ background: placeholder }}
      />
    </picture>
  );
}

/** For a route's `links`: the browser starts the picture before it has parsed the page. `sizes` must match. */
export function preloadPicture(name: PictureName, sizes: string): PicturePreload {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avifSrcSet(name),
    imageSizes: sizes,
    fetchPriority: 'high',
  };
}

/** A plain address of the picture, for places that cannot take a `<picture>`: structured data, video posters. */
export function webpUrl(name: PictureName): string {
  const { width, hash } = pictures[name];
  return `/images/${name}-${Math.min(width, WEBP_WIDTH)}.${hash}.webp`;
}

/** The one WebP size `imagery/encode.ts` makes. */
const WEBP_WIDTH = 960;

function avifSrcSet(name: PictureName): string {
  const { widths, hash } = pictures[name];
  return widths.map((width) => `/images/${name}-${width}.${hash}.avif ${width}w`).join(', ');
}
