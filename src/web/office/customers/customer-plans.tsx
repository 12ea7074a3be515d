import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { officeWords } from '#content/office.ts'
import { planWords as words } from '#content/office-plans.ts'
import { planTitle } from '#content/plans.ts'
import { clockOf } from '#domain/clean-length.ts'
import { formatRand } from '#domain/money.ts'
import type { Customer } from '#web/data/customers.ts'
import { type CustomerPlan, readCustomerPlans, readPlanCard } from '#web/data/plans.ts'
import { Repeat } from '#web/icons/repeat.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { useSearchParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { Group } from '#web/ui/group.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Acting, takesPanel } from './plan-acting.ts'
import { PlanMake } from './plan-make.tsx'
import { PlanPart } from './plan-part.tsx'
import { plansKey } from './use-plan-acts.ts'

/** 'foot': the panel's foot is the plan's. 'panel': so is everything else in it. */
export type Claim = 'foot' | 'panel' | undefined

type CustomerPlansProps = {
  customer: Customer
  /** Where the buttons of an open question go. */
  foot: HTMLElement | null
  onClaim: (claim: Claim) => void
}

/** What is regular, in short, and the whole of it where that is opened; a link to a plan opens it. */
export function RegularGroup({ claim, ...props }: CustomerPlansProps & { claim: Claim }) {
  const { data: plans } = useQuery(plansOf(props.customer))
  const running = plans?.find(({ state }) => state !== 'ended')
  const [params] = useSearchParams()
  const about = running
    ? `${planTitle(running, clockOf(running.start_minute))} · ${formatRand(running.price_cents)}`
    : plans && words.none
  return (
    <Group
      title={words.title}
      text={about ?? '…'}
      isAlone={claim === 'panel'}
      startsOpen={params.has('plan')}
    >
      <CustomerPlans {...props} />
    </Group>
  )
}

const plansOf = ({ id }: Customer) => ({
  queryKey: [plansKey, 'of', id],
  queryFn: () => readCustomerPlans(id),
})

/** The regular plans of a customer, usually one or none. */
function CustomerPlans({ customer, foot, onClaim }: CustomerPlansProps) {
  const [acting, setActing] = useState<Acting>()
  const act = (next?: Acting) => {
    setActing(next)
    onClaim(next && (takesPanel(next) ? 'panel' : 'foot'))
  }
  const query = useQuery(plansOf(customer))
  if (acting?.kind === 'make') return <PlanMake customer={customer} foot={foot} onDone={() => act()} />
  return (
    <QueryState query={query} failed={words.loadFailed}>
      {plans => {
        const shown = takesPanel(acting) ? plans.filter(({ id }) => isOn(acting, id)) : plans
        return (
          <>
            {shown.map(plan => (
              <OnePlan
                key={plan.id}
                plan={plan}
                acting={isOn(acting, plan.id) ? acting : undefined}
                onAct={act}
                foot={foot}
              />
            ))}
            {!takesPanel(acting) && <Make plans={plans} onMake={() => act({ kind: 'make' })} />}
          </>
        )
      }}
    </QueryState>
  )
}

const isOn = (acting: Acting | undefined, id: string) =>
  acting !== undefined && acting.kind !== 'make' && acting.plan === id

type OnePlanProps = Pick<CustomerPlansProps, 'foot'> & {
  plan: CustomerPlan
  acting: Acting | undefined
  onAct: (acting?: Acting) => void
}

function OnePlan({ plan, acting, onAct, foot }: OnePlanProps) {
  const query = useQuery({ queryKey: [plansKey, 'card', plan.id], queryFn: () => readPlanCard(plan.id) })
  const place = useShownFirst(plan.id)
  return (
    <div ref={place} className="plan-card">
      {query.isPending ? (
        <PanelPart title={words.title}>
          <p className="plan-say">{planTitle(plan, clockOf(plan.start_minute))}</p>
          <Skeleton lines={5} label={officeWords.loading} />
        </PanelPart>
      ) : (
        <QueryState query={query} failed={words.loadFailed}>
          {card => card && <PlanPart plan={card} acting={acting} onAct={onAct} foot={foot} />}
        </QueryState>
      )}
    </div>
  )
}

// A link to a plan leads to it, whatever stands above it in the panel.
function useShownFirst(id: string) {
  const [params] = useSearchParams()
  const place = useRef<HTMLDivElement>(null)
  const isWanted = params.get('plan') === id
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return place
}

function Make({ plans, onMake }: { plans: CustomerPlan[]; onMake: () => void }) {
  const running = plans.filter(({ state }) => state !== 'ended')
  if (running.length > 0)
    return (
      <Button tone="text" className="-ml-[10px] justify-self-start" onClick={onMake}>
        {words.makeAnother}
      </Button>
    )
  return (
    <PanelPart title={plans.length > 0 ? words.makeAgain : words.title}>
      {plans.length === 0 && <p className="mb-2 text-ink-soft">{words.none}</p>}
      <Button tone="quiet" onClick={onMake}>
        <Repeat aria-hidden="true" />
        {plans.length > 0 ? words.makeAgain : words.make}
      </Button>
    </PanelPart>
  )
}
