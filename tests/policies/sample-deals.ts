// Sample rows of what is agreed with a customer: plans, prices, quotes, rewards, invoices and what was paid.
import { aMonday, customerOf, friendOf, idOf, placeOf, type Sample, userOf } from './sample-owners.ts'

export const dealSamples: Record<string, Sample> = {
  bank_aside_texts: {
    row: person => ({ key: `TRANSFER OF ${person}` }),
    change: "key = 'OTHER'",
    key: 'key',
  },
  bank_layouts: {
    row: person => ({ key: `day|text of ${person}|amount`, layout: '{"day": 0, "text": [1], "amount": 2}' }),
    change: "layout = '{}'",
    key: 'key',
  },
  bank_lines: {
    row: person => ({
      ...{
        fingerprint: idOf(person),
        day: aMonday,
        amount_cents: '45000',
        words: 'SIPHO INV 1',
        read_id: idOf(person),
      },
    }),
    change: 'amount_cents = 1',
  },
  ledger: {
    row: person => ({ customer_id: customerOf(person), kind: 'credits', delta: '5', reason: 'A kind word' }),
    change: 'delta = 500',
  },
  plans: {
    row: person => ({
      customer_id: customerOf(person),
      service_type: 'window',
      address: '1 Marsh Street, Mossel Bay',
      from_day: aMonday,
      until_day: aMonday,
    }),
    change: `until_day = '${aMonday}'`,
  },
  plan_pauses: {
    row: person => ({ plan_id: idOf(person), from_day: aMonday, to_day: aMonday }),
    change: `to_day = '${aMonday}'`,
    key: 'plan_id',
  },
  plan_prices: {
    row: person => ({ plan_id: idOf(person), from_day: aMonday, price_cents: '45000', told_how: 'plan' }),
    change: 'price_cents = 1',
    key: 'plan_id',
  },
  plan_shapes: {
    row: person => ({
      plan_id: idOf(person),
      from_day: aMonday,
      rhythm: 'weekly',
      first_day: aMonday,
      start_minute: '480',
      minutes: '120',
      crew_id: '1',
    }),
    change: 'minutes = 130',
    key: 'plan_id',
  },
  plan_skips: {
    row: person => ({ plan_id: idOf(person), plan_day: aMonday }),
    change: 'by_client = true',
    key: 'plan_id',
  },
  plan_unplaced: {
    row: person => ({ plan_id: idOf(person), plan_day: aMonday, reason: 'slot_taken' }),
    change: "reason = 'crew_off'",
    key: 'plan_id',
  },
  price_list: {
    row: person => ({
      kind:
        ['window', 'commercial', 'car-detail-clean', 'steam-clean', 'mattress-clean'][placeOf(person) - 1] ??
        '',
      price_from_cents: '45000',
    }),
    change: 'per_unit_cents = 5000',
    key: 'kind',
  },
  price_ways: {
    row: person => ({ town: `Town of ${person}`, way_cents: '8000' }),
    change: 'way_cents = 9000',
    key: 'town',
  },
  promotions: {
    row: person => ({ name: `special_of_${person}`, percent: '10' }),
    change: 'percent = 15',
    key: 'name',
  },
  quotes: {
    row: person => ({
      number: `Q-2031-00${placeOf(person)}`,
      customer_id: customerOf(person),
      name: 'Ann Guest',
      service_type: 'window',
      lines: '[{"kind": "clean", "words": "Windows", "amount_cents": 45000}]',
    }),
    change: "note = 'Included'",
  },
  referral_requests: {
    row: person => ({
      user_id: userOf(person),
      referrer_name: 'Sipho Dlamini',
      referrer_phone: `+2784000000${placeOf(person)}`,
      friend_name: 'Ann Guest',
      friend_phone: `+2785000000${placeOf(person)}`,
      code: 'CCABC234',
    }),
    change: 'handled_at = now()',
  },
  referrals: {
    row: person => ({ referrer_customer_id: customerOf(person), referred_customer_id: friendOf(person) }),
    change: 'created_at = now()',
    key: 'referrer_customer_id',
  },
  // The stranger's is approved: all may read it, nobody may send it so.
  reviews: {
    row: person => ({
      name: 'Ann Guest',
      email: 'ann@guest.example',
      review_text: 'Spotless, and kind to the dog.',
      rating: '5',
      status: person === 'stranger' ? 'approved' : 'pending',
    }),
    change: "reply = 'Thank you'",
  },
  rewards: {
    row: person => ({
      customer_id: customerOf(person),
      kind: 'loyalty',
      milestone: '10',
      earned_on: aMonday,
    }),
    change: 'used_at = now()',
  },
  service_invoices: {
    row: person => ({
      user_id: userOf(person),
      customer_id: customerOf(person),
      service_date: aMonday,
      invoice_number: `CC-${placeOf(person)}`,
      description: 'Windows',
      amount_paid: '450',
    }),
    change: "comments = 'Paid by EFT'",
  },
  // After the invoices, on which they stand.
  credit_notes: {
    row: person => ({
      invoice_id: idOf(person),
      number: `CN-CC-${placeOf(person)}-1`,
      amount_cents: '5000',
      reason: 'The oven was not done',
      noted_on: aMonday,
    }),
    change: 'amount_cents = 1',
  },
  payments: {
    row: person => ({
      invoice_id: idOf(person),
      customer_id: customerOf(person),
      amount_cents: '45000',
      method: 'cash',
      paid_on: aMonday,
    }),
    change: 'amount_cents = 1',
  },
  services: {
    row: person => ({
      user_id: userOf(person),
      customer_id: customerOf(person),
      service_type: 'window-cleaning',
      service_date: aMonday,
    }),
    change: "payment_status = 'paid'",
  },
}
