import { registrationWords, inboxPanelWords as words } from '#content/inbox.ts'
import { answerByMail, answerOnWhatsApp } from '#content/inbox-answers.ts'
import { fullAddress } from '#domain/full-address.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Consent, RegistrationItem } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { Link } from '#web/router/link.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { suggestionOf } from './first-words.ts'
import { ItemPanelFrame } from './item-panel.tsx'
import { CustomerLink, InboxReach, type ItemPanelProps, momentOf, Written } from './parts.tsx'
import { useInboxChange } from './use-inbox-change.tsx'

export function RegistrationPanel({ item, onClose }: ItemPanelProps<RegistrationItem>) {
  const { email, phone, customer, was_known, consents, suggestions, handled_at } = item
  const isStaff = useHasRole('staff')
  const name = fullName(item)
  const frame = { item, name, isNew: !handled_at, changing: useInboxChange(item), onClose }
  const why = was_known ? registrationWords.matched : registrationWords.made
  return (
    <ItemPanelFrame {...frame} hasHistory={isStaff}>
      {isStaff && (
        <InboxReach
          mail={answerByMail('registration', { name, email })}
          whatsapp={answerOnWhatsApp.registration(phone, name)}
          phone={phone}
        />
      )}
      <Facts
        facts={[
          [words.email, <MailAddress key="email">{email}</MailAddress>],
          [words.phone, formatPhone(phone)],
          [words.address, fullAddress(item)],
          [words.customer, isStaff && <CustomerLink key="customer" customer={customer} why={why} />],
        ]}
      />
      {suggestions.length > 0 && <Differences suggestions={suggestions} />}
      <Consents consents={consents} />
    </ItemPanelFrame>
  )
}

function Differences({ suggestions }: Pick<RegistrationItem, 'suggestions'>) {
  return (
    <PanelPart title={registrationWords.differs}>
      <ul className="grid gap-1">
        {suggestions.map(suggestion => (
          <li key={suggestion.id}>
            <Link className="part-link" to={`/crm/inbox/duplicate/${suggestion.id}`}>
              {suggestionOf(suggestion)}
            </Link>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}

function Consents({ consents }: { consents: Consent[] }) {
  return (
    <PanelPart title={registrationWords.consents}>
      <ul className="grid gap-3">
        {consents.map(({ id, kind, wording, given_at, withdrawn_at }) => (
          <li key={id}>
            <b className="font-semibold text-heading">{registrationWords.consent[kind]}</b>
            <Written>{wording}</Written>
            <span className="text-small text-ink-soft">
              {momentOf(given_at)}
              {withdrawn_at && `, ${registrationWords.withdrawn(momentOf(withdrawn_at))}`}
            </span>
          </li>
        ))}
        {!consents.some(({ kind }) => kind === 'marketing') && (
          <li className="text-ink-soft">{registrationWords.noMarketing}</li>
        )}
      </ul>
    </PanelPart>
  )
}
