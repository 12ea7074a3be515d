// The list to send and the waiting list are the whole office's: nobody else may add to them, and each walk begins with an
// empty diary, and so with empty lists.
import { ownHouse } from './house.ts'

export const sendersHouse = ownHouse().extend<{ emptied: undefined }>({
  emptied: [
    async ({ server }, use) => {
      // A message goes with its booking.
      await server.tables.from('bookings').delete().not('id', 'is', null).throwOnError()
      // One team, as a house begins.
      await server.tables.from('business_settings').update({ slot_capacity: 1 }).eq('id', 1).throwOnError()
      await use(undefined)
    },
    { auto: true },
  ],
})
