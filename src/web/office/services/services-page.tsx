import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serviceHistoryWords as words } from '#content/services-office.ts'
import { readServiceTotals, type Service, type ServiceTotals, searchServices } from '#web/data/services.ts'
import { Plus } from '#web/icons/plus.ts'
import { X } from '#web/icons/x.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { HeadAct } from '#web/office/frame/page-head.tsx'
import { randOf } from '#web/office/shared/service-facts.tsx'
import { useBackAndNext } from '#web/office/shared/use-back-and-next.ts'
import { Outlet } from '#web/router/routing.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { useKey } from '#web/ui/keys.ts'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { AddServiceForm } from './add-form.tsx'
import { ServiceList } from './list.tsx'
import { ServiceTools } from './tools.tsx'
import { useServiceSearch } from './use-service-search.ts'

const pageSize = 25

export function ServicesPage() {
  const { session } = useOfficeVisitor()
  const search = useServiceSearch()
  const [isAdding, setAdding] = useState(false)
  const pages = useBackAndNext<Service>({
    queryKey: ['services', session.user.id, search.asked],
    pageSize,
    read: after => searchServices(search.asked, { after, pageSize }),
  })
  const totals = useQuery({
    queryKey: ['service-totals', session.user.id, search.asked],
    queryFn: () => readServiceTotals(search.asked),
    placeholderData: before => before,
  })
  useRowKeys()
  useKey('n', () => setAdding(true))
  return (
    <OfficePage
      title={words.title}
      actions={
        <HeadAct icon={isAdding ? X : Plus} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {isAdding ? words.hide : words.add}
        </HeadAct>
      }
    >
      {isAdding && <AddServiceForm onAdded={() => setAdding(false)} />}
      <Totals totals={totals.data} />
      <ServiceTools search={search} />
      <ServiceList pages={pages} search={search} total={totals.data?.services} />
      <Outlet />
    </OfficePage>
  )
}

function Totals({ totals }: { totals: ServiceTotals | undefined }) {
  const { figures } = words
  return (
    <Figures
      figures={[
        { label: figures.price, value: totals ? randOf(totals.price) : '–' },
        { label: figures.paid, value: totals ? randOf(totals.paid) : '–' },
        { label: figures.open, value: totals ? randOf(totals.price - totals.paid) : '–' },
      ]}
    />
  )
}
