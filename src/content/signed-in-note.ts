// The words above the booking form for whoever is signed in: loaded only then.

export const signedInWords = {
  signedIn: (name: string) => `Signed in as ${name}.`,
  noProfile: {
    text: 'Add your name in your account, and your bookings are kept there too.',
    label: 'Your account',
  },
  yourBookings: 'Your bookings',
  signOut: 'Sign Out',
  signOutHref: '/auth?sign-out',
}
