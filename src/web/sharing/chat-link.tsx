// Opens a chat with us in WhatsApp; its first sentence says which page somebody reads.
import { use } from 'react'
import { chatWords, whatsappChatLink } from '#content/chat.ts'
import type { ButtonVariant } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { PageTitleContext } from './page-title.ts'

const useAddress = () => whatsappChatLink(chatWords.from(use(PageTitleContext)))

export function ChatButton({ tone = 'quiet', size = 'small' }: ButtonVariant) {
  return (
    <NewTabLink href={useAddress()} tone={tone} size={size}>
      <Icon name="whatsapp" />
      {chatWords.label}
    </NewTabLink>
  )
}

/** Beside other buttons, about something of one's own. message: its first sentence. */
export function QuietChat({ message, children = chatWords.label }: { message: string; children?: string }) {
  return (
    <NewTabLink href={whatsappChatLink(message)} tone="quiet">
      <Icon name="whatsapp" />
      {children}
    </NewTabLink>
  )
}

/** Within a sentence. */
export function PlainChatLink({ children = chatWords.label }: { children?: string }) {
  return (
    <a href={useAddress()} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** Beside other links. */
export function ChatLink() {
  return (
    <a href={useAddress()} target="_blank" rel="noopener noreferrer" className="chat-link">
      <Icon name="whatsapp" />
      {chatWords.label}
    </a>
  )
}
