import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addCustomerWords } from '#content/customers.ts'
import type { CustomerForm } from '#domain/customer.ts'
import { formatPhone } from '#domain/phone.ts'
import { findDuplicates, type LikelyDuplicate } from '#web/data/customers.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { Link } from '#web/router/link.tsx'
import { useLateValue } from '#web/ui/use-late-value.ts'

const words = addCustomerWords.duplicates
const typingMs = 400

/** Points out a likely duplicate while the form is being filled in: only a hint, it blocks nothing. */
export function DuplicateWarning({ typed }: { typed: CustomerForm }) {
  const { session } = useOfficeVisitor()
  const { first_name, last_name, email, phone } = useLateValue(typed, typingMs)
  const person = { first_name, last_name, email, phone }
  const { data = [] } = useQuery({
    queryKey: ['likely-duplicates', session.user.id, person],
    queryFn: () => findDuplicates(person),
    enabled: Boolean(
      (first_name.trim() && last_name.trim()) || email.includes('@') || phone.trim().length > 8,
    ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  return (
    <div role="status">
      {data.length > 0 && (
        <div className="note-box">
          <h3>{words.title}</h3>
          <ul>
            {data.map(duplicate => (
              <Duplicate key={duplicate.id} {...duplicate} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Duplicate({ id, name, email_address, phone_number, same }: LikelyDuplicate) {
  const contact = [phone_number && formatPhone(phone_number), email_address].filter(Boolean).join(' · ')
  return (
    <li>
      <Link to={`/crm/customers/${id}`} aria-label={words.open(name)} className="note-link">
        {name}
      </Link>
      , {words.same[same]}
      {contact && <p>{contact}</p>}
    </li>
  )
}
