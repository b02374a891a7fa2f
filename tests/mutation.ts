import fc from 'fast-check';

// One failing case is enough to detect a mutation. The search for a smaller failing case would more than double the
// run time.
fc.configureGlobal({ endOnFailure: true });
