/** The content schema as a validator reads it. */
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';

import type { Form } from '@/lib/content/values/forms';
import { contentSchema } from '@/lib/editing/json-schema';

const SCHEMA = contentSchema();

function validator(): Ajv {
  const ajv = new Ajv({ allowUnionTypes: true });
  ajv.addKeyword('markdownDescription');
  return ajv;
}

/** Whether the schema takes a document. */
export const takesDocument: ValidateFunction = validator().compile(SCHEMA);

/** Whether the schema takes a value of a form. */
export function takes(form: Form): ValidateFunction {
  return validator().compile(form);
}
