export const RECORD_FAULTS = `
  window.faults = [];
  addEventListener('error', (event) => faults.push('error: ' + (event.message || event.target.src)), true);
  addEventListener('unhandledrejection', ({ reason }) => faults.push('unhandled: ' + reason));
  addEventListener('securitypolicyviolation', (event) =>
    faults.push(['violation', event.effectiveDirective, event.blockedURI, event.sample, event.sourceFile].join(' ')));
  for (const kind of ['error', 'warn']) {
    const own = console[kind];
    console[kind] = (...words) => { faults.push(kind + ': ' + words.join(' ')); own.apply(console, words); };
  }
`;
