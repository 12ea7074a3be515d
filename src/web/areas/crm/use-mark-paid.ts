// Paid in one tap, and taken back in one.
import { useQueryClient } from '@tanstack/react-query'
import { officeWords } from '#content/office.ts'
import { serviceHistoryWords as words } from '#content/services-office.ts'
import { isChangedMeanwhile } from '#domain/refusal.ts'
import { type Service, saveService } from '#web/data/services.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { whoseService } from './service-facts.tsx'

export function useMarkPaid() {
  const refresh = useRefreshServices()
  return async (service: Service) => {
    const name = whoseService(service)
    try {
      const paid = await saveService(service, { payment_status: 'paid' })
      const undo = async () => {
        await saveService(paid, { payment_status: service.payment_status }).then(
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
    const keys = ['services', 'service-totals', 'service', 'customer']
    await Promise.all(keys.map(key => queries.invalidateQueries({ queryKey: [key] })))
  }
}
