// The letter as HTML that holds in old mail programs: tables, inline styles, one column, no remote picture. The style
// element only adds the evening colours; where it is dropped the letter is whole without it.
import { business } from '#content/business.ts'
import { mailFrame } from '#content/mail.ts'
import { blocksHtml } from './blocks-html.ts'
import { type Html, html, trusted } from './html.ts'
import type { Letter } from './letter.ts'
import { day, display, sans, text } from './letter-style.ts'

// Coral on its plinth, as on the site; dark words on it read well in both lights.
const clay = { face: '#f2785c', edge: '#b8432a', words: '#082f37' }

const evening = `
  :root{color-scheme:light dark;supported-color-schemes:light dark}
  @media (prefers-color-scheme:dark){
    .paper{background:#07262d!important}
    .sheet{background:#0e353e!important;border-color:#1f4b54!important}
    .sunk{background:#0a2d35!important}
    .line{border-color:#1f4b54!important}
    .heading{color:#f7e9d0!important}
    .ink{color:#dcebe7!important}
    .soft{color:#a9c5c4!important}
    .link{color:#8fdad8!important}
  }
  @media (max-width:480px){.pad{padding-left:22px!important;padding-right:22px!important}}`

export function letterHtml(letter: Letter): string {
  const { heading, paragraphs, blocks = [], steps, closing } = letter
  const body = html`
    <h1 class="heading" style="margin:0 0 14px;font:700 28px/1.2 ${display};color:${day.heading};overflow-wrap:anywhere">${heading}</h1>
    ${pictureBlock(letter)}
    ${paragraphs.map(paragraph)}
    ${blocksHtml(blocks)}
    ${factTable(letter)}
    ${action(letter)}
    ${steps && stepList(steps)}
    ${closing && html`<p class="soft line" style="${text(14, `margin-top:26px;padding-top:18px;border-top:1px solid ${day.line};color:${day.soft}`)}">${closing}</p>`}`
  return page(letter, body).text.replace(/\n\s*/g, '\n')
}

const paragraph = (words: string) =>
  html`<p class="ink" style="${text(16, 'margin-bottom:14px')}">${words}</p>`

// The only picture there can be from elsewhere than the letter itself: the same address for everybody, so it tells nothing.
function pictureBlock({ picture }: Letter): Html | undefined {
  if (!picture) return undefined
  const { src, alt, width, height } = picture
  const shown = String(Math.round((472 * height) / width))
  return html`<img src="${src}" alt="${alt}" width="472" height="${shown}" style="display:block;width:100%;max-width:472px;height:auto;margin:0 0 18px;border:0;border-radius:12px;font:400 14px/1.5 ${sans};color:${day.soft}">`
}

function page({ subject, paragraphs, opening }: Letter, body: Html): Html {
  return html`<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${subject}</title>
<style>${trusted(evening)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${day.paper}">
<div style="display:none;max-height:0;overflow:hidden">${opening ?? paragraphs[0]}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${day.paper}">
<tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px">
<tr><td class="pad" style="padding:0 34px 18px">
<span class="heading" style="font:700 22px/1.2 ${display};color:${day.heading}">${business.name}</span>
<span style="font:400 22px/1.2 ${display};color:${clay.face}">&#10022;</span>
</td></tr>
<tr><td class="sheet pad" style="padding:32px 34px;background:${day.sheet};border:1px solid ${day.line};border-radius:16px">${body}</td></tr>
<tr><td class="pad" style="padding:20px 34px 0">
<p class="soft" style="${text(13, `color:${day.soft}`)}">${mailFrame.signature}<br>${mailFrame.tagline}. ${mailFrame.reach}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function factTable({ facts = [] }: Letter): Html | false {
  if (facts.length === 0) return false
  const cell = (color: string, more: string) =>
    `font:400 15px/1.5 ${sans};color:${color};vertical-align:top;${more}`
  const rows = facts.map(
    ({ label, value }) => html`<tr>
<td class="soft" style="${cell(day.soft, 'padding:5px 14px 5px 0;white-space:nowrap')}">${label}</td>
<td class="ink" width="100%" dir="auto" style="${cell(day.ink, 'padding:5px 0;font-weight:600;word-break:break-word;overflow-wrap:anywhere;white-space:pre-line;text-align:left')}">${value}</td>
</tr>`,
  )
  return html`<table role="presentation" class="sunk" width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 20px;background:#f4ebda;border-radius:12px">
<tr><td style="padding:13px 18px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table></td></tr>
</table>`
}

function action({ button, code, validity, links = [], showsAddress }: Letter): Html {
  return html`
    ${button && buttonTable(button)}
    ${code && codeBlock(code, Boolean(button))}
    ${validity && html`<p class="soft" style="${text(14, `margin-top:14px;color:${day.soft}`)}">${validity}</p>`}
    ${button && showsAddress && html`<p class="soft" style="${text(13, `margin-top:14px;color:${day.soft}`)}">${mailFrame.linkFallback}<br>${link(button.href, button.href)}</p>`}
    ${links.map(({ label, href }) => html`<p style="${text(16, 'margin-top:4px;padding:10px 0')}">${link(label, href)}</p>`)}`
}

const link = (label: string, href: string) =>
  html`<a class="link" href="${href}" style="color:${day.heading};text-decoration:underline;word-break:break-word">${label}</a>`

// The padding is the link's own, so that the whole button can be tapped.
function buttonTable({ label, href }: { label: string; href: string }): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:22px 0 0">
<tr><td align="center" style="background:${clay.face};border-radius:14px;border-bottom:4px solid ${clay.edge}">
<a href="${href}" style="display:inline-block;padding:14px 26px;font:700 17px/1.3 ${sans};color:${clay.words};text-decoration:none">${label}</a>
</td></tr></table>`
}

function codeBlock(code: string, isSecond: boolean): Html {
  return html`<p class="soft" style="${text(14, `margin-top:22px;color:${day.soft}`)}">${isSecond ? mailFrame.orCode : mailFrame.codeOnly}</p>
<p class="heading" style="margin:2px 0 0;font:700 32px/1.3 ${sans};letter-spacing:6px;color:${day.heading}">${code}</p>`
}

function stepList({ title, list }: { title: string; list: string[] }): Html {
  const items = list.map(step => html`<li class="ink" style="${text(16, 'margin-bottom:6px')}">${step}</li>`)
  return html`<h2 class="heading" style="margin:28px 0 10px;font:700 17px/1.3 ${sans};color:${day.heading}">${title}</h2>
<ol class="ink" style="margin:0;padding-left:22px;color:${day.ink}">${items}</ol>`
}
