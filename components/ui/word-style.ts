import type { CSSProperties } from 'react';

import { longestWordWidth } from '@/lib/display-width';

/** Tells the stylesheet how wide the longest word is, in em: it sets the type no larger than that fits its column. */
export const wordStyle = (words: string) => ({ '--word': longestWordWidth(words) }) as CSSProperties;
