/**
 * The cookie that the console reads and sends back as `X-XSRF-TOKEN`. With `__Host-` only this very host can
 * have set it, which needs https.
 */
export function xsrfCookieName(secure: boolean): string {
  return secure ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN'
}
