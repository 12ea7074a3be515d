// The clean in the hand by keyboard: to the side the next place that fits, up and down ten minutes, with Shift its length.
import { useEffect, useEffectEvent } from 'react'
import { longestMinutes } from '#domain/clean-length.ts'
import { type Diary, stepMinutes } from '#domain/diary.ts'
import { nudge, stepPlace } from '#domain/week-places.ts'
import type { BookingsDesk } from './bookings-desk.ts'
import type { Laying } from './laying.ts'

type HandKeys = {
  desk: BookingsDesk
  laying: Laying | undefined
  diary: Diary | undefined
  onLay: () => void
}

export function useHandKeys({ desk, laying, diary, onLay }: HandKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!laying || !diary || isElsewhere(event)) return
    const act = actOf(event, { desk, laying, diary, onLay })
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  const isHeld = Boolean(laying)
  useEffect(() => {
    if (!isHeld) return
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [isHeld])
}

type Held = Required<{ [key in keyof HandKeys]: NonNullable<HandKeys[key]> }>

function actOf({ key, shiftKey, target }: KeyboardEvent, { desk, laying, diary, onLay }: Held) {
  const { hand, places } = laying
  const step = (by: 1 | -1) => () => desk.change({ place: stepPlace(places, hand.place, by) ?? hand.place })
  const later = (by: 1 | -1) => () =>
    desk.change({
      place: hand.place ? nudge(diary, hand.place, by * stepMinutes) : stepPlace(places, undefined, by),
    })
  const longer = (by: 1 | -1) => () => desk.change({ minutes: changedLength(hand.minutes, by) })
  const acts: Record<string, () => void> = {
    ArrowLeft: step(-1),
    ArrowRight: step(1),
    ArrowUp: shiftKey ? longer(-1) : later(-1),
    ArrowDown: shiftKey ? longer(1) : later(1),
    Escape: desk.putBack,
    '+': longer(1),
    '-': longer(-1),
    ...(!isButton(target) && { Enter: onLay }),
  }
  return acts[key]
}

export const changedLength = (minutes: number, by: 1 | -1) =>
  Math.min(longestMinutes, Math.max(stepMinutes, minutes + by * stepMinutes))

// A button of the bar does what it says, and the week's own links are not followed meanwhile.
const isButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.lay-bar button')

function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog:modal, .panel')) return true
  return target instanceof Element && Boolean(target.closest('input, textarea, select'))
}
