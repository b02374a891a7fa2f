'use client';

import { useReportWebVitals } from 'next/web-vitals';

const REPORTED = ['LCP', 'CLS', 'INP'];

type Report = Parameters<typeof useReportWebVitals>[0];

/** Outlives the page that it is sent from; without a visitor's address, query or anything else that tells of them. */
const report: Report = ({ name, value, rating, navigationType }) => {
  if (!REPORTED.includes(name)) return;
  const { pathname } = window.location;
  navigator.sendBeacon('/api/vitals', JSON.stringify({ name, value, rating, navigationType, pathname }));
};

/** Tells the server how the page felt, as far as browsers measure it. */
export default function VitalsReporter() {
  useReportWebVitals(report);
  return null;
}
