const PATHS = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M3 8h18M3 16h18',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  share: 'M12 15V3M7.5 7L12 3l4.5 4M5 12v8h14v-8',
} as const;

/** The control around the icon must have an accessible name. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
