import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SentenceLink } from './sentence-link.tsx'
import { NamedLabel, Translated } from './translated.tsx'

const link = <SentenceLink href="/sign-in" />

test('elements replace placeholders and tags, in the order of the translated sentence', () => {
  const parts = { name: <b>Ada</b>, link }
  const render = (text: string) => renderToStaticMarkup(<Translated text={text} parts={parts} />)
  expect(render('Not {{name}}? <link>Click here</link>')).toBe(
    'Not <b>Ada</b>? <a href="/sign-in">Click here</a>',
  )
  expect(render('<link>Cliquez ici</link> si vous n’êtes pas {{name}}.')).toBe(
    '<a href="/sign-in">Cliquez ici</a> si vous n’êtes pas <b>Ada</b>.',
  )
  expect(render('<link>Not {{name}}?</link>')).toBe('<a href="/sign-in">Not <b>Ada</b>?</a>')
})

test('a value is text, even if it looks like a tag or a placeholder', () => {
  const parts = { name: '<link>{{name}}</link>', link }
  expect(renderToStaticMarkup(<Translated text="{{name}}!" parts={parts} />)).toBe(
    '&lt;link&gt;{{name}}&lt;/link&gt;!',
  )
})

test('the object’s name in a button’s label is visually hidden', () => {
  expect(renderToStaticMarkup(<NamedLabel text="Revoke {{name}}" name="Acme" />)).toBe(
    'Revoke <span class="visually-hidden">Acme</span>',
  )
  const text = 'Open<hidden>: {{name}}</hidden>'
  expect(renderToStaticMarkup(<NamedLabel text={text} name="Acme" />)).toContain('>: <span')
})
