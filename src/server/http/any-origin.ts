import { cors } from 'hono/cors'

// The public clients call from other sites too; what protects the data is the caller's token, never a cookie.
export const anyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
  exposeHeaders: [
    'Content-Disposition',
    'Content-Range',
    'Content-Location',
    'Content-Profile',
    'ETag',
    'Link',
    'Location',
    'Preference-Applied',
    'Proxy-Status',
    'Retry-After',
    'Server-Timing',
    'WWW-Authenticate',
    'X-Request-Id',
    'X-Sb-Error-Code',
    'X-Supabase-Api-Version',
    'X-Total-Count',
  ],
  maxAge: 3600,
})
