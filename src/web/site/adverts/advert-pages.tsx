import { adverts, deepCleanPoster, renovationPoster } from '#content/adverts.ts'
import { usePromotions } from '#web/rendering/live-data.ts'
import { AdvertPage } from './advert-page.tsx'
import { OfferPoster } from './offer-poster.tsx'
import { ServicePoster } from './service-poster.tsx'

export function DeepCleanAdvert() {
  const path = '/marketing'
  const promotions = usePromotions()
  const { file } = adverts[path]
  const poster = <OfferPoster poster={deepCleanPoster(promotions)} file={file} look="aqua" />
  return <AdvertPage path={path} poster={promotions.deep_clean.is_running && poster} />
}

export function RenovationAdvert() {
  const path = '/facebook-ad'
  const promotions = usePromotions()
  const { file } = adverts[path]
  const poster = <OfferPoster poster={renovationPoster(promotions)} file={file} look="shell" />
  return <AdvertPage path={path} poster={promotions.renovation.is_running && poster} />
}

export function ServiceAdvert() {
  const path = '/facebook-service-ad'
  return <AdvertPage path={path} poster={<ServicePoster file={adverts[path].file} />} />
}
