// A client nobody here wrote, whole: the public supabase-js against a running server.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFarAhead, type ServerProcess } from '#tests/server-process.ts'
import { startSite } from '#tests/start-site.ts'

const key = 'sb_publishable_0123456789abcdefghij'
let server: ServerProcess
beforeAll(async () => {
  server = await startSite({ PUBLISHABLE_KEY: key, AUTH_AUTOCONFIRM: 'on' }, { like: 'without pages' })
  await openFarAhead(server)
})
afterAll(() => server.stop())

const client = () =>
  createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
const lerato = { email: 'lerato@mail.example', password: 'salt on the windows' }
const clean = {
  service_type: 'commercial',
  service_date: '2031-03-03',
  service_time: '10:00-12:00',
  address: '12 Marsh Street, Mossel Bay',
}

test('signs up, books, sees the own booking, and nothing after signing out', async () => {
  const supabase = client()
  const { data: account } = await supabase.auth.signUp(lerato)
  const mine = { ...clean, user_id: account.user?.id }
  expect((await supabase.from('bookings').insert(mine)).error).toBeNull()
  const { data: seen } = await supabase.from('bookings').select('service_type, status')
  expect(seen).toEqual([{ service_type: 'commercial', status: 'pending' }])
  await supabase.auth.signOut()
  expect((await supabase.from('bookings').select()).data ?? []).toEqual([])
})

test('asks which slots are free without an account', async () => {
  const { data, error } = await client().rpc('available_slots', {
    from_day: '2031-03-04',
    to_day: '2031-03-04',
  })
  expect(error).toBeNull()
  expect(data).toHaveLength(5)
})
