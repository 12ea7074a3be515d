import { adverts, deepCleanPoster, renovationPoster } from '#content/adverts.ts'
import { AdvertPage } from './advert-page.tsx'
import { OfferPoster } from './offer-poster.tsx'
import { ServicePoster } from './service-poster.tsx'

export function DeepCleanAdvert() {
  const path = '/marketing'
  const poster = <OfferPoster poster={deepCleanPoster} file={adverts[path].file} look="aqua" />
  return <AdvertPage path={path} poster={poster} />
}

export function RenovationAdvert() {
  const path = '/facebook-ad'
  const poster = <OfferPoster poster={renovationPoster} file={adverts[path].file} look="shell" />
  return <AdvertPage path={path} poster={poster} />
}

export function ServiceAdvert() {
  const path = '/facebook-service-ad'
  return <AdvertPage path={path} poster={<ServicePoster file={adverts[path].file} />} />
}
