// The cookie by which a browser is known to be looking around. It opens nothing but the sample.
export const passName = 'coastal-sample'

export function passIn(cookies: string | undefined): string | undefined {
  const found = cookies?.split(';').find(pair => pair.trim().startsWith(`${passName}=`))
  return found?.slice(found.indexOf('=') + 1).trim() || undefined
}

/** Without one it is taken away. For this visit only: a browser that is closed comes back to the real pages. */
export const passCookie = (pass: string | undefined, isHttps: boolean) =>
  [
    `${passName}=${pass ?? ''}`,
    ...['Path=/', 'HttpOnly', 'SameSite=Lax'],
    ...(isHttps ? ['Secure'] : []),
    ...(pass ? [] : ['Max-Age=0']),
  ].join('; ')
