import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './preview-tools.module.css';

type ToggleProps = {
  isOn: boolean;
  help: string;
  /** While the button has this class, style sheets change the page (`body:has(…)`). */
  className?: string;
  onToggle: (isOn: boolean, button: HTMLElement) => void;
  children: ReactNode;
};

export function Toggle({ isOn, help, className, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={help}
      className={clsx(styles.switch, className)}
      onClick={({ currentTarget }) => onToggle(!isOn, currentTarget)}
    >
      {children}
    </button>
  );
}
