import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { settingsWords } from '#content/settings.ts'
import {
  type BusinessSettings,
  type BusinessSettingsForm,
  businessSettingsSchema,
} from '#domain/business-settings.ts'
import { Refusal } from '#domain/refusal.ts'
import { readSettings, type StoredSettings, saveSettings } from '#web/data/settings.ts'
import { ConflictNotice } from '#web/office/conflict-notice.tsx'
import { useOfficeForm } from '#web/office/use-office-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

const words = settingsWords.form
const names = Object.keys(words.fields) as (keyof BusinessSettingsForm)[]

/** Sends only what was changed here, and only over the version that was seen. */
export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const queries = useQueryClient()
  const [seen, setSeen] = useState(stored)
  const [theirs, setTheirs] = useState<string[]>()
  const { form, values, changed, isBusy, submit, bind, change, reset } = useOfficeForm({
    start: formOf(seen),
    schema: businessSettingsSchema,
    send: async settings => {
      try {
        take(await saveSettings(seen, only(changed, settings)))
      } catch (error) {
        if (!(error instanceof Refusal) || !(await showTheirs()))
          showOnlyToast({ ...words.saveFailed, tone: 'bad' })
        return false
      }
      showOnlyToast(words.saved)
      await queries.invalidateQueries({ queryKey: ['settings'] })
      return true
    },
  })

  function take(fresh: StoredSettings) {
    setSeen(fresh)
    setTheirs(undefined)
    reset(formOf(fresh))
  }

  // A colleague was quicker: their values come into the fields that were not touched here, and are told.
  async function showTheirs(): Promise<boolean> {
    const fresh = await readSettings().catch(() => null)
    if (!fresh) return false
    const [before, now] = [formOf(seen), formOf(fresh)]
    const differing = names.filter(name => before[name] !== now[name])
    for (const name of differing) if (values[name] === before[name]) change(name, now[name])
    setTheirs(differing.map(name => `${words.fields[name]} ${now[name] || '–'}`))
    setSeen(fresh)
    return true
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title} className="grid max-w-3xl gap-4">
      {theirs && <ConflictNotice onTakeTheirs={() => take(seen)}>{words.conflict(theirs)}</ConflictNotice>}
      <SettingsFields bind={bind} />
      {changed.length > 0 && (
        <SaveBar
          changed={words.changed(changed.map(name => words.fields[name as keyof BusinessSettingsForm]))}
        >
          <Button tone="quiet" onClick={() => reset()}>
            {words.discard}
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? officeWords.saving : words.save}
          </Button>
        </SaveBar>
      )}
    </form>
  )
}

type Bind = ReturnType<typeof useOfficeForm<BusinessSettingsForm, BusinessSettings>>['bind']

function SettingsFields({ bind }: { bind: Bind }) {
  const field = (name: keyof BusinessSettingsForm) => ({ ...bind(name), label: words.fields[name] })
  const { hints } = words
  return (
    <div className="field-grid">
      <TextField {...field('slot_capacity')} inputMode="numeric" hint={hints.slot_capacity} />
      <TextField
        {...field('notification_email')}
        type="email"
        autoComplete="off"
        optional
        hint={hints.notification_email}
      />
      <TextField {...field('weekday_opens_at')} type="time" />
      <TextField {...field('weekday_closes_at')} type="time" hint={hints.weekday_closes_at} />
      <TextField {...field('saturday_opens_at')} type="time" />
      <TextField {...field('saturday_closes_at')} type="time" hint={hints.saturday_closes_at} />
    </div>
  )
}

function only(changed: string[], settings: BusinessSettings): Partial<BusinessSettings> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => changed.includes(name)))
}

function formOf(settings: StoredSettings): BusinessSettingsForm {
  const clock = (time: string) => time.slice(0, 5)
  return {
    slot_capacity: String(settings.slot_capacity),
    weekday_opens_at: clock(settings.weekday_opens_at),
    weekday_closes_at: clock(settings.weekday_closes_at),
    saturday_opens_at: clock(settings.saturday_opens_at),
    saturday_closes_at: clock(settings.saturday_closes_at),
    notification_email: settings.notification_email ?? '',
  }
}
