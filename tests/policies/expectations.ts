// The law on one page: s(elect) i(nsert) u(pdate) d(elete), a dot where it is refused, a dash where there can be no
// such row. A star stands for all tables of that schema. "own" is a row of the person's own (for anon: one that belongs to no account), "other" a stranger's.
import type { Person } from './people.ts'

const matrix = `
                         anon         client       staff        admin
                         own  other   own  other   own  other   own  other
audit_log                .... ....    .... ....    .... ....    s... s...
bank_aside_texts         .... ....    .... ....    .... ....    s... s...
bank_layouts             .... ....    .... ....    .... ....    s... s...
bank_lines               .... ....    .... ....    .... ....    s... s...
bookings                 .i.. ....    si.. ....    siu. siu.    siud siud
business_facts           .... ....    .... ....    s... s...    s.u. s.u.
business_settings        .... ....    .... ....    s... s...    s.u. s.u.
checklists               .... ....    .... ....    s... s...    siud siud
clean_extras             .... ....    .... ....    s... s...    siud siud
clean_lengths            .... ....    .... ....    s... s...    s.u. s.u.
client_profiles          ---- ....    siu. ....    siu. s...    siud siud
consents                 .... ....    s... ....    s.u. s.u.    s.u. s.u.
contact_messages         .i.. ....    .i.. ....    siu. s.u.    siud s.ud
credit_notes             .... ....    .... ....    s... s...    s... s...
crew_days_off            .... ....    .... ....    s... s...    siud siud
crew_hours               .... ....    .... ....    s... s...    siud siud
crews                    .... ....    .... ....    s... s...    siud siud
customer_imports         .... ....    .... ....    .... ....    s... s...
customer_suggestions     .... ....    .... ....    s.u. s.u.    s.u. s.u.
customers                .... ....    siud ....    siud siud    siud siud
day_overrides            .... ....    .... ....    s... s...    siud siud
events                   .... ....    .... ....    s... s...    s... s...
first_steps              .... ....    .... ....    .... ....    siud siud
gallery_pictures         s... ....    s... ....    s... ....    s.ud s.ud
job_lines                .... ....    .... ....    s... s...    s... s...
job_photos               .... ....    s... ....    s.ud s.ud    s.ud s.ud
ledger                   .... ....    s... ....    s... ....    si.. si..
loyalty_registrations    .i.. ....    si.. ....    siu. s.u.    siud s.ud
mail_outbox              .... ....    .... ....    .... ....    s... s...
message_texts            .... ....    .... ....    s... s...    siud siud
messages                 .... ....    .... ....    s... s...    s... s...
newsletter_subscriptions .... ....    .... ....    .... ....    s..d s..d
newsletters              .... ....    .... ....    .... ....    siud siud
payments                 .... ....    .... ....    s... s...    s... s...
plan_pauses              .... ....    .... ....    s... s...    s... s...
plan_prices              .... ....    .... ....    s... s...    s... s...
plan_shapes              .... ....    .... ....    s... s...    s... s...
plan_skips               .... ....    .... ....    s... s...    s... s...
plan_unplaced            .... ....    .... ....    s... s...    s... s...
plans                    .... ....    .... ....    s... s...    s... s...
price_list               .... ....    .... ....    s... s...    siu. siu.
price_ways               .... ....    .... ....    s... s...    siud siud
promotions               .... ....    .... ....    s... s...    siu. siu.
quotes                   .... ....    .... ....    s... s...    s... s...
referral_requests        .i.. ....    si.. ....    siu. s.u.    siud s.ud
referrals                .... ....    .... ....    s... s...    si.d si.d
reviews                  .i.. s...    .i.. ....    siu. s.u.    siud s.ud
rewards                  .... ....    s... ....    s... s...    s... s...
service_invoices         .... ....    .... ....    siu. siu.    siu. siu.
services                 .... ....    siud ....    siud siud    siud siud
site_texts               .... ....    .... ....    s... s...    siud siud
storage.buckets          .... ....    .... ....    .... ....    siud siud
storage.objects          s... ....    s... ....    s... s...    siud siud
user_roles               ---- ....    -.-- ....    s... ....    si.d si.d
waiting_list_entries     .... ....    .... ....    siu. siu.    siud siud
auth.*                   .... ....    .... ....    .... ....    .... ....
private.*                .... ....    .... ....    .... ....    .... ....
`

const verbs = ['select', 'insert', 'update', 'delete'] as const
export type Verb = (typeof verbs)[number]

export type Expectation = {
  table: string
  person: Exclude<Person, 'stranger' | 'partner'>
  whose: 'own' | 'other'
  verb: Verb
  isAllowed: boolean
}

export const expectations: Expectation[] = matrix.trim().split('\n').slice(2).flatMap(readLine)
export const tablesInMatrix = [...new Set(expectations.map(({ table }) => table))]

function readLine(line: string): Expectation[] {
  const [table = '', ...cells] = line.trim().split(/\s+/)
  return (['anon', 'client', 'staff', 'admin'] as const).flatMap((person, column) =>
    (['own', 'other'] as const).flatMap((whose, side) =>
      readCell(cells[column * 2 + side] ?? '').map(cell => ({ table, person, whose, ...cell })),
    ),
  )
}

function readCell(cell: string): { verb: Verb; isAllowed: boolean }[] {
  if (!/^[s.-][i.-][u.-][d.-]$/.test(cell)) throw new Error(`Not a cell of the matrix: "${cell}"`)
  return verbs
    .map((verb, place) => ({ verb, mark: cell[place] }))
    .filter(({ mark }) => mark !== '-')
    .map(({ verb, mark }) => ({ verb, isAllowed: mark !== '.' }))
}
