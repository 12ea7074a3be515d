// Marks a service as paid in one tap that says how, with one tap to undo.
import { serviceHistoryWords as words } from '#content/services-office.ts'
import { isChangedMeanwhile, Refusal } from '#domain/refusal.ts'
import type { PaymentMethod } from '#domain/service-record.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type Service, saveService } from '#web/data/services.ts'
import { invoiceKeys, moneyKeys, serviceKeys } from '#web/office/shared/read-keys.ts'
import { whoseService } from '#web/office/shared/service-facts.tsx'

export function useMarkPaid() {
  // On a clean with an invoice it is a payment on that invoice.
  const { act } = useAct(serviceKeys, [...invoiceKeys, ...moneyKeys])
  return (service: Service, payment_method: PaymentMethod) => {
    const { payment_status, payment_method: before } = service
    const name = whoseService(service)
    return act({
      work: () => saveService(service, { payment_status: 'paid', payment_method }),
      said: { title: words.paid(name) },
      failed: whyNot,
      undo: paid => ({
        work: () => saveService(paid, { payment_status, payment_method: before }),
        said: { title: words.unpaid(name) },
      }),
    })
  }
}

function whyNot(error: unknown) {
  if (isChangedMeanwhile(error)) return { title: words.changed }
  return error instanceof Refusal ? { ...words.saveFailed, text: error.message } : words.saveFailed
}
