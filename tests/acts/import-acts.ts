// The owner brings in people from a file.
import { type Act, isTaken, someone, someWords } from './world.ts'

const bringInPeople: Act = async world => {
  const { admin, dice } = world
  const [known, import_id] = [someone(world), dice.uuid()]
  const people = [
    { first_name: 'Elmarie', last_name: `Strydom ${dice.below(1000)}`, cleans: 12, last_clean: '2024-02-14' },
    {
      first_name: 'Themba',
      last_name: 'Nkosi',
      phone: known.phone,
      notes: someWords(world) || null,
      consent: 'yes',
    },
  ]
  await admin.rpc('take_import_people', { import_id, starts_at: 0, people })
  const { data: preview } = await admin.rpc('preview_import', { import_id })
  const run = { import_id, file_name: 'old clients.csv', status: 'active', choices: {}, unread: 0 }
  return isTaken(admin.rpc('run_import', { ...run, seen: preview?.seen }))
}

export const importActs: Record<string, Act> = { bringInPeople }
