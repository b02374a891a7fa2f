import Ajv, { type ValidateFunction } from 'ajv/dist/2020';

import type { Form } from '@/lib/content/values/forms';
import { contentSchema } from '@/lib/editing/json-schema';

const SCHEMA = contentSchema();

function validator(): Ajv {
  const ajv = new Ajv({ allowUnionTypes: true });
  ajv.addKeyword('markdownDescription');
  return ajv;
}

export const acceptsDocument: ValidateFunction = validator().compile(SCHEMA);

export function accepts(form: Form): ValidateFunction {
  return validator().compile(form);
}
