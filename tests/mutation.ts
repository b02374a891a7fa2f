import fc from 'fast-check';

// A changed line is noticed by the first case that fails; looking for a shorter one would take longer than all else.
fc.configureGlobal({ endOnFailure: true });
