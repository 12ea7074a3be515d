// Texts that a form, an import or a prank may have stored. They must be shown everywhere as they were typed.
export const hostileTexts = {
  script: '<script>alert(1)</script>',
  markup: '<img src=x onerror=alert(1)><b>Bold</b> &amp; "1"',
  emoji: '👩‍👧‍👦 Zoë 👍🏽 skoonmaakdag, môre ✨',
  'right-to-left': 'שלום, مرحبا! 50% (42)',
  unbroken: 'W'.repeat(500),
}

/** As much of it as a field holds. */
export const cut = (text: string, length: number) => text.slice(0, length)

/** As the name of an e-mail address, which has no spaces. */
export const addressOf = (text: string) => `${cut(text.replaceAll(/[\s@]/g, ''), 240)}@x.example`
