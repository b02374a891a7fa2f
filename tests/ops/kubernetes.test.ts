import { readFileSync } from 'node:fs';

import { Deployment } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

import { STOP_GRACE_MS } from '@/lib/server/timeouts';

type Probe = { httpGet: { path: string; port: string }; periodSeconds: number; failureThreshold: number };

const documents = parseAllDocuments(readFileSync('ops/kubernetes.yaml', 'utf8')).map((document) =>
  document.toJS(),
);
const [deployment, budget, service] = documents;
const pod = deployment.spec.template.spec;
const [container] = pod.containers;
const dockerfile = readFileSync('Dockerfile', 'utf8');

test('ops/kubernetes.yaml is valid against the schemas of Kubernetes', () => {
  expect(documents.map(({ kind }) => kind)).toEqual(['Deployment', 'PodDisruptionBudget', 'Service']);

  new Deployment(deployment).validate();
  new PodDisruptionBudget(budget).validate();
  new Service(service).validate();
});

test('the Service and the disruption budget select the Deployment’s pods, and one pod can be evicted', () => {
  const { labels } = deployment.spec.template.metadata;

  expect([
    deployment.spec.selector.matchLabels,
    budget.spec.selector.matchLabels,
    service.spec.selector,
  ]).toEqual([labels, labels, labels]);
  expect(budget.spec.minAvailable).toBeLessThan(deployment.spec.replicas);
});

test('the readiness probe requests /api/health, and the other probes request /robots.txt', () => {
  const paths = [container.readinessProbe, container.livenessProbe, container.startupProbe].map(
    ({ httpGet }: Probe) => httpGet.path,
  );

  expect(paths).toEqual(['/api/health', '/robots.txt', '/robots.txt']);
});

test('every probe and the Service use the port on which the image listens', () => {
  const [{ name, containerPort }] = container.ports;

  expect(dockerfile).toContain(`EXPOSE ${containerPort}\n`);
  for (const probe of [container.readinessProbe, container.livenessProbe, container.startupProbe])
    expect(probe.httpGet.port).toBe(name);
  expect(service.spec.ports[0].targetPort).toBe(name);
});

test('the grace period of Kubernetes is longer than the preStop delay plus the wait for open requests', () => {
  const [, seconds] = container.lifecycle.preStop.exec.command;

  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + STOP_GRACE_MS / 1000);
});

test('the unprivileged container can write only to volumes, such as the cache folders of the image', () => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  expect(container.securityContext).toEqual({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  const mounts: { name: string; mountPath: string }[] = container.volumeMounts;
  for (const { mountPath } of mounts.filter(({ name }) => name !== 'tmp'))
    expect(dockerfile).toContain(mountPath);
  expect(mounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }: { name: string }) => name));
});
