import { type Channel, channelSettingWords as words } from '#content/channels.ts'
import { useAct } from '#web/acts/use-act.ts'
import { ReminderStop } from '#web/channels/reminder-stop.tsx'
import { setChannel } from '#web/data/channels.ts'
import type { CustomerFile } from '#web/data/customer-file.ts'
import { customerKeys, messagesKey } from '#web/office/shared/read-keys.ts'
import { SelectField } from '#web/ui/field.tsx'

const channels = Object.keys(words.choices) as Channel[]

type CustomerChannelProps = Pick<CustomerFile, 'customer' | 'reminders_stopped_at'>

/** How they are reached. Nobody has said anything while it is empty. */
export function CustomerChannel({ customer, reminders_stopped_at }: CustomerChannelProps) {
  const { act, isBusy } = useAct([...customerKeys, messagesKey])
  const { channel } = customer
  const choose = (chosen: Channel) =>
    act({ work: () => setChannel(customer.id, chosen), said: words.saved, failed: words.failed })
  return (
    <div>
      <SelectField
        label={words.office}
        hint={words.officeHint}
        value={channel ?? ''}
        onChange={event => void choose(event.target.value as Channel)}
      >
        {!channel && <option value="">{words.unsaid}</option>}
        {channels.map(one => (
          <option key={one} value={one}>
            {words.choices[one]}
          </option>
        ))}
      </SelectField>
      <ReminderStop
        {...{ channel, isBusy }}
        stoppedAt={reminders_stopped_at}
        whose="theirs"
        onAllow={() => void choose(channel ?? 'mail')}
      />
    </div>
  )
}
