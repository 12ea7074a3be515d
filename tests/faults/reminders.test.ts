// Reminders of real servers: two at once, one that is killed, and one that was off at the hour.
import { once } from 'node:events'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { addDays, todayAt } from '#domain/calendar.ts'
import { closedReason } from '#domain/time-slots.ts'
import { withPostgresOwner } from '#server/database/postgres.ts'
import { limit } from '#tests/limits.ts'
import { startMailServer } from '#tests/mail/mail-server.ts'
import { clonePostgres } from '#tests/postgres-clone.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { dueEngines, openClockedDatabase } from './clocked-database.ts'
import { startServerWithClock } from './server-with-clock.ts'

const { postgresUrl } = inject('templates').house
const patience = { timeout: limit(360_000) }
const soon = { timeout: limit(60_000), interval: 50 }
const count = 40

async function openPost() {
  const post = await startMailServer()
  onTestFinished(post.stop)
  const reminded = () =>
    post.arrivals
      .filter(({ subject }) => subject?.startsWith('Tomorrow'))
      .map(({ recipient }) => recipient)
      .sort()
  return { post, reminded }
}

const everybody = Array.from({ length: count }, (_, place) => `guest${place}@guest.example`).sort()
const bookingsInSql = `
  create or replace function private.business_now() returns timestamp language sql stable
    as $$ select timestamp '2031-03-03 17:00' $$;
  update public.business_settings set slot_capacity = ${count};
  insert into public.bookings (guest_name, guest_email, guest_phone, service_type, service_date, service_time, address, status)
  select 'Anna Visser', 'guest' || place || '@guest.example', '+278212345' || place + 10, 'window', '2031-03-04',
    '08:00-10:00', '1 Marsh Street', 'confirmed' from generate_series(0, ${count - 1}) as place;
  update public.events set mailed_at = now()`

describe.runIf(postgresUrl)('reminders of servers on one PostgreSQL', () => {
  async function withBookings() {
    const { databaseUrl, drop } = await clonePostgres(postgresUrl ?? '')
    onTestFinished(drop)
    const ask = (sql: string) => withPostgresOwner(databaseUrl, owner => owner.run(sql))
    await ask(bookingsInSql)
    const start = async (smtp: string) => {
      const server = await startServerProcess(
        { DATABASE_URL: databaseUrl, SMTP_URL: smtp },
        { like: 'without pages' },
      )
      onTestFinished(() => server.stop('SIGKILL'))
      return server
    }
    return { ask, start }
  }

  test(
    'a server that is killed while it queues them leaves all to the next two, who look at the same moment: none twice',
    patience,
    async () => {
      const { ask, start } = await withBookings()
      const { post, reminded } = await openPost()
      await ask(`create function public.dawdle() returns trigger language plpgsql as
        $$ begin if new.template = 'booking-reminder' then perform pg_sleep(0.1); end if; return new; end $$;
      create trigger zz_dawdle before insert on public.mail_outbox for each row execute function public.dawdle()`)
      const server = await start(post.url)
      const isQueuing = `select count(*) from pg_stat_activity where state = 'active' and query like '%remind_by_mail%'
      and pid <> pg_backend_pid() and datname = current_database()`
      await expect.poll(() => ask(isQueuing), soon).toEqual([['1']])
      const unsent = `select count(*) from mail_outbox where status = 'waiting'`
      const ended = once(server.process, 'exit')
      server.process.kill('SIGKILL')
      await ended
      expect(reminded()).toEqual([])
      await ask('drop trigger zz_dawdle on public.mail_outbox')
      await Promise.all([start(post.url), start(post.url)])
      await expect.poll(reminded, soon).toEqual(everybody)
      await expect.poll(() => ask(unsent), soon).toEqual([['0']])
      expect(reminded()).toEqual(everybody)
    },
  )
})

// In npm test the hours are asked of the database: tests/mail/reminders.test.ts.
test.runIf(process.env.EVERYTHING).each(dueEngines)(
  'a server that was off at 17:00 reminds late the same evening, and neither at night nor when the day has begun (%s)',
  patience,
  async engine => {
    const { post, reminded } = await openPost()
    let day = addDays(todayAt(new Date()), 3)
    while (closedReason(day, new Date())) day = addDays(day, 1)
    const database = await openClockedDatabase(
      engine,
      `
      insert into public.bookings (guest_name, guest_email, guest_phone, service_type, service_date, service_time, address, status)
      values ('Anna Visser', 'anna@guest.example', '+27821234567', 'window', '${day}', '08:00-10:00', '1 Marsh Street', 'confirmed')`,
    )
    onTestFinished(async () => void (await database.close()))
    const hoursUntil = (wanted: string, time: string) =>
      Math.floor((Date.parse(`${wanted}T${time}:00+02:00`) - Date.now()) / 3_600_000) + 1

    async function run(hoursAhead: number, work: (tables: Tables) => PromiseLike<unknown>) {
      const server = await startServerWithClock(
        { ...database.settings, SMTP_URL: post.url },
        { hoursAhead, setDatabaseClock: database.setClock, like: 'without pages' },
      )
      try {
        await work(server.tables)
      } finally {
        await server.stop()
      }
    }
    type Tables = Awaited<ReturnType<typeof startServerWithClock>>['tables']
    // A letter that goes out whenever there is a server: once it is here, the round of reminders is over.
    const passBy = (name: string) => async (tables: Tables) => {
      await tables
        .from('contact_messages')
        .insert({ name, email: 'a@mail.example', message: 'Do you clean ovens?' })
        .throwOnError()
      await expect.poll(() => post.arrivals.some(({ subject }) => subject?.includes(name)), soon).toBe(true)
    }
    await run(hoursUntil(addDays(day, -1), '21:00'), passBy('Night'))
    await run(hoursUntil(day, '06:00'), passBy('Morning'))
    expect(reminded()).toEqual([])
    await run(hoursUntil(addDays(day, -1), '19:00'), () =>
      expect.poll(reminded, soon).toEqual(['anna@guest.example']),
    )
    await run(hoursUntil(addDays(day, -1), '20:00'), passBy('Later'))
    expect(reminded()).toEqual(['anna@guest.example'])
  },
)
