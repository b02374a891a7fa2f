import { authorise } from '@/lib/editing/publish/authorise';
import { publishing } from '@/lib/editing/publish/shared-publishing';
import { environment } from '@/lib/platform/environment';
import { refusedMethod } from '@/lib/platform/http';

/** Who put what in public and when, the latest first, for those who may publish. */
export async function GET({ headers }: Request): Promise<Response> {
  const publisher = await authorise(headers);
  if (publisher instanceof Response) return publisher;
  const publications = await publishing().service.list();
  return Response.json(
    { publications: publications.map((each) => ({ ...each, ...iso(each) })) },
    { headers: { 'cache-control': 'no-store' } },
  );
}

const iso = ({ at, due }: { at: number; due?: number }) => ({
  at: new Date(at).toISOString(),
  ...(due === undefined ? {} : { due: new Date(due).toISOString() }),
});

const notAllowed = () => refusedMethod(environment().revalidateSecret !== undefined, 'GET');
export {
  notAllowed as DELETE,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
};
