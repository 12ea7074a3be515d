import { type ReactNode, useEffect } from 'react'
import { business } from '#content/business.ts'
import { adminWords, crmWords } from '#content/office.ts'
import { useLocation } from '#web/router/routing.tsx'
import { Mark } from '#web/ui/logo.tsx'
import { PanelPlace } from '#web/ui/panel.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'

type ListPageProps = {
  title: string
  /** The pages of this place: in the head, or on a phone below it. */
  tabs?: ReactNode
  /** At the right of the title. */
  menu?: ReactNode
  /** What the list leads to is read beside it. Until something is opened, these words stand there. */
  unopened: string
  children: ReactNode
}

/** A list and what it leads to: side by side on a laptop, one over the other on a phone. */
export function ListPage({ title, tabs, menu, unopened, children }: ListPageProps) {
  const isPhone = useIsPhone()
  const { pathname } = useLocation()
  const { area } = pathname.startsWith('/admin') ? adminWords : crmWords
  useEffect(() => {
    document.title = `${title} · ${business.name}`
  }, [title])
  return (
    <>
      <header className="page-head sticky top-0 z-6 flex min-h-14 items-center gap-1 border-line border-b bg-surface py-1.5 pr-1.5 pl-4 desk:static desk:min-h-18 desk:gap-2.5 desk:border-0 desk:px-7">
        <Mark className="mr-1.5 size-7 flex-none text-brand desk:hidden" />
        <div className="min-w-0 flex-1 leading-tight">
          <h1 className="font-medium text-ink-soft text-tiny">{area}</h1>
          <h2 className="truncate font-[650] text-heading text-large desk:text-[1.5rem]">{title}</h2>
        </div>
        {!isPhone && <div className="min-w-70">{tabs}</div>}
        {menu}
      </header>
      <div className="grid grid-cols-1 px-4 desk:grid-cols-[clamp(280px,38%,420px)_minmax(0,1fr)] desk:px-7">
        <div className="grid min-w-0 grid-cols-1 content-start gap-2 pt-3 pb-33 desk:pt-0 desk:pr-6 desk:pb-6">
          {isPhone && tabs}
          {children}
        </div>
        <PanelPlace className="letter-place">
          <p className="hidden place-content-center py-16 text-center text-ink-soft desk:grid desk:not-only:hidden">
            {unopened}
          </p>
        </PanelPlace>
      </div>
    </>
  )
}
