// The list to send is the whole office's: nobody else may add to it, and each walk begins with an empty one.
import { ownHouse } from './house.ts'

export const sendersHouse = ownHouse().extend<{ emptied: undefined }>({
  emptied: [
    async ({ server }, use) => {
      // A message goes with its booking.
      await server.tables.from('bookings').delete().not('id', 'is', null).throwOnError()
      await use(undefined)
    },
    { auto: true },
  ],
})
