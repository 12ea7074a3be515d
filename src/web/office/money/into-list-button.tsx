import { moneyWords } from '#content/money-page.ts'
import { useAct } from '#web/acts/use-act.ts'
import { pulseKey } from '#web/acts/use-read-again.ts'
import { putUnpaidInList } from '#web/data/messages.ts'
import { messagesKey } from '#web/office/shared/read-keys.ts'
import { useNavigate } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'

const words = moneyWords.chase

/** Everybody who is late, one message each; the list to send opens. */
export function IntoListButton() {
  const navigate = useNavigate()
  const { act, isBusy } = useAct([messagesKey, pulseKey])
  const put = () =>
    act({
      work: putUnpaidInList,
      said: ({ in_list, left_out }) => (in_list > 0 ? words.inList(in_list, left_out) : words.noneInList),
      failed: words.notInList,
      onDone: ({ in_list }) => in_list > 0 && void navigate('/crm/send'),
    })
  return (
    <Button tone="text" busy={isBusy} onClick={() => void put()}>
      {words.intoList}
    </Button>
  )
}
