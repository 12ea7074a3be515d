// Acts of somebody of the office who wants notices on a phone. The push service of these phones does not exist.
import { createECDH, randomBytes } from 'node:crypto'
import { vaultOf } from '#server/auth/data-key.ts'
import { createLog } from '#server/log.ts'
import { loadPushKeys } from '#server/push/push-keys.ts'
import { type Act, isTaken, newId } from './world.ts'

const switchOnNotices: Act = async ({ staff, house: { engine } }) => {
  const { publicKey } = await loadPushKeys({
    database: engine.database,
    vault: vaultOf('7'.repeat(64)),
    log: createLog('error', () => {}),
  })
  return isTaken(
    staff.rpc('add_push_device', {
      device_endpoint: `https://push.example/${newId()}`,
      device_key: createECDH('prime256v1').generateKeys().toString('base64url'),
      device_secret: randomBytes(16).toString('base64url'),
      device_name: 'Chrome on Android',
      server_key: publicKey,
    }),
  )
}

const chooseNotices: Act = ({ staff }) =>
  isTaken(staff.rpc('set_notices', { unwanted_occasions: ['referral'], names_shown: true }))

export const noticeActs: Record<string, Act> = { switchOnNotices, chooseNotices }
