import { drawSharePicture } from '@/components/share-picture/draw';
import { sharedFlavour } from '@/lib/content/shared-flavour';
import { loadEdition } from '@/lib/rendering/load';
import { sharePictureContent } from '@/lib/search/share-picture/content';

/**
 * Draws the share picture in development. In production, a worker thread draws it
 * (lib/server/pictures/share-picture.ts). The digest in the address serves only caches.
 */
export async function GET({ url }: Request): Promise<Response> {
  const { content } = await loadEdition();
  const flavour = sharedFlavour(content, new URL(url).searchParams.getAll('flavour'));
  const body = await drawSharePicture(sharePictureContent(content, flavour));
  return new Response(body, { headers: { 'content-type': 'image/jpeg' } });
}
