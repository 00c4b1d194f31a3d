/** As tokens tell time: in whole seconds since 1970 (RFC 7519, `NumericDate`). */
export function numericDate(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
