import { type RefObject, useEffect, useRef } from 'react'
import type { FieldErrors } from '#domain/field-errors.ts'

const controls = 'input:checked, input:not(:disabled), select, textarea, [tabindex="0"]'

// In the order of the page, not of the checks.
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors) {
  if (Object.keys(errors).length === 0) return
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field], [aria-invalid="true"]')]
  const first = fields.find(({ dataset: { field } }) => (field === undefined ? true : errors[field]))
  if (!first) return
  const control = first.querySelector<HTMLElement>(controls)
  ;(control ?? first).focus()
  // A whole step: its heading and what is wrong stand above its first control.
  if (first.matches('fieldset')) first.scrollIntoView({ block: 'start' })
}

/** Focuses the first of the errors once they are on the page. */
export function useErrorFocus(form: RefObject<HTMLFormElement | null>) {
  const waiting = useRef<FieldErrors>(undefined)
  useEffect(() => {
    if (form.current && waiting.current) focusFirstError(form.current, waiting.current)
    waiting.current = undefined
  })
  return (errors: FieldErrors) => {
    waiting.current = errors
  }
}
