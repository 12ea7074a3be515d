// How the errors of a form are reported. Apart from the checks, which a page fetches later.
import type * as z from 'zod/mini'

export type FieldErrors = Record<string, string>

// One sentence per field, the first that applies.
export function fieldErrorsOf(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) errors[String(issue.path[0] ?? '')] ??= issue.message
  return errors
}
