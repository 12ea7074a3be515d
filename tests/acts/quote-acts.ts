// Acts of the office about prices and quotes.
import { type Act, anyRow, isTaken, someWords } from './world.ts'

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

const sendQuote: Act = async world => {
  const booking = await anyRow(world, { table: 'bookings', match: { status: 'pending' } })
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

const approveByPhone: Act = async world => {
  const quote = await anyRow(world, { table: 'quotes', match: { status: 'sent' } })
  if (!quote) return false
  return isTaken(world.staff.rpc('approve_by_phone', { quote_id: quote.id, seen: quote.updated_at }))
}

export const quoteActs: Record<string, Act> = { addPromotion, setPrice, priceWay, sendQuote, approveByPhone }
