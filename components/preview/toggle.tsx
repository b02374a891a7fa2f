import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './preview-tools.module.css';

type ToggleProps = {
  isOn: boolean;
  help: string;
  /** What it switches in the page hangs on this class. */
  className?: string;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
};

/** One of the preview's tools, which is on or off. */
export function Toggle({ isOn, help, className, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={help}
      className={clsx(styles.switch, className)}
      onClick={() => onToggle(!isOn)}
    >
      {children}
    </button>
  );
}
