// Every setting of the server, read here and nowhere else. A wrong one stops the start with a sentence that says why.
import { existsSync } from 'node:fs'
import { z } from 'zod'
import { captchaOf, captchaProviders } from './auth/captcha-settings.ts'
import { providersField } from './auth/provider-settings.ts'
import { samlField } from './auth/saml-settings.ts'
import { chains } from './auth/web3-message.ts'

export type Config = ReturnType<typeof readConfig>

const url = (protocols: string[], meaning: string) =>
  z.string().refine(text => protocols.includes(URL.parse(text)?.protocol ?? ''), `must be ${meaning}`)

const wholeNumber = (low: number, high: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(low, `must be at least ${low}`)
    .max(high, `must be at most ${high}`)

const key = (prefix: string) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}[A-Za-z0-9_-]{16,}$`), `must start with ${prefix} and 16 or more letters`)

const list = (text: string) => text.split(/[\s,]+/).filter(Boolean)

const onOff = z.enum(['on', 'off'], 'must be on or off')

const isAddressList = (text: string) =>
  list(text).every(entry => ['http:', 'https:'].includes(URL.parse(entry)?.protocol ?? ''))

const isKeySet = (text: string) => {
  try {
    const { keys } = JSON.parse(text)
    return Array.isArray(keys) && keys.length > 0 && keys.every(key => key.kty && key.kid && key.d)
  } catch {
    return false
  }
}

const plainSettings = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: url(['http:', 'https:'], 'a web address such as https://coastalclean.example').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'an address such as postgres://user:password@host/database',
  ).optional(),
  MIGRATE: onOff.default('on'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_DAYS: wholeNumber(1, 3650).default(30),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'an address such as smtps://user:password@mail.example:465').optional(),
  MAIL_FROM: z.string().optional(),
  SMTP_PORTS: z
    .string()
    .refine(text => list(text).every(port => /^\d{1,5}$/.test(port)), 'must be numbers, separated by commas')
    .default(''),
  NEWSLETTER_PER_MINUTE: wholeNumber(1, 100_000).default(60),
  PUSH_PRIVATE_HOSTS: onOff.default('off'),
  PUBLISHABLE_KEY: key('sb_publishable_').optional(),
  SECRET_KEY: key('sb_secret_').optional(),
  DATA_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 digits and letters from a to f: openssl rand -hex 32')
    .optional(),
  JWT_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  JWT_KEYS: z.string().refine(isKeySet, 'must be a JWK set with private keys, each with a kid').optional(),
  AUTH_AUTOCONFIRM: onOff.default('off'),
  AUTH_ANONYMOUS: onOff.default('off'),
  AUTH_REDIRECTS: z.string().refine(isAddressList, 'must be web addresses, separated by commas').default(''),
  AUTH_PROVIDERS: providersField.optional(),
  AUTH_SAML: samlField.optional(),
  AUTH_WEB3: z
    .string()
    .transform(list)
    .pipe(z.array(z.enum(chains, 'must be ethereum, solana or both')))
    .default([]),
  AUTH_PASSKEYS: onOff.default('off'),
  AUTH_PHONE: onOff.default('off'),
  CAPTCHA_PROVIDER: z.enum(captchaProviders, 'must be hcaptcha or turnstile').optional(),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_VERIFY_URL: url(['http:', 'https:'], 'a web address').optional(),
  CAPTCHA_SCRIPT_URL: url(['http:', 'https:'], 'a web address').optional(),
  SMS_HOOK_URL: url(['http:', 'https:'], 'a web address of yours that sends SMS').optional(),
  SMS_HOOK_SECRET: z
    .string()
    .regex(/^(v1,)?whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be v1,whsec_ and a key in base64')
    .optional(),
  AUTH_PASSWORD_MIN: wholeNumber(6, 64).default(6),
  AUTH_SESSION_IDLE_HOURS: wholeNumber(1, 8760).default(336),
  AUTH_SESSION_MAX_HOURS: wholeNumber(1, 8760).default(2160),
  REST_ONLY: onOff.default('off'),
  REST_SCHEMAS: z.string().default('public'),
  REST_EXTRA_SEARCH_PATH: z.string().default(''),
  REST_MAX_ROWS: wholeNumber(1, 1_000_000).default(1000),
  REST_AGGREGATES: onOff.default('off'),
  REST_PLAN: onOff.default('off'),
  REST_TX: onOff.default('off'),
  REST_SERVER_TIMING: onOff.default('off'),
  TRUST_PROXY: z.string().default(''),
  RATE_LIMIT_SCALE: z.coerce.number({ error: 'must be a number' }).min(1, 'must be 1 or more').default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
})

const settings = plainSettings
  .refine(
    given => new Set([!given.CAPTCHA_PROVIDER, !given.CAPTCHA_SECRET, !given.CAPTCHA_SITE_KEY]).size === 1,
    {
      path: ['CAPTCHA_PROVIDER'],
      message: 'CAPTCHA_SECRET and CAPTCHA_SITE_KEY come together',
    },
  )
  .refine(given => !given.SMS_HOOK_URL === !given.SMS_HOOK_SECRET, {
    path: ['SMS_HOOK_URL'],
    message: 'and SMS_HOOK_SECRET come together',
  })
  .refine(given => given.AUTH_PASSKEYS === 'off' || keepsKeys(given.SITE_URL), {
    path: ['AUTH_PASSKEYS'],
    message: 'needs SITE_URL to be https and a name, not a number: browsers keep keys for no other site',
  })
  .refine(given => given.REST_ONLY === 'off' || given.DATABASE_URL, {
    path: ['REST_ONLY'],
    message: 'needs DATABASE_URL: the address of the database that is served',
  })

// Without SITE_URL it is localhost, where browsers do.
function keepsKeys(siteUrl = 'http://localhost') {
  const { protocol, hostname } = new URL(siteUrl)
  return hostname === 'localhost' || (protocol === 'https:' && /[a-z]$/i.test(hostname))
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of settings
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) throw new Error(wrongSettings(parsed.error))
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: (data.SITE_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    migrate: data.MIGRATE === 'on',
    backupDir: data.BACKUP_DIR,
    backupDays: data.BACKUP_DAYS,
    adminEmail: data.ADMIN_EMAIL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    smtpPorts: list(data.SMTP_PORTS).map(Number),
    newsletterPerMinute: data.NEWSLETTER_PER_MINUTE,
    pushPrivateHosts: data.PUSH_PRIVATE_HOSTS === 'on',
    publishableKey: data.PUBLISHABLE_KEY,
    secretKey: data.SECRET_KEY,
    dataKey: data.DATA_KEY,
    jwtSecret: data.JWT_SECRET,
    jwtKeys: data.JWT_KEYS,
    authProviders: data.AUTH_PROVIDERS ?? [],
    captcha: captchaOf({
      provider: data.CAPTCHA_PROVIDER,
      secret: data.CAPTCHA_SECRET,
      siteKey: data.CAPTCHA_SITE_KEY,
      verifyUrl: data.CAPTCHA_VERIFY_URL,
      scriptUrl: data.CAPTCHA_SCRIPT_URL,
    }),
    sms: { hookUrl: data.SMS_HOOK_URL, hookSecret: data.SMS_HOOK_SECRET },
    auth: {
      autoconfirm: data.AUTH_AUTOCONFIRM === 'on',
      anonymous: data.AUTH_ANONYMOUS === 'on',
      web3: data.AUTH_WEB3,
      passkeys: data.AUTH_PASSKEYS === 'on',
      saml: data.AUTH_SAML,
      phone: data.AUTH_PHONE === 'on',
      redirects: list(data.AUTH_REDIRECTS),
      passwordMin: data.AUTH_PASSWORD_MIN,
      sessionIdleHours: data.AUTH_SESSION_IDLE_HOURS,
      sessionMaxHours: data.AUTH_SESSION_MAX_HOURS,
    },
    restOnly: data.REST_ONLY === 'on',
    rest: {
      schemas: list(data.REST_SCHEMAS),
      extraSearchPath: list(data.REST_EXTRA_SEARCH_PATH),
      maxRows: data.REST_MAX_ROWS,
      aggregates: data.REST_AGGREGATES === 'on',
      plan: data.REST_PLAN === 'on',
      txPreference: data.REST_TX === 'on',
      serverTiming: data.REST_SERVER_TIMING === 'on',
    },
    trustedProxies: list(data.TRUST_PROXY),
    rateLimitScale: data.RATE_LIMIT_SCALE,
    logLevel: data.LOG_LEVEL,
  }
}

// Settings may be in a file .env beside the project; the environment wins.
export function readEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

function wrongSettings(error: z.ZodError) {
  const lines = error.issues.map(issue => `  ${issue.path.join('.')} ${issue.message}`)
  return `Some settings are wrong:\n${lines.join('\n')}\nThe README lists them all.`
}
