// A form over something that a colleague may change at the same time: saved only over the version that was seen.
import { useState } from 'react'
import type * as z from 'zod/mini'
import { Refusal } from '#domain/refusal.ts'
import { useOfficeForm } from '#web/office/use-office-form.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

type Words = {
  fields: Record<string, string>
  saved: { title: string; text?: string }
  saveFailed: { title: string; text: string }
}

type SeenForm<Stored, Form, Checked> = {
  stored: Stored
  formOf: (stored: Stored) => Form
  schema: z.ZodMiniType<Checked>
  words: Words
  /** Throws a refusal when the stored one is no longer the one seen. */
  save: (seen: Stored, checked: Checked, changed: string[]) => Promise<Stored>
  read: () => Promise<Stored>
  onSaved: () => Promise<unknown>
}

export function useSeenForm<Stored, Form extends Record<string, string>, Checked>(
  options: SeenForm<Stored, Form, Checked>,
) {
  const { formOf, schema, words, save, read, onSaved } = options
  const [seen, setSeen] = useState(options.stored)
  const [theirs, setTheirs] = useState<string[]>()
  const form = useOfficeForm({ start: formOf(seen), schema, send })

  async function send(checked: Checked) {
    try {
      take(await save(seen, checked, form.changed))
    } catch (error) {
      if (!(error instanceof Refusal) || !(await showTheirs()))
        showOnlyToast({ ...words.saveFailed, tone: 'bad' })
      return false
    }
    showOnlyToast(words.saved)
    await onSaved()
    return true
  }

  function take(fresh: Stored) {
    setSeen(fresh)
    setTheirs(undefined)
    form.reset(formOf(fresh))
  }

  // A colleague was quicker: their values come into the fields that were not touched here, and are told.
  async function showTheirs(): Promise<boolean> {
    const fresh = await read().catch(() => null)
    if (!fresh) return false
    const [before, now] = [formOf(seen), formOf(fresh)]
    const differing = (Object.keys(now) as (keyof Form & string)[]).filter(name => before[name] !== now[name])
    for (const name of differing) if (form.values[name] === before[name]) form.change(name, now[name] ?? '')
    setTheirs(differing.map(name => `${words.fields[name]} ${now[name] || '–'}`))
    setSeen(fresh)
    return true
  }

  return { ...form, seen, theirs, takeTheirs: () => take(seen) }
}
