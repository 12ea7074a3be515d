// What befalls the server in the middle of work: it is killed and asked again, and put back to a backup of earlier.
import { eachOf } from '#demo/town.ts'
import type { World } from './world.ts'

type Act = () => Promise<unknown>

/** Killed as soon as the first of them is answered, while the others are on their way; they ask again. */
export async function killDuring(world: World, acts: Act[]) {
  let killed: Promise<void> | undefined
  const strike = () => {
    killed ??= world.house.kill()
  }
  await eachOf(
    acts,
    async act => {
      await act()
      strike()
    },
    acts.length,
  )
  await killed
  world.kills += 1
}

/** A backup by the owner's button; work; the disk is lost and the backup put back; the work is done again. */
export async function restoreAmong(world: World, acts: Act[]) {
  const backup = await takeBackup(world)
  for (const act of acts) await act()
  await world.house.restore(backup)
  for (const act of acts) await act()
  world.restores += 1
}

export async function takeBackup({ owner }: World): Promise<Buffer> {
  const answer = await owner.askAsSelf('/functions/v1/backup')
  if (answer.status !== 200) throw new Error(`The backup was answered with ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
