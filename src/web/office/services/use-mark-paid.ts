// Marks a service as paid in one tap that says how, with one tap to undo.
import { useQueryClient } from '@tanstack/react-query'
import { officeWords } from '#content/office.ts'
import { serviceHistoryWords as words } from '#content/services-office.ts'
import { isChangedMeanwhile } from '#domain/refusal.ts'
import type { PaymentMethod } from '#domain/service-record.ts'
import { type Service, saveService } from '#web/data/services.ts'
import { whoseService } from '#web/office/shared/service-facts.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export function useMarkPaid() {
  const refresh = useRefreshServices()
  return async (service: Service, payment_method: PaymentMethod) => {
    const name = whoseService(service)
    try {
      const paid = await saveService(service, { payment_status: 'paid', payment_method })
      const undo = async () => {
        const { payment_status, payment_method: before } = service
        await saveService(paid, { payment_status, payment_method: before }).then(
          () => showToast({ title: words.unpaid(name) }),
          sayFailed,
        )
        await refresh()
      }
      showToast({ title: words.paid(name), action: { label: officeWords.undo, onAct: undo } })
    } catch (error) {
      sayFailed(error)
    }
    await refresh()
  }
}

function sayFailed(error: unknown) {
  showToast({ ...(isChangedMeanwhile(error) ? { title: words.changed } : words.saveFailed), tone: 'bad' })
}

/** After a change: every list, total and panel that shows services reads again. */
export function useRefreshServices() {
  const queries = useQueryClient()
  return async () => {
    const keys = ['services', 'service-totals', 'service', 'customer', 'day']
    await Promise.all(keys.map(key => queries.invalidateQueries({ queryKey: [key] })))
  }
}
