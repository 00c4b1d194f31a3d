import { all, make, one } from './elements.js'
import { send } from './send.js'

/** The token for all calls. It's kept only in this variable, until the page is closed. */
let token = ''

/** Adds a form to every 'Try it' button. */
export function offerToTry() {
  for (const button of all(HTMLButtonElement, 'button.try')) {
    button.hidden = false
    button.addEventListener('click', () => {
      const form = formFor(one(HTMLElement, `#${button.value}`))
      button.replaceWith(form)
      all(HTMLElement, 'input, textarea, button', form)[0]?.focus()
    })
  }
}

/** @param {HTMLElement} article */
function formFor(article) {
  const { method = 'GET', path = '/' } = article.dataset
  const form = make('form', { className: 'trying' })
  form.setAttribute('aria-labelledby', `${article.id}-title`)
  if (article.dataset['token'] !== undefined) form.append(tokenField())
  for (const place of ['path', 'query']) {
    const names = all(HTMLElement, `[data-place="${place}"] > div > dt > code`, article)
    form.append(...names.map(({ textContent }) => valueField(place, textContent)))
  }
  const body = article.dataset['body']
  if (body !== undefined) form.append(bodyField(body))
  if (method !== 'GET') {
    form.append(make('p', { className: 'warning', textContent: 'This call changes real data.' }))
  }
  const button = make('button', { type: 'submit', textContent: `Send ${method}` })
  const answer = make('div', { className: 'outcome' })
  answer.setAttribute('role', 'status')
  form.append(button, answer)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    button.disabled = true
    answer.replaceChildren(make('p', { textContent: 'Sending…' }))
    void send(form, method, path, token).then((lines) => {
      answer.replaceChildren(...lines)
      button.disabled = false
    })
  })
  return form
}

function tokenField() {
  const field = make('input', { type: 'password', className: 'token', autocomplete: 'off' })
  field.value = token
  field.addEventListener('input', () => {
    token = field.value.trim()
    for (const other of all(HTMLInputElement, 'input.token')) {
      if (other !== field) other.value = field.value
    }
  })
  return labelled('Your token', field)
}

/**
 * @param {string} place
 * @param {string} name
 */
function valueField(place, name) {
  const field = make('input', { type: 'text', name, autocomplete: 'off', spellcheck: false })
  field.dataset['place'] = place
  field.required = place === 'path'
  return labelled(name, field)
}

/** @param {string} example */
function bodyField(example) {
  const rows = Math.min(example.split('\n').length, 14)
  return labelled('Body', make('textarea', { value: example, rows, spellcheck: false }))
}

/**
 * @param {string} words
 * @param {HTMLElement} field
 */
function labelled(words, field) {
  const label = make('label')
  label.append(make('span', { textContent: words }), field)
  return label
}
