import { authorise } from '@/lib/editing/publish/authorise';
import { publishing } from '@/lib/editing/publish/shared-publishing';
import { unavailable } from '@/lib/editing/publish/unavailable';
import { environment } from '@/lib/platform/environment';
import { methodNotAllowed, uncachedJson } from '@/lib/platform/http';

export async function GET({ headers }: Request): Promise<Response> {
  const publisher = await authorise(headers);
  if (publisher instanceof Response) return publisher;
  try {
    const { service, plans } = publishing();
    const publications = await service.list();
    return uncachedJson(200, {
      publications: publications.map((each) => ({ ...each, ...iso(each), timeZone: plans.timeZone })),
    });
  } catch (error) {
    return unavailable(error, 'read');
  }
}

const iso = ({ at, due }: { at: number; due?: number }) => ({
  at: new Date(at).toISOString(),
  ...(due === undefined ? {} : { due: new Date(due).toISOString() }),
});

const notAllowed = () => methodNotAllowed(environment().revalidateSecret !== undefined, 'GET');
export {
  notAllowed as DELETE,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
};
