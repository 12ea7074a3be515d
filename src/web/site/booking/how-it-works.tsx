import { bookingPage } from '#content/booking-page.ts'
import { BookingNotes } from './booking-notes.tsx'

const { title, lead, list } = bookingPage.steps

// Six numbered blocks riding one dotted swell; on phones the line is straight.
export function HowItWorks() {
  return (
    <section id="how-it-works" className="bg-sand py-section">
      <div className="wrap">
        <div className="mb-[clamp(1.5rem,4vw,3.5rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 className="display text-section">{title}</h2>
          <p>{lead}</p>
        </div>
        <div className="relative">
          <Swell />
          <ol className="relative grid lg:grid-cols-6 lg:gap-6">
            {list.map((step, index) => (
              <Step key={step.title} number={index + 1} {...step} />
            ))}
          </ol>
        </div>
        <BookingNotes />
      </div>
    </section>
  )
}

const stepLook = [
  'relative grid grid-cols-[3.25rem_1fr] gap-x-4 not-last:pb-5 lg:block lg:pb-0 lg:even:pt-14',
  // The dotted line from one number to the next, on phones.
  'not-last:before:absolute not-last:before:top-13 not-last:before:bottom-0 not-last:before:left-[calc(1.625rem-1.5px)]',
  'not-last:before:border-l-3 not-last:before:border-dotted not-last:before:border-line-strong lg:before:hidden',
].join(' ')

const numberLook =
  'clay display row-span-2 grid size-13 place-items-center rounded-[32%] text-[1.5rem] leading-none lg:mb-4 lg:size-16 lg:text-[1.875rem]'

function Step({ number, title, text }: { number: number; title: string; text: string }) {
  return (
    <li className={stepLook}>
      <span aria-hidden="true" className={numberLook}>
        {number}
      </span>
      <h3 className="pt-0.5 text-large leading-[1.3] font-bold text-heading">{title}</h3>
      <p className="text-small leading-normal">{text}</p>
    </li>
  )
}

function Swell() {
  return (
    <svg
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute top-1 left-8 hidden h-28 w-[84.6%] max-w-none stroke-line-strong lg:block"
    >
      <path
        d="M0 24C70 24 120 76 200 76S330 24 400 24 530 76 600 76 730 24 800 24 930 76 1000 76"
        fill="none"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
