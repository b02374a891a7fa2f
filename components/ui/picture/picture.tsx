import type { CSSProperties } from 'react';

import type { Picture as PictureData } from '@/lib/content/values/media';
import { fieldOf } from '@/lib/model/field-of';
import type { PictureSlot } from '@/lib/model/picture-slots';
import { forDenseScreens, pictureSources } from '@/lib/model/pictures';

export function Picture({
  picture,
  slot: { sizes, slot },
  alt = picture.alt ?? '',
  className,
  style,
  isFirstScreen = false,
}: {
  picture: PictureData;
  slot: PictureSlot;
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
