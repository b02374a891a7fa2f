export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
