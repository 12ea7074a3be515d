import type { FieldErrors } from '#domain/fields.ts'

// In the order of the page, not of the checks.
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors) {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const first = fields.find(({ dataset }) => errors[dataset.field ?? ''])
  if (!first) return
  const control = first.querySelector<HTMLElement>('input:checked, input:not(:disabled), [tabindex="0"]')
  ;(control ?? first).focus()
}
