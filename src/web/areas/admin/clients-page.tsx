import { useQuery } from '@tanstack/react-query'
import { adminWords } from '#content/office.ts'
import { officeNotices } from '#domain/messages.ts'
import { formatPhone } from '#domain/phone.ts'
import { type CustomerRow, readCustomers } from '#web/data/office-lists.ts'
import { OfficePage } from '#web/office/office-page.tsx'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { QueryStates } from '#web/query-states.tsx'
import { type Column, Table } from '#web/ui/table.tsx'

const columns: Column<CustomerRow>[] = [
  { title: 'Name', cell: row => <strong>{`${row.first_name} ${row.last_name}`}</strong> },
  { title: 'Email', cell: row => row.email },
  { title: 'Phone', cell: row => row.phone && formatPhone(row.phone) },
  { title: 'Status', cell: row => row.status },
  { title: 'Credits', cell: row => row.credits, number: true },
  { title: 'Loyalty Points', cell: row => row.loyalty_points, number: true },
]

export function ClientsPage() {
  const { session } = useOfficeVisitor()
  const query = useQuery({ queryKey: ['customers', session.user.id], queryFn: readCustomers })
  const { title, lead, empty } = adminWords.clients
  return (
    <OfficePage title={title} lead={lead}>
      <QueryStates query={query} failed={officeNotices.customersFailed} empty={empty}>
        {rows => <Table caption={title} columns={columns} rows={rows} rowKey={row => row.id} />}
      </QueryStates>
    </OfficePage>
  )
}
