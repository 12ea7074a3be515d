import { todayWords } from '#content/today.ts'
import { formatShortDate } from '#domain/calendar.ts'
import {
  type PaymentMethod,
  paymentMethodLabels,
  paymentMethods,
  recordTypeLabels,
} from '#domain/service-record.ts'
import type { Service } from '#web/data/services.ts'
import { whoseService } from '#web/office/shared/service-facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type PaidSheetProps = {
  service: Service | undefined
  onClose: () => void
  onPaid: (service: Service, method: PaymentMethod) => void
}

/** How it was paid: the answer is the tap that marks it. */
export function PaidSheet({ service, onClose, onPaid }: PaidSheetProps) {
  const choose = (method: PaymentMethod) => {
    onClose()
    if (service) onPaid(service, method)
  }
  return (
    <Sheet
      open={Boolean(service)}
      onClose={onClose}
      title={todayWords.howPaid}
      lead={service && `${whoseService(service)}, ${aboutService(service)}`}
    >
      <div className="grid grid-cols-2 gap-2">
        {paymentMethods.map(method => (
          <Button key={method} tone="quiet" size="large" onClick={() => choose(method)}>
            {paymentMethodLabels[method]}
          </Button>
        ))}
      </div>
    </Sheet>
  )
}

function aboutService({ service_type, service_date }: Service) {
  return `${recordTypeLabels[service_type]}, ${formatShortDate(service_date)}`
}
