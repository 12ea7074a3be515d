// What is typed into a form. With a key it is kept as a draft: it survives errors and reloads, and is deleted once it is
// sent. Only what differs from the empty form, or from the stored record, is kept.
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { forget, keepDraft, readDraft } from '#web/browser/kept.ts'
import type { Attempt } from './attempt.ts'

export type FormValues = Record<string, unknown>

type Draft<Values> = {
  values: Values
  attempt?: Attempt | undefined
  /** It was sent exactly like this, and it is not known whether it arrived. */
  isTried: boolean
}

type Kept<Values> = Partial<Omit<Draft<Values>, 'values'>> & { values?: Partial<Values> }

export type DraftOptions<Values> = {
  start: Values
  draftKey?: string | undefined
  /** Newer than the kept draft. */
  typed?: Partial<Values> | undefined
  /** The server renders the empty form; the browser fills in its draft after hydration. */
  isRendered?: boolean | undefined
}

export function useFormDraft<Values extends FormValues>(
  { start, draftKey, typed, isRendered = false }: DraftOptions<Values>,
  form: RefObject<HTMLFormElement | null>,
) {
  const [draft, setDraft] = useState<Draft<Values>>(() =>
    isRendered
      ? { values: { ...start, ...typed }, isTried: false }
      : startFrom({ start, kept: readKey(draftKey), typed }),
  )
  const [isAwake, setAwake] = useState(!isRendered)
  const changed = Object.keys(draft.values).filter(name => draft.values[name] !== start[name])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
  useEffect(() => {
    if (isAwake) return
    const shown = form.current && typedBefore(form.current, start)
    setDraft(startFrom({ start, kept: readKey(draftKey), typed: { ...typed, ...shown } as Partial<Values> }))
    setAwake(true)
  }, [])

  const hasChanged = changed.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed follows from the draft
  useEffect(() => {
    if (!draftKey || !isAwake) return
    if (hasChanged || isRendered) keepDraft(draftKey, { ...draft, values: only(changed, draft.values) })
    else forget(draftKey)
  }, [draft, hasChanged, isAwake, draftKey, isRendered])

  const change = useCallback((changes: Partial<Values>) => {
    setDraft(({ values, attempt }) => ({ values: { ...values, ...changes }, attempt, isTried: false }))
  }, [])
  const mark = (marks: Partial<Omit<Draft<Values>, 'values'>>) =>
    setDraft(current => ({ ...current, ...marks }))
  const forgetDraft = () => draftKey && forget(draftKey)
  function startAgain(values: Values) {
    // At once: the form may be closed before it is drawn again.
    forgetDraft()
    setDraft({ values, isTried: false })
  }
  return { ...draft, changed, isAwake, change, mark, startAgain, forgetDraft }
}

export function only<Values extends object>(names: string[], values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => names.includes(name)),
  ) as Partial<Values>
}

const readKey = (key: string | undefined) => (key ? readDraft(key) : undefined)

type Starting<Values> = { start: Values; kept: unknown; typed: Partial<Values> | undefined }

function startFrom<Values extends FormValues>({ start, kept, typed }: Starting<Values>): Draft<Values> {
  const draft = kept as Kept<Values> | undefined
  return { isTried: false, ...draft, values: { ...start, ...draft?.values, ...typed } }
}

// Values typed before the script arrived are only in the page.
function typedBefore<Values extends FormValues>(form: HTMLFormElement, start: Values): Partial<Values> {
  const entries = [...new FormData(form)].filter(([name, value]) => name in start && value)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, likeStart(start[name], String(value))]),
  ) as Partial<Values>
}

function likeStart(start: unknown, text: string) {
  if (typeof start === 'boolean') return true
  return typeof start === 'number' ? Number(text) : text
}
