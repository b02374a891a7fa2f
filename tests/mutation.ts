import fc from 'fast-check';

// Stops a property test at its first failing case, which is enough to detect a mutation. Shrinking the case would
// take longer than the rest of the run.
fc.configureGlobal({ endOnFailure: true });
