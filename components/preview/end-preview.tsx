/** A form works without scripts and, unlike a link, is never prefetched. */
export function EndPreview({ label, className }: { label: string; className?: string }) {
  return (
    <form method="post" action="/api/preview/exit">
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  );
}
