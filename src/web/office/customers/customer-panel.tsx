import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { customerWords, customerPanelWords as words } from '#content/customers.ts'
import { fullName } from '#domain/full-name.ts'
import { officeNotices } from '#domain/office-messages.ts'
import { type CustomerFile, readCustomerFile } from '#web/data/customer-file.ts'
import type { Customer } from '#web/data/customers.ts'
import { useHasRole, useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { CustomerStatusBadge } from '#web/office/shared/customer-status-badge.tsx'
import { fromList, useClosePanel } from '#web/office/shared/use-close-panel.ts'
import { WaitingPanel } from '#web/office/shared/waiting-panel.tsx'
import { Link } from '#web/router/link.tsx'
import { useLocation, useParams, useSearchParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Panel } from '#web/ui/panel.tsx'
import type { Claim } from './customer-plans.tsx'
import { CustomerEdit } from './edit.tsx'
import { sinceMonth } from './facts.tsx'
import { CustomerStory } from './story.tsx'
import { useCustomerActions } from './use-customer-actions.tsx'

const listPath = '/crm/customers'

export function CustomerPanel() {
  const { id = '' } = useParams()
  const { session } = useOfficeVisitor()
  const close = useClosePanel(listPath)
  const query = useQuery({
    queryKey: ['customer', id, session.user.id],
    queryFn: () => readCustomerFile(id),
  })
  if (!query.data)
    return (
      <WaitingPanel
        query={query}
        title={customerWords.title}
        failed={officeNotices.customersFailed}
        gone={words.gone}
        onClose={close}
      />
    )
  return <OpenCustomer key={id} file={query.data} onClose={close} />
}

function OpenCustomer({ file, onClose }: { file: CustomerFile; onClose: () => void }) {
  const { customer } = file
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const isEditing = params.has('edit')
  const isStaff = useHasRole('staff')
  const actions = useCustomerActions({ onDeleted: onClose })
  // While a question about a plan is open, the foot has its buttons.
  const [claim, setClaim] = useState<Claim>()
  const [planFoot, setPlanFoot] = useState<HTMLElement | null>(null)
  const setEditing = (edits: boolean) =>
    setParams(
      current => {
        if (edits) current.set('edit', '')
        else current.delete('edit')
        return current
      },
      // Closing still leads back to where the panel was opened.
      { replace: true, state },
    )
  return (
    <Panel
      title={fullName(customer)}
      lead={
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 text-ink-soft">
          <CustomerStatusBadge status={customer.status} />
          {customerWords.since(sinceMonth(customer))}
        </p>
      }
      onClose={onClose}
      foot={
        !isEditing &&
        (claim ? (
          <div ref={setPlanFoot} className="plan-foot" />
        ) : (
          <>
            {isStaff && (
              <Link
                className={buttonClass({})}
                to="/crm/bookings/new"
                state={{ ...fromList, customer: bookable(customer) }}
              >
                <Plus aria-hidden="true" />
                {words.addBooking}
              </Link>
            )}
            <Button tone={isStaff ? 'quiet' : 'sea'} onClick={() => setEditing(true)}>
              {customerWords.edit}
            </Button>
            <Button tone="danger" onClick={() => actions.askToDelete(customer)}>
              {customerWords.remove}
            </Button>
          </>
        ))
      }
    >
      {isEditing ? (
        <CustomerEdit customer={customer} onDone={() => setEditing(false)} />
      ) : (
        <CustomerStory
          file={file}
          actions={actions}
          onEdit={() => setEditing(true)}
          plans={isStaff ? { foot: planFoot, claim, onClaim: setClaim } : undefined}
        />
      )}
      {actions.dialog}
    </Panel>
  )
}

// The customer as the form of a new booking needs it.
function bookable({ id, first_name, last_name, phone, email, address, city }: Customer) {
  return { id, first_name, last_name, phone, email, address, city }
}
