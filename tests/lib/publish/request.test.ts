import { publishRequest } from '@/lib/publish/request';

test.each([
  ['nothing', '', {}],
  ['an empty object', '{}', {}],
  ['a deployment', '{"deployment":"autumn"}', { deployment: 'autumn' }],
  ['a confirmation', '{"anyway":true}', { anyway: true }],
])('a publish may ask for %s', (_, body, wanted) => {
  expect(publishRequest(body)).toEqual(wanted);
});

test.each([['no JSON'], ['{"deployment":"../live"}'], ['{"anyway":"yes"}'], ['[]']])(
  'a publish that asks for %s is not understood',
  (body) => {
    expect(publishRequest(body)).toBeUndefined();
  },
);
