import { HomeHero } from './home-hero.tsx'
import { HomeInvite } from './home-invite.tsx'
import { HomeLoyalty } from './home-loyalty.tsx'
import { HomeReasons } from './home-reasons.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { HomeServices } from './home-services.tsx'
import { HomeWelcome } from './home-welcome.tsx'

export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeWelcome />
      <HomeServices />
      <HomeReasons />
      <HomeReviews />
      <HomeInvite />
      <HomeLoyalty />
    </>
  )
}
