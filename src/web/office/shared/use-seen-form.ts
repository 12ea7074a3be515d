// A form for a record that a colleague may change at the same time: it sends only the fields changed here, and only
// against the version that was read. If somebody was quicker, their values fill the untouched fields. Values that were
// neither saved nor discarded come back when the form is opened again.
import { useState } from 'react'
import type * as z from 'zod/mini'
import { isChangedMeanwhile, Refusal } from '#domain/refusal.ts'
import { useReadAgain } from '#web/acts/use-read-again.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { isAsSent } from '#web/forms/is-as-sent.ts'
import { type Refused, useForm } from '#web/forms/use-form.ts'
import { only } from '#web/forms/use-form-draft.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

type Notice = { title: string; text?: string }

type SeenForm<Stored, Form, Checked> = {
  stored: Stored
  /** The storage key of the draft, where the form can be closed before it is saved or discarded. */
  draft?: string
  formOf: (stored: Stored) => Form
  schemaOf: (seen: Stored) => z.ZodMiniType<Checked>
  /** The labels of the stored fields. */
  labels: Record<string, string>
  /** Without `saved`, `onSaved` shows the message. */
  notices: { saved?: Notice; saveFailed: Notice }
  /** Refused with `changed_meanwhile` if the stored version is not the one that was read. */
  save: (seen: Stored, changes: Partial<Checked>, checked: Checked) => Promise<Stored>
  read: (seen: Stored) => Promise<Stored | null | undefined>
  /** The keys of what is read again once it is saved. */
  reads?: readonly string[]
  onSaved?: (saved: Stored) => unknown
}

export function useSeenForm<Stored, Form extends Record<string, string>, Checked extends object>(
  options: SeenForm<Stored, Form, Checked>,
) {
  const { formOf, labels, notices, save, read, onSaved } = options
  const [seen, setSeen] = useState(options.stored)
  const [theirs, setTheirs] = useState<string[]>()
  const { session } = useOfficeVisitor()
  const readAgain = useReadAgain(options.reads)
  const form = useForm({
    start: formOf(seen),
    draftKey: options.draft && officeKeyOf(options.draft, session.user.id),
    empties: false,
    schema: options.schemaOf(seen),
    send,
  })
  const changed = Object.keys(labels).filter(name => form.changed.includes(name))

  async function send(checked: Checked): Promise<boolean | Refused> {
    try {
      return await finish(await save(seen, only(changed, checked), checked))
    } catch (error) {
      if (error instanceof Refusal && error.field && error.field in labels)
        return { errors: { [error.field]: error.message } }
      const fresh = isChangedMeanwhile(error) ? await read(seen).catch(() => null) : null
      // An earlier try did arrive; only its answer was lost.
      if (fresh && isAsSent(fresh, checked, changed)) return finish(fresh)
      if (fresh) showTheirs(fresh)
      else showOnlyToast({ ...notices.saveFailed, ...whyOf(error), tone: 'bad' })
      return false
    }
  }

  async function finish(saved: Stored): Promise<boolean> {
    take(saved)
    if (notices.saved) showOnlyToast(notices.saved)
    await readAgain()
    await onSaved?.(saved)
    return true
  }

  function take(fresh: Stored) {
    setSeen(fresh)
    setTheirs(undefined)
    form.reset(formOf(fresh))
  }

  function showTheirs(fresh: Stored) {
    const found = besideTheirs({ before: formOf(seen), now: formOf(fresh), typed: form.values, labels })
    form.change(found.fills)
    setTheirs(found.theirs)
    setSeen(fresh)
  }

  const changedLabels = changed.map(name => labels[name] ?? name)
  return { ...form, seen, theirs, changedLabels, takeTheirs: () => take(seen) }
}

type Versions<Form> = { before: Form; now: Form; typed: Form; labels: Record<string, string> }

/** What a colleague changed, in words, and what of it fills the fields that nobody has touched here. */
export function besideTheirs<Form extends Record<string, string>>(versions: Versions<Form>) {
  const { before, now, typed, labels } = versions
  const differing = Object.keys(labels).filter(name => before[name] !== now[name])
  const untouched = differing.filter(name => typed[name] === before[name])
  return {
    fills: only(untouched, now),
    theirs: differing.map(name => `${labels[name]} ${now[name] || '–'}`),
  }
}

// A refusal says in its own sentence what to do.
const whyOf = (error: unknown) =>
  error instanceof Refusal && !isChangedMeanwhile(error) ? { text: error.message } : {}
