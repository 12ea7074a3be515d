// A form over something that a colleague may change at the same time: it sends only what was changed here, and only over
// the version that was seen. Where somebody was quicker, their values come into the fields that were not touched.
import { useState } from 'react'
import type * as z from 'zod/mini'
import { isChangedMeanwhile } from '#domain/refusal.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { useOfficeForm } from './use-office-form.ts'

type Notice = { title: string; text?: string }

type SeenForm<Stored, Form, Checked> = {
  stored: Stored
  formOf: (stored: Stored) => Form
  schemaOf: (seen: Stored) => z.ZodMiniType<Checked>
  /** The fields that are stored, as people call them. */
  labels: Record<string, string>
  /** Without `saved` it is for `onSaved` to tell. */
  notices: { saved?: Notice; saveFailed: Notice }
  /** Refused with `changed_meanwhile` when what is stored is no longer what was seen. */
  save: (seen: Stored, changes: Partial<Checked>, checked: Checked) => Promise<Stored>
  read: (seen: Stored) => Promise<Stored | null | undefined>
  onSaved: (saved: Stored) => Promise<unknown>
}

export function useSeenForm<Stored, Form extends Record<string, string>, Checked extends object>(
  options: SeenForm<Stored, Form, Checked>,
) {
  const { formOf, labels, notices, save, read, onSaved } = options
  const [seen, setSeen] = useState(options.stored)
  const [theirs, setTheirs] = useState<string[]>()
  const form = useOfficeForm({ start: formOf(seen), schema: options.schemaOf(seen), send })
  const changed = Object.keys(labels).filter(name => form.changed.includes(name))

  async function send(checked: Checked) {
    try {
      const saved = await save(seen, only(changed, checked), checked)
      take(saved)
      if (notices.saved) showOnlyToast(notices.saved)
      await onSaved(saved)
      return true
    } catch (error) {
      if (!isChangedMeanwhile(error) || !(await showTheirs()))
        showOnlyToast({ ...notices.saveFailed, tone: 'bad' })
      return false
    }
  }

  function take(fresh: Stored) {
    setSeen(fresh)
    setTheirs(undefined)
    form.reset(formOf(fresh))
  }

  async function showTheirs(): Promise<boolean> {
    const fresh = await read(seen).catch(() => null)
    if (!fresh) return false
    const [before, now] = [formOf(seen), formOf(fresh)]
    const differing = Object.keys(labels).filter(name => before[name] !== now[name])
    for (const name of differing) if (form.values[name] === before[name]) form.change(name, now[name] ?? '')
    setTheirs(differing.map(name => `${labels[name]} ${now[name] || '–'}`))
    setSeen(fresh)
    return true
  }

  const changedLabels = changed.map(name => labels[name] ?? name)
  return { ...form, seen, theirs, changedLabels, takeTheirs: () => take(seen) }
}

function only<Checked extends object>(changed: string[], checked: Checked): Partial<Checked> {
  const wanted = Object.entries(checked).filter(([name]) => changed.includes(name))
  return Object.fromEntries(wanted) as Partial<Checked>
}
