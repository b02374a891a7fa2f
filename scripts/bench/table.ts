import type { Day } from './memory';
import { kilobytes, milliseconds, times } from './numbers';
import type { Results } from './parts';

type Line = [figure: string, measured: string, reference: string, target: string];

export function table(results: Results): string {
  const lines = [
    ...bytesLines(results.bytes),
    ...paintLines(results),
    ...lifeLines(results.life),
    ...servingLines(results.serving),
    ...memoryLines(results.memory),
  ];
  const head: Line[] = [
    ['figure', 'measured', 'reference', 'target'],
    ['---', '---', '---', '---'],
  ];
  return [...head, ...lines, ...growthLines(results.growth)]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function bytesLines(bytes: Results['bytes']): Line[] {
  if (!bytes) return [];
  const { phone, desktop, scripts } = bytes;
  const both = (read: (window: typeof phone) => number) =>
    `${kilobytes(read(phone))} / ${kilobytes(read(desktop))}`;
  return [
    [
      'scripts at load, as gzip',
      kilobytes(scripts.page),
      `${kilobytes(scripts.empty)} (a) → + ${kilobytes(scripts.page - scripts.empty)}`,
      '(a) + 12 KB',
    ],
    ['scripts at load, as sent', kilobytes(phone.atLoad.Script), '', ''],
    ['HTML', kilobytes(phone.atLoad.Document), '', '≤ 30 KB'],
    ['styles at load', kilobytes(phone.atLoad.Stylesheet), '', '≤ 14.9 KB'],
    ['fonts, phone / desktop', both(({ afterScroll }) => afterScroll.Font), '', '≤ 90 KB'],
    ['pictures at load, phone / desktop', both(({ atLoad }) => atLoad.Image), '', ''],
    ['all at load before the film, phone / desktop', both(({ atLoad }) => atLoad.total), '', '≤ 400 KB'],
    [
      'all after a full scroll, phone / desktop',
      both(({ afterScroll }) => afterScroll.total),
      '',
      '≤ 900 KB',
    ],
    [
      'layout shift over a full scroll, phone / desktop',
      `${phone.layoutShift.toFixed(3)} / ${desktop.layoutShift.toFixed(3)}`,
      '',
      '0.00',
    ],
  ];
}

function paintLines({ paint, blocking, marks }: Results): Line[] {
  const lines: Line[] = [];
  for (const [pace, { page, limit }] of Object.entries(paint ?? {})) {
    for (const [label, figure, target] of [
      ['first paint', 'firstPaint', ''],
      ['largest paint', 'largestPaint', '≤ 1.05 ×'],
    ] as const)
      lines.push([
        `${label} (Lighthouse mobile${pace === 'phone' ? '' : `, ${pace}`})`,
        milliseconds(page[figure]),
        `${milliseconds(limit[figure])} (b) → ${times(page[figure] / limit[figure])}`,
        target,
      ]);
  }
  if (blocking) {
    const { page, empty } = blocking;
    lines.push([
      'total blocking time (Lighthouse mobile)',
      milliseconds(page.blocking),
      `${milliseconds(empty.blocking)} (a)`,
      '≤ (a) + 20 ms',
    ]);
    const others = marks ? Object.values(marks).join(' / ') : '';
    lines.push(['Lighthouse mobile: speed / others', `${page.speed} / ${others}`, '', '≥ 99 / 100']);
  }
  return lines;
}

function lifeLines(life: Results['life']): Line[] {
  if (!life) return [];
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  return [
    ['cold start', milliseconds(life.coldStart), '', '< 1.5 s'],
    ['publish to visible', milliseconds(life.publish), '', '< 1 s'],
    ['renders / fetches per 10,000 visits', `${life.renders - 1} / ${life.fetches}`, '', '0 / 0'],
    ['renders / fetches per publish', `${life.perPublish.renders} / ${life.perPublish.fetches}`, '', '1 / 1'],
    [
      'memory: idle, after 10,000 visits',
      [life.memoryIdle, life.memoryAfter].map(megabytes).join(', '),
      '',
      '',
    ],
  ];
}

function memoryLines(memory: Results['memory']): Line[] {
  if (!memory) return [];
  const { one, two } = memory;
  const of = (phase: keyof Day) =>
    [one[phase], two[phase]]
      .map(({ now, peak }) => `${Math.round(now / 2 ** 20)} MB (peak ${Math.round(peak / 2 ** 20)})`)
      .join(', ');
  return [
    ['resident memory at rest, one and two languages', of('rest'), '', '≤ 180 MB'],
    ['after 5,000 visits of mixed addresses', of('visits'), '', '≤ 256 MB'],
    ['after twelve publishes in a row', of('publishes'), '', ''],
    ['half a minute after these', of('settled'), '', '≤ 256 MB'],
    ['after the hostile documents', of('hostile'), '', ''],
    ['a minute after these', of('minuteLater'), '', '≤ 256 MB'],
  ];
}

function servingLines(serving: Results['serving']): Line[] {
  if (!serving) return [];
  const { direct, framework, french } = serving;
  const shown = ({ perSecond, p99 }: typeof direct) =>
    `${Math.round(perSecond)}/s, p99 ${Math.round(p99)} ms`;
  const ratio = (a: typeof direct, b: typeof direct) => times(a.perSecond / b.perSecond);
  const lines: Line[] = [
    [
      'visits a second, direct (gzip)',
      shown(direct),
      `${shown(framework)} (framework’s own server) → ${ratio(direct, framework)}`,
      '≥ 5 ×',
    ],
    [
      'visits a second of the second language, direct (gzip)',
      shown(french),
      `${shown(direct)} (a site of one) → ${ratio(french, direct)}`,
      '≥ 0.9 ×',
    ],
  ];
  if ('behind' in serving)
    lines.push([
      'visits a second through the micro-cache',
      shown(serving.behind.through),
      `${shown(serving.behind.limit)} (c) → ${ratio(serving.behind.through, serving.behind.limit)}`,
      '≥ 0.8 ×',
    ]);
  return lines;
}

function growthLines(growth: Results['growth']): string[][] {
  if (!growth) return [];
  return growth.map((row) => [
    `${row.flavours} flavours, ${row.categories} categories${row.languages === 1 ? '' : `, ${row.languages} languages`}`,
    `${kilobytes(row.html)}, ${kilobytes(row.brotli)} brotli; publish ${milliseconds(row.publish)}`,
    `parse ${milliseconds(row.parse)}, hydrated ${milliseconds(row.hydrated)}, script ${milliseconds(row.script)}, layout ${milliseconds(row.layout)}, ${(row.heap / 1e6).toFixed(1)} MB heap`,
    `panel ${milliseconds(row.panel)}, next task ${milliseconds(row.panelTask)}, finder ${milliseconds(row.finder)}`,
  ]);
}
