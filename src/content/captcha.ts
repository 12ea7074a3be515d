// The words where a provider tells people from programs.
export const captchaWords = {
  label: 'Are you a person?',
  failed:
    'We could not find out whether you are a person. Please reload the page and try again, or phone us if it stays so.',
}
