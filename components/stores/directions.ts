import type { Store } from '@/lib/content/model';

export function directionsAddress(
  { location, address, city }: Pick<Store, 'location' | 'address' | 'city'>,
  name?: string,
): string | undefined {
  const target = address
    ? [name, address, city && !address.includes(city) ? city : ''].filter(Boolean).join(', ')
    : undefined;
  const destination = target ?? (location && `${location.latitude},${location.longitude}`);
  return (
    destination && `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
  );
}
