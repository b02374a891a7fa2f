import { drawSharePicture } from '@/components/share-picture/draw';
import { sharedFlavour } from '@/lib/content/shared-flavour';
import { loadEdition } from '@/lib/rendering/load';
import { sharePictureContent } from '@/lib/search/share-picture/content';

/** Serves development only: in production, a worker thread draws the picture (lib/server/pictures/share-picture.ts). */
export async function GET({ url }: Request): Promise<Response> {
  const { content } = await loadEdition();
  const flavour = sharedFlavour(content, new URL(url).searchParams.getAll('flavour'));
  const body = await drawSharePicture(sharePictureContent(content, flavour));
  return new Response(body, { headers: { 'content-type': 'image/jpeg' } });
}
