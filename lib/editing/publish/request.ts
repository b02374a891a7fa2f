import * as z from 'zod';

import { BY_LENGTH, NOTE_LENGTH, publicationId, versionName } from './publication';

import { isDeploymentName } from '@/lib/platform/deployment';

export const PUBLISH_BODY_BYTES = 4096;

/** In characters. Each valid time is shorter. */
const MOMENT_LENGTH = 40;

/** Accepts one line without control characters, because lists and logs show `by` and `note`. */
const line = (length: number) =>
  z
    .string()
    .trim()
    .regex(/^\P{Cc}+$/u, 'must be one line of text')
    .max(length);

const body = z
  .strictObject({
    deployment: z.string().refine(isDeploymentName, 'is not the name of a deployment').optional(),
    /**
     * Publishes despite new problems or the loss of most entries of one kind. If broken entries can explain the
     * loss, the publish is still refused.
     */
    anyway: z.boolean().optional(),
    /** Refuses new problems, unless the request has `anyway`. */
    careful: z.boolean().optional(),
    dryRun: z.boolean().optional(),
    by: line(BY_LENGTH).optional(),
    note: line(NOTE_LENGTH).optional(),
    /** A stored version to restore. */
    version: versionName.optional(),
    /** In the shop's time zone, or with an offset. */
    at: line(MOMENT_LENGTH).optional(),
  })
  .refine(({ version, deployment, at }) => version === undefined || (deployment ?? at) === undefined, {
    error: 'cannot stand beside "deployment" or "at"',
    path: ['version'],
  });
const cancellation = z.strictObject({
  cancel: publicationId,
  by: line(BY_LENGTH).optional(),
  note: line(NOTE_LENGTH).optional(),
});

export type PublishRequest = z.infer<typeof body>;
export type Cancellation = z.infer<typeof cancellation>;

/**
 * Refuses unknown or invalid fields, because ignoring them could cause an unintended publish. An empty body publishes
 * the deployment that is public now.
 * @param publisher takes precedence over the name in the body
 */
export function publishRequest(
  text: string,
  publisher?: string,
): PublishRequest | Cancellation | { fault: string } {
  if (text.trim() === '') return { by: publisher };
  const given = jsonIn(text);
  const isCancellation = typeof given === 'object' && given !== null && 'cancel' in given;
  const parsed = (isCancellation ? cancellation : body).safeParse(given);
  if (!parsed.success) return { fault: faultOf(parsed.error) };
  return { ...parsed.data, by: publisher ?? parsed.data.by };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const FORM =
  'the body must be empty, or JSON with any of {"deployment":"name","anyway":true,"careful":true,"dryRun":true,"by":"…","note":"…","at":"2026-12-01T08:00"}, or with "version" in place of "deployment", or {"cancel":"id"}';

function faultOf({ issues: [issue] }: z.ZodError): string {
  if (issue?.code === 'unrecognized_keys') return `unknown field "${issue.keys.join('", "')}": ${FORM}`;
  return issue && issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : FORM;
}
