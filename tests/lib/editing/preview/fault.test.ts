import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { previewFaultOf } from '@/lib/editing/preview/fault';
import { SourceError } from '@/lib/versions/reading/source';

test.each(['down', 'slow', 'missing'] as const)(
  'if the content source fails with “%s”, the preview fault has the same kind',
  (kind) => {
    expect(previewFaultOf(new SourceError('why', kind), 'autumn')).toEqual({
      kind,
      deployment: 'autumn',
      reason: 'why',
    });
  },
);

test('a document that is not JSON is reported with file, line and column', () => {
  const error = new UnreadableDocumentError('not JSON: why', '{\n"a" 1}', { file: 'autumn.fr.json' });
  const fault = previewFaultOf(error, 'autumn');

  expect(fault).toMatchObject({ kind: 'not-json', file: 'autumn.fr.json', place: { line: 2, column: 5 } });
});

test('a document that cannot be decoded as text is reported without a position', () => {
  const fault = previewFaultOf(new UnreadableDocumentError('not in its charset'), 'autumn');

  expect(fault).toMatchObject({ kind: 'unreadable', reason: 'not in its charset', place: undefined });
});

test('a program error is rethrown, and is not reported as a fault of the document', () => {
  expect(() => previewFaultOf(new TypeError('oops'), 'autumn')).toThrow('oops');
});
