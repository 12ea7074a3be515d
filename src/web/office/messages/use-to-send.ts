// The list to send on this device: what the server says is due, less what was answered here and is still on its way.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { toSendWords as words } from '#content/messages.ts'
import { officeWords } from '#content/office.ts'
import { Refusal } from '#domain/refusal.ts'
import { pulseKey } from '#web/acts/use-read-again.ts'
import {
  type Answer,
  dropAnswers,
  keepAnswer,
  readAnswers,
  sendAnswers,
  takeBackAnswer,
  watchAnswers,
} from '#web/data/message-answers.ts'
import {
  keptMessages,
  type Message,
  type MessageList,
  type MessageWay,
  readMessages,
} from '#web/data/messages.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { usePulseTrouble } from '#web/office/frame/use-pulse.ts'
import { messagesKey } from '#web/office/shared/read-keys.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

export type ToSend = ReturnType<typeof useToSend>

export function useToSend() {
  const userId = useOfficeVisitor().session.user.id
  const [kept] = useState(() => keptMessages(userId))
  const query = useQuery({
    queryKey: [messagesKey, userId],
    queryFn: () => readMessages(userId),
    networkMode: 'always',
    retry: false,
    refetchOnMount: 'always',
    ...(kept && { initialData: kept, initialDataUpdatedAt: 0 }),
  })
  const answers = useSyncExternalStore(watchAnswers, () => readAnswers(userId))
  const trouble = usePulseTrouble() ?? query.error
  const acts = useAnswering(userId, !trouble)
  const list = query.data && withAnswers(query.data, answers)
  return { userId, query, list, trouble, held: answers.filter(({ isHeld }) => isHeld).length, ...acts }
}

function withAnswers({ due, sent, texts }: MessageList, answers: Answer[]): MessageList {
  const answerOf = (id: string) => answers.find(answer => answer.id === id)
  const justSent = due.flatMap(message => {
    const answer = answerOf(message.id)
    return answer?.answer === 'sent' ? [{ ...message, answered_at: answer.at }] : []
  })
  return { due: due.filter(({ id }) => !answerOf(id)), sent: [...justSent.reverse(), ...sent], texts }
}

function useAnswering(userId: string, hasSignal: boolean) {
  const queries = useQueryClient()
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: [messagesKey, userId] })
    await queries.invalidateQueries({ queryKey: [pulseKey, userId] })
  }
  const send = async () => {
    const { arrived, refused } = await sendAnswers(userId)
    for (const refusal of refused) showOnlyToast({ title: words.gone, text: refusal.message, tone: 'bad' })
    if (arrived.length + refused.length > 0) await refresh()
    dropAnswers(userId, arrived)
  }
  const sendWaiting = useEffectEvent(() => {
    if (readAnswers(userId).length > 0) void send()
  })
  useEffect(() => {
    if (hasSignal) sendWaiting()
  }, [hasSignal])

  const takeBack = async ({ id, name }: Message) => {
    try {
      await takeBackAnswer(userId, id)
      showOnlyToast({ title: words.backAgain(name ?? '') })
    } catch (error) {
      const text = error instanceof Refusal ? error.message : officeWords.kept
      showOnlyToast({ title: words.gone, text, tone: 'bad' })
    }
    await refresh()
  }
  const answer = (message: Message, said: { answer: Answer['answer']; how?: MessageWay; body?: string }) => {
    const { body, ...rest } = said
    keepAnswer(userId, { id: message.id, ...rest, at: new Date().toISOString() }, body)
    void send()
  }
  const skip = (message: Message) => {
    answer(message, { answer: 'skipped' })
    showOnlyToast({
      title: words.skipped(message.name ?? ''),
      action: { label: officeWords.undo, onAct: () => void takeBack(message) },
    })
  }
  return { answer, skip, takeBack }
}
