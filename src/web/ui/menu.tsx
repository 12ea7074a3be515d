// What opens under its button on a laptop and from below on a phone. The browser closes it on Escape and outside.

import { type ReactNode, type Ref, useId } from 'react'
import { Check } from '#web/icons/check.ts'
import { ChevronDown } from '#web/icons/chevron-down.ts'
import { Ellipsis } from '#web/icons/ellipsis.ts'

type MenuProps = { label: string; ref?: Ref<HTMLButtonElement>; children: ReactNode }

/** The further ways of a page: links and buttons of the class `menu-item`. */
export function Menu({ label, ref, children }: MenuProps) {
  const id = useId()
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="icon-button"
        popoverTarget={id}
        aria-label={label}
        title={label}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      <Popover id={id} label={label}>
        {children}
      </Popover>
    </>
  )
}

export type Picking<Value extends string = string> = {
  label: string
  value: Value
  /** With how many there are of each, where that is known. */
  choices: readonly { value: Value; label: string; count?: number | undefined }[]
  onPick: (value: Value) => void
}

type PickProps = { label: string; shown: string; children: ReactNode }

/** Says what a list shows; what is picked in it changes that. */
export function Pick({ label, shown, children }: PickProps) {
  const id = useId()
  return (
    <>
      <button type="button" className="pick-button" popoverTarget={id} aria-label={`${label}: ${shown}`}>
        {shown}
        <ChevronDown aria-hidden="true" />
      </button>
      <Popover id={id} label={label}>
        {children}
      </Popover>
    </>
  )
}

export function PickGroup<Value extends string>({ label, value, choices, onPick }: Picking<Value>) {
  return (
    <fieldset className="grid min-w-0">
      <legend className="px-2.5 pt-2 pb-1 text-ink-soft text-tiny">{label}</legend>
      {choices.map(choice => (
        <button
          key={choice.value}
          type="button"
          className="menu-item"
          aria-pressed={choice.value === value}
          onClick={() => onPick(choice.value)}
        >
          {choice.label}
          {choice.count !== undefined && <small className="text-ink-soft text-tiny">{choice.count}</small>}
          {choice.value === value && <Check aria-hidden="true" className="ml-auto" />}
        </button>
      ))}
    </fieldset>
  )
}

function Popover({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: whatever is chosen inside, by keyboard too, it has done its work
    <div
      id={id}
      popover="auto"
      role="dialog"
      className="popover"
      aria-label={label}
      onClick={event => event.currentTarget.hidePopover()}
    >
      {children}
    </div>
  )
}
