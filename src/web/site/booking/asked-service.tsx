import { bookingForm } from '#content/booking-form.ts'
import { serviceMark } from '#content/booking-marks.ts'
import { labelOfKind, type ServiceKind } from '#domain/service-types.ts'
import { Icon } from '#web/ui/icon.tsx'
import { serviceStep } from './step-ids.ts'

const words = bookingForm.askedService

/** costs: 'from R 890', where prices are published. offer: what runs for it. special: its price in short, 'special from R 790'. */
export type ServiceAsked = { kind: ServiceKind; costs?: string; offer?: string; special?: string }

type AskedServiceProps = {
  /** Those that a link can name: the style shows the one that the address does. */
  services: ServiceAsked[]
  /** Once the script runs: the service of the draft, where the others are folded away. Empty: they are not. */
  chosen: ServiceKind | '' | undefined
  hasDay: boolean
  /** The others are folded away until then. */
  onChange: () => void
}

/** What was pressed on the way here or tapped, with its price, and the way to another. */
export function AskedService({ services, chosen, hasDay, onChange }: AskedServiceProps) {
  const shown = chosen === undefined ? services : services.filter(({ kind }) => kind === chosen)
  return shown.map(({ kind, costs, offer }) => (
    <div
      key={kind}
      id={serviceMark(kind)}
      className={chosen ? 'asked asked-service is-shown' : 'asked asked-service'}
    >
      <b aria-hidden="true">
        <Icon name="check" />
      </b>
      <strong>{words.yours(labelOfKind(kind), costs)}</strong>
      <a href={`#${serviceStep}`} onClick={onChange}>
        {words.change}
      </a>
      <p>{offer ?? (hasDay ? words.nextTime : words.next)}</p>
    </div>
  ))
}
