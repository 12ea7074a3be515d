import { useQuery } from '@tanstack/react-query'
import { type Channel, channelSettingWords as words } from '#content/channels.ts'
import { useAct } from '#web/acts/use-act.ts'
import { readOwnChannel, setOwnChannel } from '#web/data/channels.ts'
import { SelectField } from '#web/ui/field.tsx'

const channels = Object.keys(words.choices) as Channel[]

/** How the client wants to be reached. Nothing, until that is known. */
export function ChannelSetting({ userId }: { userId: string }) {
  const { data } = useQuery({ queryKey: ['own-channel', userId], queryFn: readOwnChannel })
  const { act } = useAct(['own-channel'])
  if (!data) return null
  const choose = (channel: Channel) =>
    act({ work: () => setOwnChannel(channel), said: words.saved, failed: words.failed })
  return (
    <SelectField
      label={words.title}
      hint={words.hint}
      value={data}
      onChange={event => void choose(event.target.value as Channel)}
    >
      {channels.map(channel => (
        <option key={channel} value={channel}>
          {words.choices[channel]}
        </option>
      ))}
    </SelectField>
  )
}
