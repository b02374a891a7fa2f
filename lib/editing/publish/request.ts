import * as z from 'zod';

import { BY_LENGTH, NOTE_LENGTH, publicationId, versionName } from './publication';

import { isDeploymentName } from '@/lib/platform/deployment';

/** Maximum size of the body of a publish request. */
export const PUBLISH_BODY_BYTES = 4096;

/** Maximum length of a time in characters. All valid times are shorter. */
const MOMENT_LENGTH = 40;

/** A text for lists and logs: one line without control characters. */
const line = (length: number) =>
  z
    .string()
    .trim()
    .regex(/^\P{Cc}+$/u)
    .max(length);

const body = z
  .object({
    deployment: z.string().refine(isDeploymentName).optional(),
    /** Accepts new problems. Also accepts that most of the page disappears, unless broken entries are the reason. */
    anyway: z.boolean().optional(),
    /** Refuses a version with problems that the public version does not have. */
    careful: z.boolean().optional(),
    /** Returns the expected result and changes nothing. */
    dryRun: z.boolean().optional(),
    by: line(BY_LENGTH).optional(),
    note: line(NOTE_LENGTH).optional(),
    /** A stored version to restore, instead of a deployment. */
    version: versionName.optional(),
    /** The planned time, in the shop's time zone or with an offset. Without a time, the publish is immediate. */
    at: line(MOMENT_LENGTH).optional(),
  })
  .refine(({ version, deployment, at }) => version === undefined || (deployment ?? at) === undefined);
const cancellation = z.object({ cancel: publicationId, by: line(BY_LENGTH).optional() });

export type PublishRequest = z.infer<typeof body>;
export type Cancellation = z.infer<typeof cancellation>;

/** Parses a request body. An empty body publishes the public deployment. Returns undefined if the body is invalid. */
export function publishRequest(text: string): PublishRequest | Cancellation | undefined {
  if (text.trim() === '') return {};
  try {
    const given: unknown = JSON.parse(text);
    return cancellation.safeParse(given).data ?? body.parse(given);
  } catch {
    return undefined; // the caller answers 400
  }
}
