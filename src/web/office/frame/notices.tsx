import { useQuery } from '@tanstack/react-query'
import { noticeWords as words } from '#content/notices.ts'
import { useAct } from '#web/acts/use-act.ts'
import { addDevice, type NoticeDevice, readNotices, removeDevice, tryNotice } from '#web/data/notices.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import {
  deviceName,
  findEndpoint,
  findHindrance,
  forgetNotices,
  Hindered,
  type Hindrance,
  keepNotices,
  subscribe,
  unsubscribe,
} from './browser-push.ts'
import { NoticeChoices } from './notice-choices.tsx'
import { NoticeDevices } from './notice-devices.tsx'
import { useOfficeVisitor } from './office-visitor.ts'

// A test notice that has arrived shows in the list without a tap.
const readAgainMs = 5_000

/** Notices on this device: switch them on and off, say of what, and see on which other devices they are. */
export function Notices() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['notices', session.user.id],
    queryFn: async () => readNotices(await findEndpoint()),
    staleTime: 0,
    refetchInterval: readAgainMs,
  })
  return (
    <section className="grid gap-4" aria-labelledby="notices">
      <h3 id="notices" className="font-semibold">
        {words.title}
      </h3>
      <p className="text-ink-soft">{words.lead}</p>
      <QueryState query={query} failed={words.failed} lines={4}>
        {({ publicKey, devices, ...choice }) => (
          <>
            <ThisDevice serverKey={publicKey} device={devices.find(({ isThis }) => isThis)} />
            {devices.length > 0 && <NoticeChoices key={JSON.stringify(choice)} saved={choice} />}
            {devices.length > 0 && <NoticeDevices devices={devices} onRemoved={leave} />}
          </>
        )}
      </QueryState>
    </section>
  )
}

function ThisDevice({ serverKey, device }: { serverKey: string; device: NoticeDevice | undefined }) {
  const userId = useOfficeVisitor().session.user.id
  const { act, busyWith } = useAct(['notices'])
  const hindrance = findHindrance()
  const switchOn = () =>
    act({
      name: 'on',
      async work() {
        const address = await subscribe(serverKey)
        await addDevice(address, { name: deviceName(), serverKey })
        keepNotices({ userId, serverKey, endpoint: address.endpoint })
      },
      said: { title: words.switchedOn },
      failed: failureOf,
    })
  if (hindrance) return <Hint why={hindrance} />
  if (!device?.isAwake)
    return (
      <div>
        <Button busy={busyWith === 'on'} onClick={switchOn}>
          {words.on}
        </Button>
      </div>
    )
  return <SwitchedOn device={device} />
}

function SwitchedOn({ device }: { device: NoticeDevice }) {
  const { act, busyWith } = useAct(['notices'])
  const test = () =>
    act({ name: 'test', work: () => tryNotice(device.id), said: words.testOnItsWay, failed: words.notDone })
  const switchOff = () =>
    act({
      name: 'off',
      work: () => removeDevice(device.id).then(leave),
      said: { title: words.switchedOff },
      failed: words.notDone,
    })
  return (
    <>
      <Notice tone="good">{words.isOn}</Notice>
      <div className="flex flex-wrap gap-2">
        <Button busy={busyWith === 'test'} onClick={test}>
          {words.test}
        </Button>
        <Button tone="quiet" busy={busyWith === 'off'} onClick={switchOff}>
          {words.off}
        </Button>
      </div>
    </>
  )
}

function Hint({ why }: { why: Hindrance }) {
  const { title, text } = words.why[why]
  return (
    <Notice tone="wait">
      <strong>{title}</strong> {text}
    </Notice>
  )
}

const failureOf = (error: unknown) => (error instanceof Hindered ? words.why[error.why] : words.notDone)

// The server knows it no longer; neither need the browser.
async function leave() {
  forgetNotices()
  await unsubscribe().catch(() => {})
}
