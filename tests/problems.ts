import { groupProblems } from '@/lib/editing/findings/grouped-problems';

/** Returns one group per argument. A `known` problem also exists in the public version. */
export const problemsOf = (...kinds: ('new' | 'known')[]) =>
  groupProblems(
    kinds.map((kind, index) => ({
      path: `$.home.flavours[0].FIELD_${index}`,
      expected: 'a number',
      found: '"x"',
      action: 'left out',
      isNew: kind === 'new',
    })),
  );
