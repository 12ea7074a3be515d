import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { adminWords } from '#content/office.ts'
import { officeNotices } from '#domain/messages.ts'
import { formatPhone } from '#domain/phone.ts'
import type { OfficeVisitor } from '#web/data/auth.ts'
import { type CustomerRow, readCustomers } from '#web/data/office-lists.ts'
import { OfficeFrame } from '#web/office-frame.tsx'
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

export function AdminPage() {
  const { session, roles } = useLoaderData<OfficeVisitor>()
  const query = useQuery({ queryKey: ['customers', session.user.id], queryFn: readCustomers })
  const { title, lead, empty } = adminWords.clients
  return (
    <OfficeFrame area="admin" title={title} lead={lead} roles={roles} email={session.user.email}>
      <QueryStates query={query} failed={officeNotices.customersFailed} empty={empty}>
        {rows => <Table caption={title} columns={columns} rows={rows} rowKey={row => row.id} />}
      </QueryStates>
    </OfficeFrame>
  )
}
