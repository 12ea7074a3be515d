// The database rows that public pages show. The server reads them and renders a page again when its topic changes.
import { createContext, use } from 'react'
import { type OpeningHours, usualHours } from '#content/business.ts'
import { promotionsWith, type SetPromotions } from '#content/promotions.ts'
import type { ArchivedLetter } from '#domain/archived-letter.ts'
import type { Facts } from '#domain/business-facts.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { GalleryPicture } from '#domain/gallery.ts'
import type { Prices } from '#domain/price.ts'
import type { PublishedReview } from '#domain/review.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import type { OwnTexts } from '#domain/site-text.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { SlotState } from '#web/data/bookings.ts'

export type DaysAhead = {
  /** For a clean of a home: of fourteen days from today on, in their order. */
  slots: { day: IsoDay; slot: TimeSlot; state: SlotState }[]
  /** The first free time after them, where the second week has none. */
  later: FreeTime | null
  /** By the kind of clean, of those that an advert sells: when it fits within them, in their order. */
  fits: Partial<Record<ServiceKind, FreeTime[]>>
  /** By the town: when a clean of a home fits there within them, with the way to its far end. */
  inTown: Partial<Record<string, FreeTime[]>>
}

type FreeTime = { day: IsoDay; slot: TimeSlot }

export type LiveData = {
  /** Only those that the owner has set. */
  facts: Partial<Facts>
  /** Only those that the owner has written. */
  texts: OwnTexts
  /** Approved, newest first. */
  reviews: PublishedReview[]
  /** The published ones, in the gallery's order. */
  gallery: GalleryPicture[]
  /** Those that have left, the newest first. */
  newsletters: ArchivedLetter[]
  /** Whether a mail server is set in the console. */
  mail: boolean
  hours: OpeningHours
  /** Only those that the owner has set; the others have their default. */
  promotions: SetPromotions
  /** Null unless the owner publishes them. */
  prices: Prices | null
  /** The ID of an outside analytics property, which every visitor is asked about. */
  measurement: string | null
  /** When a clean of a home can still be had. */
  days: DaysAhead | null
}
export type LiveTopic = keyof LiveData

export const noLiveData: LiveData = {
  facts: {},
  texts: {},
  reviews: [],
  gallery: [],
  newsletters: [],
  mail: false,
  hours: usualHours,
  promotions: {},
  prices: null,
  measurement: null,
  days: null,
}

export const LiveDataContext = createContext(noLiveData)

export function useLiveData() {
  return use(LiveDataContext)
}

export function usePromotions() {
  const { promotions, prices } = useLiveData()
  return promotionsWith(promotions, prices)
}
