/** Of the notice that stands ready in the document. */
export const missingScriptId = 'missing-script'

/** Others may put scripts of their own here, which the page does without. */
export function isOwnScript(target: EventTarget | null): boolean {
  return (target as Element).matches?.('script[src^="/assets"]')
}

/** Where the page's own script does not come: what was drawn would stand for ever, or nothing would. */
export function tellOfMissingScript(place: string) {
  const tell = ({ target }: Event) => isOwnScript(target) && sayThatItIsMissing(place)
  addEventListener('error', tell, { capture: true })
}

export function sayThatItIsMissing(place: string) {
  const notice = document.querySelector<HTMLTemplateElement>(`#${missingScriptId}`)!
  document.querySelector(place)!.replaceChildren(notice.content.cloneNode(true))
}
