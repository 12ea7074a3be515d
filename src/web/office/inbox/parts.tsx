// Shared parts of the Inbox panels.
import { Mail, Phone } from 'lucide-react'
import { inboxPanelWords as words } from '#content/inbox.ts'
import { formatMoment } from '#domain/calendar.ts'
import { fullName } from '#domain/full-name.ts'
import type { Customer } from '#web/data/customers.ts'
import type { InboxItem } from '#web/data/inbox.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'

export type ItemPanelProps<Item extends InboxItem = InboxItem> = { item: Item; onClose: () => void }

type InboxReachProps = { mail?: string; whatsapp?: string | undefined; phone?: string | null }

/** Answers with one tap: the mail or the chat opens with a greeting in it. */
export function InboxReach({ mail, whatsapp, phone }: InboxReachProps) {
  const quiet = buttonClass({ tone: 'quiet' })
  return (
    <div className="inbox-reach">
      {mail && (
        <a className={quiet} href={mail}>
          <Mail aria-hidden="true" />
          {words.mail}
        </a>
      )}
      {whatsapp && (
        <a className={quiet} href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" className="inbox-whatsapp" />
          {words.whatsapp}
        </a>
      )}
      {phone && (
        <a className={quiet} href={`tel:${phone}`}>
          <Phone aria-hidden="true" />
          {words.call}
        </a>
      )}
    </div>
  )
}

/** The sender's own text, unchanged. */
export function Written({ children }: { children: string }) {
  return (
    <blockquote className="written" dir="auto">
      {children}
    </blockquote>
  )
}

/** A link to the sender's record, and why we think that it is theirs. */
export function CustomerLink({ customer, why }: { customer: Customer | null; why?: string | undefined }) {
  if (!customer) return words.noCustomer
  return (
    <>
      <Link className="part-link" to={`/crm/customers/${customer.id}`}>
        <bdi>{fullName(customer)}</bdi>
      </Link>
      <span className="block text-ink-soft">
        {[why, words.cleans(customer.total_cleaning_count)].filter(Boolean).join(', ')}
      </span>
    </>
  )
}

export const momentOf = (at: string) => formatMoment(new Date(at), new Date())
