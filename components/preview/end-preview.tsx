/** Renders the button that ends the preview. A form, because a link could be prefetched, and it works without scripts. */
export function EndPreview({ label, className }: { label: string; className?: string }) {
  return (
    <form method="post" action="/api/preview/exit">
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  );
}
