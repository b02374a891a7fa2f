import type { Store } from '@/lib/content/model';
import { withCity } from '@/lib/model/format';

export function directionsAddress(
  { location, address, city }: Pick<Store, 'location' | 'address' | 'city'>,
  name?: string,
): string | undefined {
  const target = address && [name, withCity(address, city)].filter(Boolean).join(', ');
  const destination = target ?? (location && `${location.latitude},${location.longitude}`);
  return (
    destination && `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
  );
}
