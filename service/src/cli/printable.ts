/** Replaces control characters, so that an untrusted file can't send commands to the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/g, '?')
}
