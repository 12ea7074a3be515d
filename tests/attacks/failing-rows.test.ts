// PostgreSQL repeats the row that breaks a rule. Nobody but the service key gets to read it.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, startAfresh, tokenOf } from '#tests/policies/booking-life.ts'
import { type House, openHouse } from '#tests/wire/auth/house.ts'

const secrets = /Failing row|Ann|ann@|82123/

// Runs with the owner's rights, as the functions behind a manage link do.
const breaking = (name: string, time: string) => `
  create function public.${name}() returns void language sql volatile security definer set search_path = ''
  as $$ update public.bookings set service_time = ${time} $$`

describeEachEngine('a row that breaks a rule', engine => {
  let house: House
  beforeAll(async () => {
    await startAfresh(engine)
    await bookAsGuest(engine, { id: idOf(1), manage_token: tokenOf('link') })
    await engine.owner(`${breaking('break_check', `'never'`)}; ${breaking('break_null', 'null')}`)
    house = await openHouse(engine)
  })

  async function post(path: string, body: object, apikey = house.keys.publishableKey) {
    const headers = { apikey, 'content-type': 'application/json' }
    const answer = await house.fetch(`/rest/v1/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: answer.status, text: await answer.text() }
  }

  const change = (time: string | null, day: string | null = '2027-03-10') => ({
    ...{ booking_id: idOf(1), token: tokenOf('link') },
    ...{ new_date: day, new_time: time, seen: null },
  })

  test.each([
    ['no such time', change('03:00-04:00')],
    ['no time', change(null)],
    ['no day', change('08:00-10:00', null)],
  ])('a manage link with %s tells nothing of the person', async (_, body) => {
    const { status, text } = await post('rpc/move_booking', body)
    expect([status, JSON.parse(text).details]).toEqual([400, 'slot_unknown'])
    expect(text).not.toMatch(secrets)
  })

  test.each([
    ['23514', 'break_check'],
    ['23502', 'break_null'],
  ])('its detail of a %s is for the service key alone', async (code, name) => {
    const asStranger = await post(`rpc/${name}`, {})
    expect(JSON.parse(asStranger.text)).toMatchObject({ code, details: null })
    const asService = await post(`rpc/${name}`, {}, house.keys.secretKey)
    expect(JSON.parse(asService.text).details).toMatch(/Failing row contains .*Ann/)
  })
})
