// The owner brings in the clients of her old spreadsheet.
import { readPeopleFile } from '#domain/people-file/read-people-file.ts'
import type { Office } from './accounts.ts'
import { must } from './doors.ts'
import type { Town } from './town.ts'

const sheet = `Name;Cell;E-mail;Suburb;Cleans;Last clean;Consent
Elmarie Strydom;083 200 1101;elmarie@strydom.example;Hartenbos;12;14/02/2024;yes
Themba Nkosi;072 200 1102;;Diaz Beach;4;;
Bay Breeze Guesthouse;044 200 1103;stay@baybreeze.example;Mossel Bay;31;02/05/2024;no
`

export async function bringInPeople({ dice, today }: Town, { owner }: Office) {
  const file = readPeopleFile(new TextEncoder().encode(sheet), { today })
  if (file.kind !== 'read') throw new Error('The file of people of the demo cannot be read.')
  const people = file.people.flatMap(told => (told.kind === 'fine' ? [told.person] : []))
  const unread = file.people.length - people.length
  const import_id = dice.uuid()
  await must(owner.tables.rpc('take_import_people', { import_id, starts_at: 0, people }))
  const { seen } = await must(owner.tables.rpc('preview_import', { import_id }))
  const run = { import_id, file_name: 'old clients.csv', status: 'active', choices: {}, seen, unread }
  await must(owner.tables.rpc('run_import', run))
}
