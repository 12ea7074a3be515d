// Picking a clean up with the pointer: the lane and the height under it are its place, its lower edge is its end.
import type { PointerEvent } from 'react'
import { type Place, stepMinutes } from '#domain/diary.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { type BookingsDesk, placeOf } from './bookings-desk.ts'
import { followPointer } from './follow-pointer.ts'
import { minuteAt } from './week-geometry.ts'

type Point = { clientX: number; clientY: number }
type Dragged = { booking: OfficeBooking; desk: BookingsDesk; kind?: 'place' | 'length' }

export function dragClean(event: PointerEvent<HTMLElement>, { booking, desk, kind = 'place' }: Dragged) {
  const grabbedPx = grabOf(event)
  const held = desk.hand?.booking.id === booking.id ? desk.hand : undefined
  const from = held?.place ?? placeOf(booking)
  const follow = (point: Point) => {
    const edge = { ...point, clientY: point.clientY - grabbedPx }
    if (kind === 'length') return desk.change({ place: from, minutes: lengthTo(edge, from) })
    const place = placeUnder(edge)
    if (place) desk.change({ place })
  }
  followPointer(event.nativeEvent, {
    isHeld: held !== undefined,
    onLift: () => (held ? desk.change({ isDragging: true }) : desk.pickUp(booking, { isDragging: true })),
    onMove: follow,
    onDrop: point => {
      if (kind === 'place' && !laneUnder(point)) return desk.putBack()
      follow(point)
      desk.change({ isDragging: false })
    },
    onCancel: desk.putBack,
  })
}

// How far below its top a block was taken, or above its end; a card is taken as if near the top of its block.
function grabOf({ currentTarget, clientY }: PointerEvent<HTMLElement>): number {
  const block = currentTarget.closest('.clean-block, .held-clean')
  if (!block) return 12
  const { top, bottom } = block.getBoundingClientRect()
  return clientY - (currentTarget === block ? top : bottom)
}

function placeUnder(point: Point): Place | undefined {
  const lane = laneUnder(point)
  if (!lane) return
  const [day = '', crew = ''] = (lane.dataset.lane ?? '').split(' ')
  return { day, crewId: Number(crew), start: Math.max(firstOf(lane), minuteIn(lane, point)) }
}

const firstOf = (lane: HTMLElement) => Number(lane.dataset.first)
const minuteIn = (lane: HTMLElement, { clientY }: Point) =>
  minuteAt(clientY - lane.getBoundingClientRect().top, { first: firstOf(lane) })

// A little above and below a lane still counts as in it.
const slackPx = 40

function laneUnder({ clientX, clientY }: Point): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-lane]')].find(lane => {
    const { left, right, top, bottom } = lane.getBoundingClientRect()
    return clientX >= left && clientX < right && clientY > top - slackPx && clientY < bottom + slackPx
  })
}

function lengthTo(point: Point, place: Place | undefined): number {
  const lane = place && document.querySelector<HTMLElement>(`[data-lane="${place.day} ${place.crewId}"]`)
  return place && lane ? Math.max(stepMinutes, minuteIn(lane, point) - place.start) : stepMinutes
}
