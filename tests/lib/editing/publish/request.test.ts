import { publishRequest } from '@/lib/editing/publish/request';

test.each([
  ['nothing', '', {}],
  ['an empty object', '{}', {}],
  ['a deployment', '{"deployment":"autumn"}', { deployment: 'autumn' }],
  ['a confirmation', '{"anyway":true}', { anyway: true }],
  ['a stored version', '{"version":"3c1f60a4d7e2"}', { version: '3c1f60a4d7e2' }],
  ['a name and a note', '{"by":" Ada ","note":"Autumn"}', { by: 'Ada', note: 'Autumn' }],
])('a publish request may contain %s', (_, body, wanted) => {
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
])('the publish request %s is refused', (body) => {
  expect(publishRequest(body)).toBeUndefined();
});
