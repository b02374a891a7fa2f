export default function end(): Promise<void> {
  return globalThis.endStorefront();
}
