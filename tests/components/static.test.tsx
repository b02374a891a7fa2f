/** @jest-environment jsdom */
import '@testing-library/jest-dom'; // adds CSS.escape, which jsdom lacks
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { StaticSlot } from '@/components/ui/static/static-slot';

function hydrate(served: string, page: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = served;
  const paragraph = container.querySelector('p');
  const errors: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) });
  return { container, paragraph, errors };
}

const SERVED = '<div data-static="flavours"><p>Mint</p></div>';

test('hydration keeps the served elements of static markup', () => {
  const { container, paragraph, errors } = hydrate(SERVED, <StaticSlot id="flavours" />);

  expect(errors).toEqual([]);
  expect(container.querySelector('p')).toBe(paragraph);
});

test('static markup stays visible if React discards the served page and renders a new page', () => {
  const { container, paragraph, errors } = hydrate(
    `${SERVED}<b>served</b>`,
    <>
      <StaticSlot id="flavours" />
      <i>another</i>
    </>,
  );

  expect(errors).toHaveLength(1);
  expect(container.querySelector('i')).not.toBeNull();
  expect(container.querySelector('p')).not.toBe(paragraph);
  expect(container.querySelector('p')?.textContent).toBe('Mint');
});
