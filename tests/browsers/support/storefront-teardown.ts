export default function end(): Promise<void> | undefined {
  return globalThis.stopStorefront?.();
}
