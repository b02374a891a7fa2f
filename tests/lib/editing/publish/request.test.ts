import { publishRequest } from '@/lib/editing/publish/request';

test.each([
  ['nothing', '', {}],
  ['an empty object', '{}', {}],
  ['a deployment', '{"deployment":"autumn"}', { deployment: 'autumn' }],
  ['a confirmation', '{"anyway":true}', { anyway: true }],
  ['a kept version', '{"version":"3c1f60a4d7e2"}', { version: '3c1f60a4d7e2' }],
  ['a name and a note', '{"by":" Ada ","note":"Autumn"}', { by: 'Ada', note: 'Autumn' }],
])('a publish may ask for %s', (_, body, wanted) => {
  expect(publishRequest(body)).toEqual(wanted);
});

test.each([
  ['no JSON'],
  ['{"deployment":"../live"}'],
  ['{"anyway":"yes"}'],
  ['[]'],
  ['{"version":"../live"}'],
  ['{"version":"3c1f60a4d7e2","deployment":"autumn"}'],
  ['{"by":"\\u001b[2J"}'],
  [JSON.stringify({ by: 'x'.repeat(81) })],
])('a publish that asks for %s is not understood', (body) => {
  expect(publishRequest(body)).toBeUndefined();
});
