/** Inline, because mail programs know little else. The colours are those of the console. */
const looks = {
  canvas: 'background:#f6f8f8',
  brand:
    'padding:0 4px 16px;font-size:16px;line-height:24px;font-weight:600;color:#141b1b;word-break:break-word',
  mark: 'margin-right:4px;vertical-align:-6px;border:0',
  card: 'padding:32px;background:#ffffff;border:1px solid #e2e7e7;border-radius:8px;word-break:break-word',
  title: 'margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#141b1b',
  text: 'margin:0 0 16px;font-size:16px;line-height:24px;color:#141b1b',
  facts: 'margin:0 0 16px;font-size:14px;line-height:20px',
  factName: 'padding:2px 16px 2px 0;vertical-align:top;white-space:nowrap;color:#4f5b5b',
  fact: 'padding:2px 0;color:#141b1b',
  // The cell is for Outlook, which gives a link no padding.
  buttonCell: 'border-radius:8px;background:#0b6472;mso-padding-alt:12px 20px',
  button:
    'display:inline-block;padding:12px 20px;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none',
  second: 'margin:24px 0 0;font-size:16px;line-height:24px',
  link: 'color:#0b6472;word-break:break-word',
  address: 'margin:24px 0 16px;font-size:13px;line-height:20px;color:#4f5b5b',
  longLink: 'color:#0b6472;word-break:break-all',
  footnote:
    'margin:0;padding-top:16px;border-top:1px solid #e2e7e7;font-size:13px;line-height:20px;color:#4f5b5b',
  closing: 'padding:16px 4px;font-size:13px;line-height:20px;color:#4f5b5b',
  quietLink: 'color:#4f5b5b',
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
} as const

/** The attributes of one part of a letter: its inline look, and a name for the sheet below. */
export function look(part: keyof typeof looks): string {
  return `class="${part}" style="${looks[part]}"`
}

/** For programs that read one: narrow windows, and dark ones. */
export const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.canvas{background:#0e1212!important}
.card{background:#151a1a!important;border-color:#283030!important}
.brand,.title,.text,.fact{color:#e9eeee!important}
.buttonCell{background:#62c3cd!important}
.button{color:#06262b!important}
.link,.longLink{color:#72ccd5!important}
.factName,.address,.footnote,.closing,.quietLink{color:#a6b2b2!important}
.footnote{border-color:#283030!important}
}`
