import fc from 'fast-check';

// One failing case is enough to detect a mutation, so a property test stops at its first failing case. The search for
// a smaller failing case (shrinking) would more than double the run time.
fc.configureGlobal({ endOnFailure: true });
