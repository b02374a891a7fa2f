import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type PanelElement = Omit<
  DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>,
  'hidden' | 'className'
> & {
  class?: string;
  hidden?: 'until-found';
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'flavour-panel': PanelElement;
      'flavour-about': PanelElement;
    }
  }
}
