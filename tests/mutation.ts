import fc from 'fast-check';

// The first failing case is enough to detect a mutation. Shrinking it would take longer than the rest of the run.
fc.configureGlobal({ endOnFailure: true });
