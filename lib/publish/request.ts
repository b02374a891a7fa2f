import { z } from 'zod';

import { isDeploymentName } from '../content/deployment';

/** The longest body that a publish may have. */
export const PUBLISH_BODY_BYTES = 4096;

const body = z.object({
  deployment: z.string().refine(isDeploymentName).optional(),
  /** Also where most of what the page shows would be gone without anything being broken. */
  anyway: z.boolean().optional(),
});

/** What a publish asks for: a deployment by name, or by none the public one; undefined for a bad body. */
export function publishRequest(text: string): z.infer<typeof body> | undefined {
  if (text.trim() === '') return {};
  try {
    return body.parse(JSON.parse(text));
  } catch {
    return undefined; // no JSON, or not of that form: the caller answers 400
  }
}
