import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { Table } from '#web/ui/table.tsx'
import { ToastCard } from '#web/ui/toast.tsx'
import { Part } from './part.tsx'

const invoices = [
  { number: 'CC-0041', client: 'Thabo M.', amount: 'R 950.00' },
  { number: 'CC-0042', client: 'Priya N.', amount: 'R 1 250.00' },
]

export function StateParts({ sheet }: { sheet: string }) {
  return (
    <>
      <Part title="Badges">
        <div className="flex flex-wrap gap-2">
          <Badge tone="pending">Pending</Badge>
          <Badge tone="half">Part-paid</Badge>
          <Badge tone="confirmed">Confirmed</Badge>
          <Badge tone="completed">Completed</Badge>
          <Badge tone="cancelled">Cancelled</Badge>
          <Badge>Other</Badge>
        </div>
      </Part>
      <Part title="Cards and stars">
        <Card>
          <Stars rating={4} size="large" />
          <p>They arrive when they say they will, and my guests notice.</p>
        </Card>
      </Part>
      <Part title="Toasts">
        <ToastCard title="Request sent" text="We will confirm soon." tone="good" onClose={() => {}} />
        <ToastCard
          title="That did not send"
          text="Your answers are still here."
          tone="bad"
          onClose={() => {}}
        />
      </Part>
      <Part title="Table">
        <Table
          caption={`Invoices, ${sheet}`}
          rows={invoices}
          rowKey={row => row.number}
          columns={[
            { title: 'Invoice #', cell: row => row.number },
            { title: 'Client', cell: row => row.client },
            { title: 'Amount', cell: row => row.amount, number: true },
          ]}
        />
      </Part>
      <Part title="Empty, failed, loading">
        <EmptyState
          title="No cleans yet"
          picture={<RoomPicture name="eco" sizes="9rem" />}
          action={
            <LinkButton href="/booking" tone="coral" size="small">
              Book Now
            </LinkButton>
          }
        >
          Your bookings will show here once you have sent a request.
        </EmptyState>
        <FailedState title="Failed to load customers" retry={{ label: 'Try again', onRetry: () => {} }}>
          Nothing is lost.
        </FailedState>
        <Skeleton label="Loading" />
      </Part>
      <Part title="Pagination">
        <Pagination label={`Pages, ${sheet}`} page={2} pages={9} href={page => `#page-${page}`} />
      </Part>
    </>
  )
}
