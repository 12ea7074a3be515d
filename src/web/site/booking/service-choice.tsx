import type { ChangeEvent, ReactNode } from 'react'
import { bookingForm } from '#content/booking-form.ts'
import {
  kindOf,
  kindsIn,
  rhythmLabel,
  type ServiceGroup,
  type ServiceKind,
  type ServiceType,
  serviceGroups,
  serviceTypes,
  typesOf,
  usualType,
} from '#domain/service-types.ts'
import { FormStep } from '#web/calendar/form-step.tsx'
import { Choice } from '#web/ui/field.tsx'
import type { ServiceAsked } from './asked-service.tsx'
import { serviceStep } from './step-ids.ts'

/** 'by-address': before the script runs, where the address names a service; the style does it. */
export type Fold = 'by-address' | 'folded' | 'unfolded'

type ServiceChoiceProps = {
  type: string
  /** Only what is chosen is shown. */
  fold: Fold
  /** What was pressed on the way here: it stands in place of the kinds. */
  asked: ReactNode
  /** What each costs, where prices are published. */
  services: ServiceAsked[]
  /** How often is asked together with how big. */
  asksRhythm: boolean
  error?: string | undefined
  onChoose: (type: ServiceType) => void
  /** By finger or mouse: the other kinds are folded away. Whoever walks with the arrow keys needs them all. */
  onTap: (tapped: HTMLElement) => void
}

// One tap for the kind of clean, a second one only for those who want another rhythm.
export function ServiceChoice({ type, fold, asked, services, asksRhythm, ...props }: ServiceChoiceProps) {
  const chosen = serviceTypes.find(candidate => candidate === type)
  const chosenKind = chosen && kindOf(chosen)
  const hasRhythm = asksRhythm && chosen && typesOf(kindOf(chosen)).length > 1
  const rhythmIn = (group: ServiceGroup) =>
    hasRhythm &&
    kindsIn(group).some(({ kind }) => kind === chosenKind) && (
      <RhythmChoice type={chosen} onChoose={props.onChoose} />
    )
  return (
    <FormStep
      id={serviceStep}
      number={1}
      title={bookingForm.steps.service}
      field="service_type"
      error={props.error}
    >
      {asked}
      <div className={`kinds grid gap-5 ${fold}`}>
        {serviceGroups.map(({ group, label }) => (
          <ChoiceGroup key={group} label={label} below={rhythmIn(group)}>
            {kindsIn(group).map(entry => (
              <Choice
                key={entry.kind}
                name="service_kind"
                value={entry.kind}
                label={<Priced {...entry} services={services} />}
                checked={entry.kind === chosenKind}
                onChange={event => {
                  props.onChoose(usualType(entry.kind))
                  if (isTap(event)) props.onTap(event.target)
                }}
              />
            ))}
          </ChoiceGroup>
        ))}
      </div>
    </FormStep>
  )
}

type PricedProps = { kind: ServiceKind; label: string; services: ServiceAsked[] }

function Priced({ kind, label, services }: PricedProps) {
  const of = services.find(service => service.kind === kind)
  const costs = of?.special ?? of?.costs
  return costs ? (
    <b>
      {label} <small>{costs}</small>
    </b>
  ) : (
    label
  )
}

// The browser counts the clicks of a pointer; a choice by key is a click without any.
const isTap = ({ nativeEvent }: ChangeEvent) => (nativeEvent as MouseEvent).detail > 0

function RhythmChoice({ type, onChoose }: { type: ServiceType; onChoose: (type: ServiceType) => void }) {
  return (
    <ChoiceGroup label={bookingForm.steps.rhythm}>
      {typesOf(kindOf(type)).map(option => (
        <Choice
          key={option}
          name="service_rhythm"
          value={option}
          label={rhythmLabel(option) ?? ''}
          checked={option === type}
          onChange={() => onChoose(option)}
        />
      ))}
    </ChoiceGroup>
  )
}

type ChoiceGroupProps = { label: string; children: ReactNode; below?: ReactNode }

function ChoiceGroup({ label, children, below }: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-bold text-ink-soft">{label}</legend>
      <div className="grid grid-cols-2 gap-2 min-[30rem]:grid-cols-[repeat(auto-fill,minmax(min(100%,12.5rem),1fr))]">
        {children}
      </div>
      {below && <div className="mt-4">{below}</div>}
    </fieldset>
  )
}
