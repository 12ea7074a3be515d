import { Offers } from '#web/site/shared/offers.tsx'
import { HomeAnswers } from './answers.tsx'
import { HomeHero } from './hero.tsx'
import { HomeInvite } from './invite.tsx'
import { HomeLoyalty } from './loyalty.tsx'
import { HomeReasons } from './reasons.tsx'
import { HomeReviews } from './reviews.tsx'
import { HomeServices } from './services.tsx'
import { HomeWelcome } from './welcome.tsx'

export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeAnswers />
      <HomeWelcome />
      <Offers className="wrap offer-place mb-12 lg:mb-20" />
      <HomeServices />
      <HomeReasons />
      <HomeReviews />
      <HomeInvite />
      <HomeLoyalty />
    </>
  )
}
