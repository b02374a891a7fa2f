import { publishRequest } from '@/lib/editing/publish/request';

test.each([
  ['an empty body', '', {}],
  ['only white space', ' \n', {}],
  ['an empty object', '{}', {}],
  ['a deployment', '{"deployment":"autumn"}', { deployment: 'autumn' }],
  ['a confirmation', '{"anyway":true}', { anyway: true }],
  ['a stored version', '{"version":"3c1f60a4d7e2"}', { version: '3c1f60a4d7e2' }],
  ['a name and a note', '{"by":" Ada ","note":"Autumn"}', { by: 'Ada', note: 'Autumn' }],
  [
    'a cancellation with a name and a note',
    '{"cancel":"0a1b2c3d","by":"Ben","note":" Too early "}',
    { cancel: '0a1b2c3d', by: 'Ben', note: 'Too early' },
  ],
])('a publish request with %s is valid', (_, body, wanted) => {
  expect(publishRequest(body)).toEqual(wanted);
});

test('the owner of a personal secret is the author of a publish, even if the request names another author', () => {
  expect(publishRequest('{"by":"Bob"}', 'ada')).toEqual({ by: 'ada' });
  expect(publishRequest('', 'ada')).toEqual({ by: 'ada' });
});

const FORM = /the body must be empty, or JSON with any of/;

test.each([
  ['no JSON', FORM],
  ['[]', FORM],
  ['null', FORM],
  ['{"deployment":"../live"}', /^deployment: is not the name of a deployment$/],
  ['{"anyway":"yes"}', /^anyway: .*expected boolean/],
  ['{"version":"../live"}', /^version: is not the name of a version, which has 12 digits from 0 to f$/],
  ['{"version":"3c1f60a4d7e2","deployment":"autumn"}', /^version: cannot stand beside "deployment" or "at"$/],
  ['{"by":"\\u001b[2J"}', /^by: must be one line of text$/],
  [JSON.stringify({ by: 'x'.repeat(81) }), /^by: .*80/],
])('an invalid publish request is refused, and the message gives the reason: %s', (body, reason) => {
  expect(publishRequest(body)).toEqual({ fault: expect.stringMatching(reason) });
});

test('a cancel request without a valid id is refused', () => {
  expect(publishRequest('{"cancel":"3c1f60a4d7e2"}')).toEqual({
    fault: 'cancel: is not the id of a publication, which has 8 digits from 0 to f',
  });
  expect(publishRequest('{"cancel":"autumn","by":"Ada"}')).toMatchObject({ fault: expect.any(String) });
});

test('a publish request with misspelt fields is refused, and the message names these fields', () => {
  expect(publishRequest('{"deploymnet":"autumn"}')).toEqual({
    fault: expect.stringMatching(/^unknown field "deploymnet": the body must be empty/),
  });
  expect(publishRequest('{"dryrun":true,"Note":"Autumn"}')).toEqual({
    fault: expect.stringMatching(/^unknown field "dryrun", "Note": /),
  });
});
