import fc from 'fast-check';

// One failing case detects a mutation. Searching for a smaller one would more than double the run time.
fc.configureGlobal({ endOnFailure: true });
