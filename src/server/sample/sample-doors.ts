// How the sample month is lived: through the same doors as everything else, on days that the clock of its database is
// moved to.
import { PostgrestClient } from '@supabase/postgrest-js'
import { type IsoDay, todayAt } from '#domain/calendar.ts'
import { type MovedClock, setClock } from '#server/database/moved-clock.ts'
import { type Looker, lookerHeader, lookerText } from './sample-caller.ts'

/** A server that can be asked without a port, and the clock of its database. */
export type Opened = { doors: { fetch(request: Request): Response | Promise<Response> }; clock: MovedClock }
export type SampleDoors = ReturnType<typeof openDoors>

export function openDoors({ doors, clock }: Opened, looker: Looker) {
  const startedAt = Date.now()
  const knock = async (input: string | URL | Request, init?: RequestInit) =>
    doors.fetch(new Request(input, init))
  const tablesFor = (headers: Record<string, string>) =>
    new PostgrestClient('http://sample/rest/v1', { headers, fetch: knock })
  return {
    owner: tablesFor({ [lookerHeader]: lookerText(looker) }),
    ownerId: looker.id,
    visitor: tablesFor({}),
    today: todayAt(new Date(startedAt)),
    /** Whether it has come by now. */
    isPast: (day: IsoDay, minute: number) => momentOf(day, minute) <= startedAt,
    goTo: (day: IsoDay, minute: number) => setClock(clock, momentOf(day, minute) - Date.now()),
    comeToNow: () => setClock(clock, 0),
  }
}

// South Africa is at UTC+2 all year.
const momentOf = (day: IsoDay, minute: number) => Date.parse(`${day}T00:00:00+02:00`) + minute * 60_000

type Answer<T> = PromiseLike<{ data: T; error: { message: string; details?: string | null } | null }>

/** The answer, or the end of it all: half a month would be worse than none. */
export async function must<T>(asked: Answer<T>): Promise<NonNullable<T>> {
  const { data, error } = await asked
  if (error) throw new Error(`${error.message} (${error.details ?? 'no details'})`)
  return data as NonNullable<T>
}
