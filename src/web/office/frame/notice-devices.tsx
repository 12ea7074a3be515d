import { noticeWords } from '#content/notices.ts'
import { formatDate, formatMoment, todayAt } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type NoticeDevice, removeDevice } from '#web/data/notices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

const words = noticeWords.devices

type Props = { devices: NoticeDevice[]; onRemoved: () => Promise<void> }

/** Every device of this person that gets notices, each with how it goes and a way to end it. */
export function NoticeDevices({ devices, onRemoved }: Props) {
  const { act, busyWith } = useAct(['notices'])
  const remove = ({ id, name, isThis }: NoticeDevice) =>
    act({
      name: id,
      work: () => removeDevice(id),
      said: { title: words.removed(name) },
      failed: noticeWords.notDone,
      onDone: () => (isThis ? onRemoved() : undefined),
    })
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{words.title}</h4>
      <ul className="grid gap-2">
        {devices.map(device => (
          <li key={device.id} className="flex items-start justify-between gap-3">
            <div>
              <p>
                {device.name} {device.isThis && <Badge>{words.thisOne}</Badge>}
              </p>
              <p className="text-small text-ink-soft">{stateOf(device)}</p>
            </div>
            <Button
              tone="quiet"
              size="small"
              aria-label={words.remove(device.name)}
              busy={busyWith === device.id}
              onClick={() => remove(device)}
            >
              {words.removeShort}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function stateOf({ isAwake, trouble, reachedAt, createdAt }: NoticeDevice): string {
  if (!isAwake) return words.asleep
  if (trouble) return words.trouble[trouble]
  if (reachedAt) return words.reached(formatMoment(new Date(reachedAt), new Date()))
  return words.since(formatDate(todayAt(new Date(createdAt))))
}
