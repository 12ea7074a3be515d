// The draft of a form. It survives errors and reloads, and is deleted once it is sent.
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { forget, keepDraft, readDraft } from '#web/browser/kept.ts'
import type { Attempt } from './attempt.ts'

export type FormValues = Record<string, string | number | boolean>

type Draft<Values> = {
  values: Values
  attempt?: Attempt | undefined
  /** It was sent exactly like this, and it is not known whether it arrived. */
  isTried: boolean
}

type DraftOptions<Values> = {
  name: string
  start: Values
  /** The values of a form that was sent without a script: newer than the stored draft. */
  typed: Partial<Values> | undefined
  form: RefObject<HTMLFormElement | null>
}

// The server renders the empty form; the browser fills in its draft after hydration.
export function useFormDraft<Values extends FormValues>({ name, start, typed, form }: DraftOptions<Values>) {
  const key = `coastal-clean.${name}-draft`
  const [draft, setDraft] = useState<Draft<Values>>({
    values: { ...start, ...typed },
    isTried: false,
  })
  const [isAwake, setAwake] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
  useEffect(() => {
    const kept = readDraft(key) as Partial<Draft<Values>> | undefined
    const shown = form.current && typedBefore(form.current, start)
    setDraft({ isTried: false, ...kept, values: { ...start, ...kept?.values, ...typed, ...shown } })
    setAwake(true)
  }, [])

  useEffect(() => {
    if (isAwake) keepDraft(key, draft)
  }, [draft, isAwake, key])

  const change = useCallback((changes: Partial<Values>) => {
    setDraft(({ values, attempt }) => ({ values: { ...values, ...changes }, attempt, isTried: false }))
  }, [])

  const mark = (marks: Partial<Omit<Draft<Values>, 'values'>>) =>
    setDraft(current => ({ ...current, ...marks }))
  const startAgain = (values: Values) => setDraft({ values, isTried: false })

  return { ...draft, isAwake, change, mark, startAgain, forgetDraft: () => forget(key) }
}

// Values typed before the script arrived are only in the page.
function typedBefore<Values extends FormValues>(form: HTMLFormElement, start: Values): Partial<Values> {
  const entries = [...new FormData(form)].filter(([name, value]) => name in start && value)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, likeStart(start[name], String(value))]),
  ) as Partial<Values>
}

function likeStart(start: FormValues[string] | undefined, text: string) {
  if (typeof start === 'boolean') return true
  return typeof start === 'number' ? Number(text) : text
}
