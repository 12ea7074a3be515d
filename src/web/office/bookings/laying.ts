// What the week answers while a clean is in the hand: where it fits, and what it would hit where it is held.
import type { Diary, Place } from '#domain/diary.ts'
import { isSamePlace } from '#domain/diary.ts'
import {
  bestOf,
  type FittingPlace,
  type Hit,
  hitsAt,
  placesFor,
  roadSaved,
  stepPlace,
  type Wanted,
} from '#domain/week-places.ts'
import { type Hand, minutesOf, placeOf } from './bookings-desk.ts'

export type Laying = {
  hand: Hand
  wanted: Wanted
  places: FittingPlace[]
  best: FittingPlace | undefined
  /** Minutes of driving that the best place saves. */
  saved: number
  hits: Hit[]
  /** The next place that fits, other than where it is held. */
  next: FittingPlace | undefined
  /** Held where it lies, and as long as it was. */
  isUnchanged: boolean
}

export function layingOf(hand: Hand, diary: Diary): Laying {
  const { booking, place, minutes } = hand
  const own = placeOf(booking)
  const wanted: Wanted = {
    id: booking.id,
    minutes,
    suburb: booking.suburb,
    own: own && { ...own, minutes: minutesOf(booking) },
  }
  const isOwn = (at: Place) => own !== undefined && isSamePlace(own, at)
  const places = placesFor(diary, wanted).filter(at => !isOwn(at))
  const elsewhere = place ? places.filter(at => !isSamePlace(at, place)) : places
  return {
    hand,
    wanted,
    places,
    best: bestOf(places),
    saved: roadSaved(places),
    hits: place ? hitsAt(diary, wanted, place) : [],
    next: stepPlace(elsewhere, place, 1),
    isUnchanged: place !== undefined && isOwn(place) && minutes === minutesOf(booking),
  }
}

/** Whether the held clean lies over this answer. */
export function isHeldOver({ hand: { place, minutes } }: Laying, answer: FittingPlace): boolean {
  return (
    place !== undefined &&
    place.day === answer.day &&
    place.crewId === answer.crewId &&
    Math.abs(place.start - answer.start) < minutes
  )
}
