import type { Steps } from './support/steps';
import { engineSuite, test } from './support/suite';

const suite = engineSuite();

const TOGGLE = '[data-video-toggle]';

const waitUntilPlaying = (steps: Steps) =>
  steps.until(() => {
    const video = document.querySelector('video');
    return video && !video.paused && video.currentTime > 0;
  });
const waitUntilOverlayGone = (steps: Steps) =>
  steps.until(() => !document.querySelector('[data-intro-overlay]'));

test('once the film plays and the overlay has disappeared, the button pauses and resumes the film', async () => {
  const { steps } = suite;
  await steps.visit();
  await waitUntilPlaying(steps);
  await waitUntilOverlayGone(steps);
  await steps.click(TOGGLE);
  await steps.until(() => document.querySelector('video')?.paused);
  await steps.click(TOGGLE);
  await waitUntilPlaying(steps);
});

test('if the browser blocks autoplay, the overlay disappears and the button starts the film', async () => {
  const { steps, proxy } = suite;
  proxy.before(`
    const play = HTMLMediaElement.prototype.play;
    let isPressed = false;
    addEventListener('click', () => (isPressed = true), true);
    HTMLMediaElement.prototype.play = function () {
      return isPressed ? play.call(this) : Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
  `);
  await steps.visit();
  await waitUntilOverlayGone(steps);
  expect(await steps.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
  await steps.click(TOGGLE);
  await waitUntilPlaying(steps);
  expect(await steps.faults()).toEqual([]);
});

test('the film plays again when the visitor comes back from the shop', async () => {
  const { steps } = suite;
  await steps.visit();
  await waitUntilPlaying(steps);
  await steps.click('[data-section="intro"] a[href="/shop"]');
  await steps.until(() => location.pathname === '/shop');
  await steps.back();
  await steps.until(() => location.pathname === '/');
  await waitUntilPlaying(steps);
});

test('if the browser has paused the film, the film plays again after the back/forward cache restores the page', async () => {
  const { steps } = suite;
  await steps.visit();
  await waitUntilPlaying(steps);
  await steps.evaluate(() => document.querySelector('video')?.pause());
  await steps.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitUntilPlaying(steps);
});

test('if the browser reloads the film after a back/forward navigation, the film plays again', async () => {
  const { steps } = suite;
  await steps.visit();
  await waitUntilPlaying(steps);
  await steps.evaluate(() => {
    const video = document.querySelector('video');
    video?.addEventListener('emptied', () => (document.body.dataset.filmEmptied = ''));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    video?.load();
  });
  await steps.until(() => document.body.dataset.filmEmptied === '');
  await waitUntilPlaying(steps);
});

test('after a network error, the film reloads and plays when the back/forward cache restores the page', async () => {
  const { steps } = suite;
  await steps.visit();
  await waitUntilPlaying(steps);
  await steps.evaluate(() => {
    const video = document.querySelector('video');
    if (!video) throw new Error('no film');
    const error = { code: MediaError.MEDIA_ERR_NETWORK };
    Object.defineProperty(video, 'error', { get: () => error, configurable: true });
    video.addEventListener('emptied', () => Reflect.deleteProperty(video, 'error'));
    video.addEventListener('emptied', () => (document.body.dataset.filmLoadedAnew = ''));
  });
  await steps.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await steps.until(() => document.body.dataset.filmLoadedAnew === '');
  await waitUntilPlaying(steps);
});

test('a prerendered page fetches no film and fades in no picture until the visitor opens the page', async () => {
  const { steps, proxy } = suite;
  proxy.before(`Object.defineProperty(document, 'prerendering', { value: true, configurable: true });`);
  await steps.visit('/#story');
  await steps.until(() => document.readyState === 'complete');
  await steps.still();
  expect(await steps.evaluate(() => document.querySelector('video'))).toBeNull();
  expect(await steps.evaluate(() => document.querySelectorAll('[data-animated="shown"]').length)).toBe(0);
  await steps.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await steps.until(() => document.querySelector('#story [data-animated="shown"]'));
  await steps.scrollTo('[data-section="intro"]');
  await waitUntilPlaying(steps);
});
