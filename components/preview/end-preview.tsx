/** A form, so that it needs no script and no link ends a preview by being fetched ahead. */
export function EndPreview({ label, className }: { label: string; className?: string }) {
  return (
    <form method="post" action="/api/preview/exit">
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  );
}
