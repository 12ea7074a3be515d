import { whatsappLinkTo } from '#content/sharing.ts'
import { tellingWords, toldByLabel } from '#content/telling.ts'
import { tellingOf } from '#domain/telling.ts'
import type { PlanCard } from '#web/data/plans.ts'
import { sendsMail } from '#web/data/sends-mail.ts'

type Client = Pick<PlanCard, 'customer'>

/** How the client will learn of it: by mail where there is an address and a mail server, else not by itself. */
export const planTelling = ({ customer }: Client) =>
  tellingOf({ email: customer.email, hasAccount: false, sendsMail: sendsMail() })

const planTellingWords = (plan: Client) => tellingWords(planTelling(plan), plan.customer.phone !== null)

export const firstNameOf = ({ customer }: Client) => customer.name.split(' ')[0] ?? customer.name

/** Before the press: who is told, and how. */
export function PlanTelling({ plan }: { plan: Client }) {
  return <p className="plan-telling">{planTellingWords(plan)}</p>
}

/** The same for the message afterwards; with a text to send where no mail goes. */
export function tellOf(plan: Client, text?: string) {
  const { phone } = plan.customer
  const said = { text: planTellingWords(plan) }
  if (!phone || !text || planTelling(plan).by === 'mail') return said
  const open = () => void window.open(whatsappLinkTo(phone, text), '_blank', 'noopener')
  return { ...said, action: { label: toldByLabel, onAct: open } }
}
