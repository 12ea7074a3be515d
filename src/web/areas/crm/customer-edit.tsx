import { useState } from 'react'
import { addCustomerWords, customerPanelWords } from '#content/customers.ts'
import { officeWords } from '#content/office.ts'
import { type CustomerFields, type CustomerForm, customerSchema } from '#domain/customer.ts'
import { customerNotices } from '#domain/office-messages.ts'
import { formatPhone } from '#domain/phone.ts'
import { Refusal } from '#domain/refusal.ts'
import { readCustomerFile } from '#web/data/customer-file.ts'
import { type Customer, saveCustomer } from '#web/data/customers.ts'
import { ConflictNotice } from '#web/office/conflict-notice.tsx'
import { useOfficeForm } from '#web/office/use-office-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { CustomerFieldset } from './customer-fieldset.tsx'
import { useRefreshCustomers } from './use-customer-actions.tsx'

const words = customerPanelWords.edit
const labels = addCustomerWords.fields
const names = Object.keys(labels) as (keyof CustomerForm)[]

/** Sends only what was changed here, and only over the version that was seen. */
export function CustomerEdit({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const [seen, setSeen] = useState(customer)
  const [theirs, setTheirs] = useState<string[]>()
  const refresh = useRefreshCustomers()
  const { form, values, changed, isBusy, submit, bind, change, reset } = useOfficeForm({
    start: formOf(seen),
    schema: customerSchema,
    send: async fields => {
      try {
        await saveCustomer(seen, only(changed, fields))
      } catch (error) {
        if (!(error instanceof Refusal) || !(await showTheirs())) say(customerNotices.saveFailed)
        return false
      }
      showOnlyToast(customerNotices.saved)
      await refresh()
      onDone()
      return true
    },
  })

  // A colleague was quicker: their values come into the fields that were not touched here, and are told.
  async function showTheirs(): Promise<boolean> {
    const fresh = (await readCustomerFile(seen.id).catch(() => null))?.customer
    if (!fresh) return false
    const [before, now] = [formOf(seen), formOf(fresh)]
    const differing = names.filter(name => before[name] !== now[name])
    for (const name of differing) if (values[name] === before[name]) change(name, now[name])
    setTheirs(differing.map(name => `${labels[name]} ${now[name] || '–'}`))
    setSeen(fresh)
    return true
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title} className="grid gap-4">
      {theirs && (
        <ConflictNotice
          onTakeTheirs={() => {
            reset(formOf(seen))
            setTheirs(undefined)
          }}
        >
          {words.conflict(theirs)}
        </ConflictNotice>
      )}
      <CustomerFieldset bind={bind} />
      <SaveBar
        changed={
          changed.length > 0
            ? words.changed(changed.map(name => labels[name as keyof CustomerForm]))
            : words.nobodyChanged
        }
      >
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

function say(notice: { title: string; text: string }) {
  showOnlyToast({ ...notice, tone: 'bad' })
}

function only(changed: string[], fields: CustomerFields): Partial<CustomerFields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => changed.includes(name)))
}

function formOf(customer: Customer): CustomerForm {
  const { first_name, last_name, status } = customer
  return {
    first_name,
    last_name,
    status,
    email: customer.email ?? '',
    phone: customer.phone ? formatPhone(customer.phone) : '',
    address: customer.address ?? '',
    city: customer.city ?? '',
    state: customer.state ?? '',
    zip_code: customer.zip_code ?? '',
    notes: customer.notes ?? '',
  }
}
