/**
 * The cookie that the console sends back as `X-XSRF-TOKEN`. The prefix `__Host-`, which requires https, ensures that
 * only this host can set it.
 */
export function xsrfCookieName(secure: boolean): string {
  return secure ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN'
}
