import { z } from 'zod';

import { isDeploymentName } from '../content/deployment';

/** The longest body that a publish may have. */
export const PUBLISH_BODY_BYTES = 4096;

const body = z.object({ deployment: z.string().refine(isDeploymentName).optional() });

/** What a publish asks for: a deployment by name, or by none the one that is public already; undefined for a bad body. */
export function publishRequest(text: string): { deployment?: string } | undefined {
  if (text.trim() === '') return {};
  try {
    return body.parse(JSON.parse(text));
  } catch {
    return undefined; // no JSON, or not of that form: the caller answers 400
  }
}
