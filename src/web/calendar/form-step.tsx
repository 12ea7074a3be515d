import type { ReactNode } from 'react'
import { FieldError } from '#web/ui/field.tsx'

type FormStepProps = {
  /** Where a link can lead. */
  id?: string | undefined
  number: number
  title: string
  /** The draft's field, where the whole step answers one question: the first error is focused by it. */
  field?: string
  error?: string | undefined
  children: ReactNode
}

export function FormStep({ id, number, title, field = '', error, children }: FormStepProps) {
  const errorId = `booking-${field}-error`
  return (
    <fieldset
      id={id}
      data-field={field || undefined}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      className="min-w-0 outline-none pt-[clamp(2rem,4vw,3.25rem)]"
    >
      <legend className="display float-left mb-4 flex w-full items-baseline gap-[0.6em] text-title">
        <span className="text-error">{number}</span>
        {title}
      </legend>
      <div className="clear-both grid gap-3">
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {children}
      </div>
    </fieldset>
  )
}
