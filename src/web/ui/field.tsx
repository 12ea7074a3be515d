// Fields: label above, hint and message below, both tied to the control. Optional is said in words, required is not.
import { type ComponentProps, type ReactNode, useId } from 'react'
import { partWords } from '#content/part-words.ts'
import { Icon } from './icon.tsx'

type FieldFrame = { label: string; hint?: ReactNode; error?: string | undefined; optional?: boolean }

type Framed<Element extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Element>, 'className'> &
  FieldFrame & { className?: string }

export function TextField({ label, hint, error, optional, className, ...props }: Framed<'input'>) {
  const ids = useFieldIds(props.id)
  return (
    <Frame ids={ids} frame={{ label, hint, error, optional }} className={className}>
      <input type="text" {...props} {...controlProps(ids, { hint, error })} />
    </Frame>
  )
}

export function SelectField({ label, hint, error, optional, className, ...props }: Framed<'select'>) {
  const ids = useFieldIds(props.id)
  return (
    <Frame ids={ids} frame={{ label, hint, error, optional }} className={className}>
      <select {...props} {...controlProps(ids, { hint, error })} />
    </Frame>
  )
}

export function TextAreaField({ label, hint, error, optional, className, ...props }: Framed<'textarea'>) {
  const ids = useFieldIds(props.id)
  return (
    <Frame ids={ids} frame={{ label, hint, error, optional }} className={className}>
      <textarea {...props} {...controlProps(ids, { hint, error })} />
    </Frame>
  )
}

type CheckProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: ReactNode
  error?: string | undefined
}

/** A box to tick, or one of several to choose: pass type="radio". */
export function CheckField({ label, error, ...props }: CheckProps) {
  const errorId = `${useId()}-error`
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          {...props}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}

/** One of several, as a block that fills when chosen. */
export function Choice({
  label,
  ...props
}: Omit<ComponentProps<'input'>, 'className'> & { label: ReactNode }) {
  return (
    <label className="choice">
      <input type="radio" {...props} />
      <span>{label}</span>
    </label>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-[0.45em] text-small font-semibold text-error">
      <Icon name="alert" className="mt-[0.15em] size-[1.15em] flex-none" />
      <span>{children}</span>
    </p>
  )
}

type FieldIds = { control: string; hint: string; error: string }
type FrameProps = { ids: FieldIds; frame: FieldFrame; className: string | undefined; children: ReactNode }

function Frame({ ids, frame, className = '', children }: FrameProps) {
  return (
    <div className={`field grid content-start gap-1.5 ${className}`}>
      <label htmlFor={ids.control} className="font-semibold">
        {frame.label}
        {frame.optional && <span className="font-normal text-ink-soft"> {partWords.optional}</span>}
      </label>
      {children}
      {frame.error && <FieldError id={ids.error}>{frame.error}</FieldError>}
      {frame.hint && (
        <p id={ids.hint} className={`text-small ${frame.error ? 'font-semibold text-ink' : 'text-ink-soft'}`}>
          {frame.hint}
        </p>
      )}
    </div>
  )
}

function useFieldIds(given: string | undefined): FieldIds {
  const made = useId()
  const control = given ?? made
  return { control, hint: `${control}-hint`, error: `${control}-error` }
}

function controlProps(ids: FieldIds, { hint, error }: Pick<FieldFrame, 'hint' | 'error'>) {
  const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ')
  return {
    id: ids.control,
    className: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}
