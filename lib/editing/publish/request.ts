import * as z from 'zod';

import { BY_LENGTH, NOTE_LENGTH, publicationId, versionName } from './publication';

import { isDeploymentName } from '@/lib/platform/deployment';

/** The longest body that a publish may have. */
export const PUBLISH_BODY_BYTES = 4096;

/** Characters that name a moment, and some. */
const MOMENT_LENGTH = 40;

/** Words for lists and logs: one line, without what a terminal would obey. */
const line = (length: number) =>
  z
    .string()
    .trim()
    .regex(/^\P{Cc}+$/u)
    .max(length);

const body = z
  .object({
    deployment: z.string().refine(isDeploymentName).optional(),
    /** Also where most of what the page shows would be gone without anything being broken, and with new problems. */
    anyway: z.boolean().optional(),
    /** Refuses problems that the public version does not have. */
    careful: z.boolean().optional(),
    /** Says what would happen, and does nothing. */
    dryRun: z.boolean().optional(),
    by: line(BY_LENGTH).optional(),
    note: line(NOTE_LENGTH).optional(),
    /** A kept version to bring back, in place of a deployment. */
    version: versionName.optional(),
    /** When to do it, in the shop's time zone or with an offset; without one, now. */
    at: line(MOMENT_LENGTH).optional(),
  })
  .refine(({ version, deployment, at }) => version === undefined || (deployment ?? at) === undefined);
/** Takes back what is planned. */
const cancellation = z.object({ cancel: publicationId, by: line(BY_LENGTH).optional() });

export type PublishRequest = z.infer<typeof body>;
export type Cancellation = z.infer<typeof cancellation>;

/** What a publish asks for: a deployment by name, or by none the public one; undefined for a bad body. */
export function publishRequest(text: string): PublishRequest | Cancellation | undefined {
  if (text.trim() === '') return {};
  try {
    const given: unknown = JSON.parse(text);
    return cancellation.safeParse(given).data ?? body.parse(given);
  } catch {
    return undefined; // no JSON, or not of that form: the caller answers 400
  }
}
