import { drawSharePicture } from '@/components/share-picture/draw';
import { sharedFlavour } from '@/lib/content/shared-flavour';
import { loadContent } from '@/lib/rendering/load';
import { sharePictureContent } from '@/lib/search/share-picture/content';

/**
 * The picture of shared links, `?flavour=ID` that of a flavour. Its digest in the address is for those who keep pictures: what
 * there is now is the answer to any. In development alone: in production a thread draws it (lib/server/pictures/share-picture.ts).
 */
export async function GET({ url }: Request): Promise<Response> {
  const content = await loadContent();
  const flavour = sharedFlavour(content, new URL(url).searchParams.getAll('flavour'));
  const body = await drawSharePicture(sharePictureContent(content, flavour));
  return new Response(body, { headers: { 'content-type': 'image/jpeg' } });
}
