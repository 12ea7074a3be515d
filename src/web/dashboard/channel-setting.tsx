import { useQuery } from '@tanstack/react-query'
import { type Channel, channelSettingWords as words } from '#content/channels.ts'
import { useAct } from '#web/acts/use-act.ts'
import { ReminderStop } from '#web/channels/reminder-stop.tsx'
import { readOwnChannel, setOwnChannel } from '#web/data/channels.ts'
import { SelectField } from '#web/ui/field.tsx'

const channels = Object.keys(words.choices) as Channel[]

/** How the client wants to be reached. Nothing, until that is known. */
export function ChannelSetting({ userId }: { userId: string }) {
  const { data } = useQuery({ queryKey: ['own-channel', userId], queryFn: readOwnChannel })
  const { act, isBusy } = useAct(['own-channel'])
  if (!data) return null
  const { channel, stopped_at } = data
  const choose = (chosen: Channel) =>
    act({ work: () => setOwnChannel(chosen), said: words.saved, failed: words.failed })
  return (
    <div>
      <SelectField
        label={words.title}
        hint={words.hint}
        value={channel}
        onChange={event => void choose(event.target.value as Channel)}
      >
        {channels.map(one => (
          <option key={one} value={one}>
            {words.choices[one]}
          </option>
        ))}
      </SelectField>
      <ReminderStop
        {...{ channel, isBusy }}
        stoppedAt={stopped_at}
        whose="own"
        onAllow={() => void choose(channel)}
      />
    </div>
  )
}
