import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { serviceHistoryWords as words } from '#content/services-office.ts'
import { Refusal } from '#domain/refusal.ts'
import { type ServiceFields, type ServiceForm, serviceSchema } from '#domain/service-record.ts'
import { readService, type Service, saveService } from '#web/data/services.ts'
import { ConflictNotice } from '#web/office/conflict-notice.tsx'
import { useOfficeForm } from '#web/office/use-office-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { ServiceFieldset } from './service-fieldset.tsx'
import { useRefreshServices } from './use-mark-paid.ts'

type Field = Exclude<keyof ServiceForm, 'customer_id'>
const names = Object.keys(words.fields) as Field[]

/** Sends only what was changed here, and only over the version that was seen. */
export function ServiceEdit({ service, onDone }: { service: Service; onDone: () => void }) {
  const [seen, setSeen] = useState(service)
  const [theirs, setTheirs] = useState<string[]>()
  const refresh = useRefreshServices()
  const { form, values, changed, isBusy, submit, bind, change, reset } = useOfficeForm({
    start: formOf(seen),
    schema: serviceSchema,
    send: async fields => {
      try {
        await saveService(seen, only(changed, fields))
      } catch (error) {
        if (!(error instanceof Refusal) || !(await showTheirs()))
          showOnlyToast({ ...words.saveFailed, tone: 'bad' })
        return false
      }
      showOnlyToast({ title: words.saved })
      await refresh()
      onDone()
      return true
    },
  })

  // A colleague was quicker: their values come into the fields that were not touched here, and are told.
  async function showTheirs(): Promise<boolean> {
    const fresh = await readService(seen.id).catch(() => null)
    if (!fresh) return false
    const [before, now] = [formOf(seen), formOf(fresh)]
    const differing = names.filter(name => before[name] !== now[name])
    for (const name of differing) if (values[name] === before[name]) change(name, now[name])
    setTheirs(differing.map(name => `${words.fields[name]} ${now[name] || '–'}`))
    setSeen(fresh)
    return true
  }

  function takeTheirs() {
    reset(formOf(seen))
    setTheirs(undefined)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.edit} className="grid gap-4">
      {theirs && <ConflictNotice onTakeTheirs={takeTheirs}>{words.conflict(theirs)}</ConflictNotice>}
      <ServiceFieldset bind={bind} />
      <SaveBar changed={toldChange(changed)}>
        <Button tone="quiet" onClick={onDone}>
          {words.discard}
        </Button>
        <Button type="submit" busy={isBusy} disabled={changed.length === 0}>
          {isBusy ? officeWords.saving : words.save}
        </Button>
      </SaveBar>
    </form>
  )
}

function toldChange(changed: string[]): string {
  if (changed.length === 0) return words.nothingChanged
  return words.changedFields(changed.map(name => words.fields[name as Field]))
}

function only(changed: string[], fields: ServiceFields): Partial<ServiceFields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => changed.includes(name)))
}

function formOf(service: Service): ServiceForm {
  const { customer_id, service_type, service_date, status, payment_status } = service
  return {
    customer_id,
    service_type,
    service_date,
    status,
    payment_status,
    price: service.price === null ? '' : service.price.toFixed(2),
    duration_minutes: service.duration_minutes === null ? '' : String(service.duration_minutes),
    payment_method: service.payment_method ?? '',
    notes: service.notes ?? '',
  }
}
