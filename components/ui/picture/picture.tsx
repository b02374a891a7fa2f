import type { CSSProperties } from 'react';

import type { Picture as PictureData } from '@/lib/content/values/media';
import { fieldOf } from '@/lib/model/field-of';
import { forDenseScreens, pictureSources, type SlotWidth } from '@/lib/model/pictures';

/** Renders a picture in the size that the caller's style gives. `slot`: width in pixels of its largest variant. */
export function Picture({
  picture,
  sizes,
  slot,
  alt = picture.alt ?? '',
  className,
  style,
  isFirstScreen = false,
}: {
  picture: PictureData;
  sizes: string;
  slot: SlotWidth;
  alt?: string;
  className?: string;
  style?: CSSProperties;
  isFirstScreen?: boolean;
}) {
  return (
    <img
      {...fieldOf(picture)}
      {...pictureSources(picture.src, slot, picture.width)}
      sizes={forDenseScreens(sizes)}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isFirstScreen ? 'eager' : 'lazy'}
      fetchPriority={isFirstScreen ? 'high' : undefined}
      decoding="async"
      className={className}
      style={style}
    />
  );
}
