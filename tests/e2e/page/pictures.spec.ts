import { expect, test } from '../support/test';
import { hydrated } from '../support/visit';

const WIDTHS = [360, 390, 768, 1024, 1280, 1440, 1920];
/** Allowed ratio of loaded to shown width. A smaller picture looks coarse, a larger picture wastes bytes. */
const FITTING = { from: 0.85, to: 1.35 };

test('at every window width, pictures load in the size in which they are shown', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await hydrated(page);
    const misfits = await page.evaluate(async ({ from, to }) => {
      const shown = [...document.images].filter((image) => image.sizes !== '' && image.checkVisibility());
      for (const image of shown) image.loading = 'eager';
      await Promise.all(shown.map((image) => image.decode()));
      return shown.flatMap((image) => {
        // With several files in `srcset`, `naturalWidth` is the width in `sizes`, not the width of the loaded file.
        const ratio = image.naturalWidth / image.naturalHeight;
        const [wide, high] = [image.offsetWidth, image.offsetHeight * ratio];
        const needed =
          getComputedStyle(image).objectFit === 'contain' ? Math.min(wide, high) : Math.max(wide, high);
        const share = image.naturalWidth / needed;
        // A picture with styles from the content may be smaller than its tile, so its file may be larger than needed.
        const isFitting = share > from && (share < to || image.style.length > 0);
        return isFitting ? [] : [`${image.currentSrc} ${share.toFixed(2)}`];
      });
    }, FITTING);
    expect.soft(misfits, `at ${width} px`).toEqual([]);
  }
});

test('pictures of this site are served as AVIF and WebP and cached permanently', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const cutOut = /\/pictures\/flavours-[a-z\d-]+-front-[\da-f]{8}-480/.exec(html)?.[0] ?? '';
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
  ] as const) {
    const answer = await request.get(cutOut, { headers: { accept } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({ 'content-type': type, vary: 'accept' });
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
  expect((await request.get('/pictures/none-00000000-480')).status()).toBe(404);
});

test('a cut-out picture has a transparent background', async ({ page }) => {
  await page.goto('/');
  const opacity = await page
    .locator('img[src*="-front-"]')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 4, 4);
      return context?.getImageData(0, 0, 1, 1).data[3];
    });
  expect(opacity).toBeLessThan(128);
});

test('the server answers range requests for the film', async ({ request }) => {
  const part = await request.get('/upload/intro/mobile.webm', { headers: { range: 'bytes=0-99' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
});
