/** Widths, in pixels, that pictures are made in; next.config.mjs lists the same. */
const WIDTHS = [160, 320, 480, 640, 828, 1080, 1280, 1600, 1920];
const QUALITY = 70;

function variant(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

/** How wide a slot gets at most, in pixels of the picture. */
export type SlotWidth = (typeof WIDTHS)[number];

/** The variants of a picture up to the width that its slot can use, and no wider than the picture is. */
export function pictureSources(src: string, slot: SlotWidth, ownWidth = Number.POSITIVE_INFINITY) {
  // Drawings scale by themselves, and the optimiser rightly refuses what may hold script.
  if (/\.svg(?:[?#]|$)/i.test(src)) return { src };
  const fitting = WIDTHS.filter((width) => width <= slot && width <= ownWidth);
  const widths = fitting.length > 0 ? fitting : WIDTHS.slice(0, 1);
  return {
    src: variant(src, widths.at(-1) ?? slot),
    srcSet: widths.map((width) => `${variant(src, width)} ${width}w`).join(', '),
  };
}
