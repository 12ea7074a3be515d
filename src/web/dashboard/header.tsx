import { dashboardWords } from '#content/account.ts'
import { business } from '#content/business.ts'
import { signedInWords } from '#content/signed-in.ts'
import { ownLogo } from '#web/pictures/own-logo.ts'
import { Logo } from '#web/ui/logo.tsx'

const { navigation, signOut } = dashboardWords

export function DashboardHeader() {
  return (
    <header className="client-header">
      <a
        href="#main"
        className="absolute left-[-999px] z-50 rounded-small bg-surface px-4 py-2 focus:top-3 focus:left-3"
      >
        {signedInWords.skipLink}
      </a>
      <a href="/" className="logo">
        <Logo label={business.name} own={ownLogo()} />
      </a>
      <nav aria-label={navigation.label}>
        {navigation.links.map(({ label, href }) => (
          <a key={href} href={href} className="text-ink">
            {label}
          </a>
        ))}
      </nav>
      <a href="/auth?sign-out" className="sign-out">
        {signOut}
      </a>
    </header>
  )
}
