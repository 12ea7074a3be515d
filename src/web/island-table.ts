// Every island by name: how to load it, and when. Forms wake at once, the rest when they come into view.
import type { ComponentType } from 'react'

type Island = { wakes: 'now' | 'in-view'; load: () => Promise<ComponentType<Record<string, never>>> }

export const islandTable = {
  'booking-form': {
    wakes: 'now',
    load: () => import('#web/areas/booking/booking-form.tsx').then(module => module.BookingForm),
  },
} satisfies Record<string, Island>

export type IslandName = keyof typeof islandTable
