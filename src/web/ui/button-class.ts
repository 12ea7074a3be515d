// The clay of buttons and of links that look like them. In the office the same names are flat.
const tones = {
  sea: '',
  coral: 'button-coral',
  quiet: 'button-quiet',
  leaf: 'button-leaf',
  danger: 'button-danger',
  text: 'button-text',
}

const sizes = { small: 'button-small', medium: '', large: 'button-large' }

export type ButtonVariant = { tone?: keyof typeof tones | undefined; size?: keyof typeof sizes | undefined }

export function buttonClass({ tone = 'sea', size = 'medium' }: ButtonVariant, extra = '') {
  return ['button', tones[tone], sizes[size], extra].filter(Boolean).join(' ')
}
