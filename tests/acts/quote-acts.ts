// Acts of the office about prices and quotes.
import { guestBooking } from './visitor-acts.ts'
import { type Act, anyRow, isTaken, someone, someWords, type World } from './world.ts'

const addPromotion: Act = ({ admin, dice }) =>
  isTaken(admin.from('promotions').insert({ name: `special_${dice.pick([...'abcdefgh'])}`, percent: 10 }))

const setPrice: Act = ({ admin, dice }) =>
  isTaken(
    admin.from('price_list').insert({
      kind: dice.pick(['window', 'commercial', 'residential-standard']),
      ...{
        price_from_cents: 40_000 + dice.below(50_000),
        included_size: 1 + dice.below(4),
        per_unit_cents: 3_333,
      },
    }),
  )

const priceWay: Act = ({ admin, dice }) =>
  isTaken(admin.from('price_ways').insert({ town: 'George', way_cents: dice.below(20_000) }))

async function sendOne(world: World, match: Record<string, string>): Promise<boolean> {
  const booking = await anyRow(world, { table: 'bookings', match })
  if (!booking) return false
  const lines = [
    { kind: 'clean', words: someWords(world) || 'The clean', amount_cents: world.dice.below(99_999) },
  ]
  const quote = {
    booking_id: booking.id,
    service_type: booking.service_type,
    size: booking.size,
    extras: [],
    lines,
  }
  const saved = await world.staff.rpc('save_quote', { quote })
  if (saved.error) return false
  return isTaken(
    world.staff.rpc('send_quote', { quote_id: saved.data.id, how: 'whatsapp', seen: saved.data.updated_at }),
  )
}

const sendQuote: Act = world => sendOne(world, { status: 'pending' })

// From the request to the approval at once: left to chance, a quote is lost with its clean before anybody has approved it.
const approveByPhone: Act = async world => {
  const row = guestBooking(world, someone(world))
  if (!(await isTaken(world.visitor.from('bookings').insert(row)))) return false
  if (!(await sendOne(world, { id: row.id }))) return false
  const quote = await anyRow(world, { table: 'quotes', match: { booking_id: row.id } })
  if (!quote) return false
  return isTaken(world.staff.rpc('approve_by_phone', { quote_id: quote.id, seen: quote.updated_at }))
}

export const quoteActs: Record<string, Act> = { addPromotion, setPrice, priceWay, sendQuote, approveByPhone }
