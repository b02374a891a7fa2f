/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Slider } from '@/components/ui/slider/slider';
import { wordsFor } from '@/lib/words/words';

const words = wordsFor('en');
const SLIDE_PX = 300;

/** jsdom has no layout. Each slide is as wide as the view. */
function layOut(view: HTMLElement): void {
  const slides = [...view.querySelectorAll('li')];
  Object.defineProperties(view, {
    clientWidth: { value: SLIDE_PX },
    scrollWidth: { value: SLIDE_PX * slides.length },
    scrollBy: {
      value: ({ left }: { left: number }) => {
        view.scrollLeft += left;
        view.dispatchEvent(new Event('scroll'));
      },
    },
  });
  for (const [index, slide] of slides.entries()) {
    Object.defineProperty(slide, 'offsetWidth', { value: SLIDE_PX });
    slide.getBoundingClientRect = () => new DOMRect(SLIDE_PX * index, 0, SLIDE_PX, SLIDE_PX);
  }
}

test('without the slider library, the buttons scroll both ways, and the counter shows the slide number', async () => {
  // The slider is never near the viewport, so the library does not load.
  const Observer = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() }));
  Object.assign(globalThis, { IntersectionObserver: Observer });
  render(
    <Slider name="corporate" mode="fade" label="Gifts" words={{ ...words.slider, colon: words.colon }}>
      {['a', 'b'].map((slide) => (
        <li key={slide}>{slide}</li>
      ))}
    </Slider>,
  );
  layOut(screen.getByRole('group', { name: 'Gifts' }));
  const [previous, next] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  const isDisabled = () => [previous, next].map((button) => button.getAttribute('aria-disabled'));
  expect(isDisabled()).toEqual(['true', 'false']);

  await userEvent.click(next);
  expect(screen.getByText('2 / 2')).toBeVisible();
  expect(isDisabled()).toEqual(['false', 'true']);

  await userEvent.click(previous);
  expect(screen.getByText('1 / 2')).toBeVisible();
  expect(isDisabled()).toEqual(['true', 'false']);
});
