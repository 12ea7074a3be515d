// npm run pictures: makes the files of public/pictures and public/share that are missing or no longer belong to their
// source, and throws away those that are left over. With --check it only says which.
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import {
  isMade,
  keepFile,
  leftOver,
  type MadeItem,
  noteOf,
  readNotes,
  throwAway,
  writeNotes,
} from './made-files.ts'
import { roomPictures } from './room-pictures.ts'
import { shareCards } from './share-cards.ts'
import { step } from './steps.mjs'

// libvips now and then waits for itself for ever (lovell/sharp#4486), and no timer of its own ends that.
const patienceMs = 300_000

// The keys are the folders below public/.
const kinds: Record<string, MadeItem[]> = { pictures: await roomPictures(), share: await shareCards() }
const notes = readNotes()
const isRight = (kind: string, item: MadeItem) => isMade(item, notes[kind]?.[item.name])
const wrong = Object.entries(kinds).flatMap(([kind, items]) =>
  items.filter(item => !isRight(kind, item)).map(item => ({ kind, item })),
)

if (process.argv.includes('--check')) check()
else await make()

function check() {
  const faults = [
    ...wrong.map(({ kind, item }) => `${kind}/${item.name} is not what its source makes today`),
    ...leftOver(kinds).map(file => `${file} belongs to nothing`),
  ]
  if (faults.length === 0) return
  console.error(`${faults.join('\n')}\nnpm run pictures sets it right.`)
  process.exitCode = 1
}

async function make() {
  // One thread for each of our own, so that all cores are busy to the end.
  sharp.concurrency(1)
  const files = wrong.reduce((sum, { item }) => sum + item.files.length, 0)
  if (files > 0) await step('Pictures', tell => makeAll(files, tell))
  for (const file of leftOver(kinds)) throwAway(file)
  for (const [kind, items] of Object.entries(kinds))
    notes[kind] = Object.fromEntries(items.map(item => [item.name, noteOf(item)]))
  writeNotes(notes)
}

async function makeAll(files: number, tell: (words: string) => void) {
  const queue = [...wrong]
  let done = 0
  const keep = async (file: string, body: Buffer) => {
    await keepFile(file, body)
    done += 1
    tell(`${done} of ${files}`)
  }
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { kind, item } = next
      await unlessStuck(item, () => item.make(keep))
      // Noted at once: whatever ends this, the next run goes on from here.
      notes[kind] = { ...notes[kind], [item.name]: noteOf(item) }
      writeNotes(notes)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

// So hard that nothing waits for the stuck thread.
async function unlessStuck({ name }: MadeItem, work: () => Promise<void>) {
  const alarm = setTimeout(() => {
    console.error(`The encoder got stuck at ${name}. What is made is kept: npm run pictures once more.`)
    process.kill(process.pid, 'SIGKILL')
  }, patienceMs)
  await work()
  clearTimeout(alarm)
}
