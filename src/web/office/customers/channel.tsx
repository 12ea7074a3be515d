import { type Channel, channelSettingWords as words } from '#content/channels.ts'
import { useAct } from '#web/acts/use-act.ts'
import { setChannel } from '#web/data/channels.ts'
import type { CustomerFile } from '#web/data/customer-file.ts'
import { customerKeys, messagesKey } from '#web/office/shared/read-keys.ts'
import { SelectField } from '#web/ui/field.tsx'

const channels = Object.keys(words.choices) as Channel[]

/** How they are reached. Nobody has said anything while it is empty. */
export function CustomerChannel({ customer }: { customer: CustomerFile['customer'] }) {
  const { act } = useAct([...customerKeys, messagesKey])
  const choose = (channel: Channel) =>
    act({ work: () => setChannel(customer.id, channel), said: words.saved, failed: words.failed })
  return (
    <SelectField
      label={words.office}
      hint={words.officeHint}
      value={customer.channel ?? ''}
      onChange={event => void choose(event.target.value as Channel)}
    >
      {!customer.channel && <option value="">{words.unsaid}</option>}
      {channels.map(channel => (
        <option key={channel} value={channel}>
          {words.choices[channel]}
        </option>
      ))}
    </SelectField>
  )
}
