/** Others may put scripts of their own here, which the page does without. */
export function isOwnScript(target: EventTarget | null): boolean {
  return (target as Element).matches?.('script[type=module]')
}
