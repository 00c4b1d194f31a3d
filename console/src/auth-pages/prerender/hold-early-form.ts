import { isOfOwnScript, reportMissingScript } from '../../bootstrap/missing-script.ts'
import { pageAnswers, pressAgain, scriptCame } from './taking-over.ts'

// This script is inside the document, because the page's own script can take a long time to load. It holds back a
// submitted form or a click on the passkey button, shows a waiting state, and sends the form or click when the page is
// ready.
const early = new AbortController()
const { signal } = early
let held: HTMLElement | undefined
let putWordsBack: (() => void) | undefined
let came = false

addEventListener('submit', hold, { capture: true, signal })
addEventListener('click', hold, { capture: true, signal })
// The person is still correcting the form, so it must not be sent yet.
addEventListener('input', letGo, { capture: true, signal })
addEventListener(pressAgain, letGo)
addEventListener(scriptCame, () => {
  // React hydrates the prerendered texts, so they must be unchanged.
  came = true
  sayWhatItWas()
})
addEventListener(pageAnswers, () => {
  early.abort()
  if (held instanceof HTMLFormElement) held.requestSubmit()
  else held?.click()
})
addEventListener('error', scriptFailed, { capture: true, signal })

function hold(event: Event) {
  const target = (event.target as Element).closest<HTMLElement>(
    event.type === 'click' ? '#by-passkey' : 'form',
  )
  if (!target) return
  event.preventDefault()
  // React listens before the page is ready, and would also send the form.
  event.stopImmediatePropagation()
  if (held) return
  held = target
  if (!came) putWordsBack = sayThatItWaits(target)
}

function letGo() {
  held = undefined
  sayWhatItWas()
}

function sayWhatItWas() {
  putWordsBack?.()
  putWordsBack = undefined
}

/** Submits a held form to the service, which returns the page again. */
function scriptFailed(event: Event) {
  // When the script has loaded, React handles its errors.
  if (!isOfOwnScript(event) || (came && event instanceof ErrorEvent)) return
  early.abort()
  if (held instanceof HTMLFormElement) held.submit()
  else reportMissingScript('#root')
}

function sayThatItWaits(asked: HTMLElement) {
  const button = asked.querySelector('[type=submit]') ?? asked
  const words = button.firstElementChild!
  const own = words.textContent
  words.textContent = document.querySelector<HTMLElement>('#root')!.dataset['moment']!
  button.ariaBusy = 'true'
  return () => {
    words.textContent = own
    button.ariaBusy = null
  }
}
