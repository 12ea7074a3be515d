// What a visitor has filled in so far. It outlives errors and reloads, and is forgotten once it is sent.
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { forget, keep, readKept } from '#web/kept.ts'
import { newId } from '#web/random.ts'

export type FormValues = Record<string, string | number | boolean>

type Draft<Values> = {
  /** The id of the row to be; none on the server, which renders for everyone. */
  id: string
  values: Values
  /** It was sent and nobody knows whether it arrived: the same id goes out again. */
  isTried: boolean
}

type DraftOptions<Values> = {
  name: string
  start: Values
  /** What was typed where it was sent without a script: newer than what is kept. */
  typed: Partial<Values> | undefined
  form: RefObject<HTMLFormElement | null>
}

// The server renders the empty form; the browser's own draft comes in once it is awake.
export function useFormDraft<Values extends FormValues>({ name, start, typed, form }: DraftOptions<Values>) {
  const key = `coastal-clean.${name}-draft`
  const [draft, setDraft] = useState<Draft<Values>>({
    id: '',
    values: { ...start, ...typed },
    isTried: false,
  })
  const isAwake = draft.id !== ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
  useEffect(() => {
    const fresh = { id: newId(), values: start, isTried: false }
    const kept = { ...fresh, ...(readKept(key) as Partial<Draft<Values>>) }
    const shown = form.current && typedBefore(form.current, start)
    setDraft({ ...kept, values: { ...start, ...kept.values, ...typed, ...shown } })
  }, [])

  useEffect(() => {
    if (isAwake) keep(key, draft)
  }, [draft, isAwake, key])

  // Changed words are another message: with the old id they might be taken for the one that has arrived.
  const change = useCallback((changes: Partial<Values>) => {
    setDraft(({ id, values, isTried }) => ({
      id: isTried ? newId() : id,
      values: { ...values, ...changes },
      isTried: false,
    }))
  }, [])

  const mark = (marks: Partial<Omit<Draft<Values>, 'values'>>) =>
    setDraft(current => ({ ...current, ...marks }))
  const startAgain = (values: Values) => setDraft({ id: newId(), values, isTried: false })

  return { ...draft, isAwake, change, mark, startAgain, forgetDraft: () => forget(key) }
}

// What was typed or chosen before the script arrived stands in the page and nowhere else.
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
