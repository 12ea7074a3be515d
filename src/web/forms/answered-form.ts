// A form that was sent without a script comes back in its page, with the typed values and the errors.
import { createContext, use } from 'react'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { Notice } from '#domain/messages.ts'

export type AnsweredForm = {
  values: Record<string, string>
  errors: FieldErrors
  notice?: Notice | undefined
}

export const AnsweredFormContext = createContext<AnsweredForm | undefined>(undefined)

export function useAnsweredForm() {
  return use(AnsweredFormContext)
}
