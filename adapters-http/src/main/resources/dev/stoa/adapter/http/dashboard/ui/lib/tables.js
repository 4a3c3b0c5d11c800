// Tables that can be read by keyboard and taken away, and the parts of pages around them.
import { html, nothing } from './base.js';
import { csv, download } from './figure.js';

/**
 * A table whose rows can be downloaded. A column has a title, a text, and at need what is shown
 * instead of the text and a class.
 */
export function table({ title, file, columns, rows, empty = 'Nothing is here yet.' }) {
  const texts = columns.filter(c => c.text).map(c => [c.name ?? c.title, c.text]);
  const json = () =>
    rows.map(r => Object.fromEntries(texts.map(([name, text]) => [name, text(r)])));
  return html`<header>
      <h2>${title}</h2>
      <div class="end tools">
        <button
          class="btn icon small"
          aria-label=${`Download ${title} as CSV`}
          @click=${() => download(file + '.csv', 'text/csv', csv(texts, rows))}
        >
          CSV
        </button>
        <button
          class="btn icon small"
          aria-label=${`Download ${title} as JSON`}
          @click=${() => download(file + '.json', 'application/json', JSON.stringify(json(), null, 1))}
        >
          JSON
        </button>
      </div>
    </header>
    ${
      rows.length
        ? html`<div class="scroll" tabindex="0" role="region" aria-label=${title}>
            <table>
              <thead>
                <tr>
                  ${columns.map(c => html`<th scope="col" class=${c.cls ?? nothing}>${c.title || html`<span class="sr">Action</span>`}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  r =>
                    html`<tr>
                      ${columns.map(c => html`<td class=${c.cls ?? nothing}>${c.show ? c.show(r) : (c.text(r) ?? '–')}</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
        : html`<p class="quiet">${empty}</p>`
    }`;
}

export const head = (title, text, end = nothing) =>
  html`<div class="head">
    <div>
      <h1>${title}</h1>
      <p>${text}</p>
    </div>
    ${end}
  </div>`;

/** Figures with their names. */
export const figs = pairs =>
  html`<dl class="figs">
    ${pairs.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

/** A link to the next page, whose cursor is in the address. */
export const pager = (next, set, at) =>
  next || at
    ? html`<p class="pager">
        ${at ? html`<button class="btn" @click=${() => set({ after: '' })}>First page</button>` : nothing}
        ${next ? html`<button class="btn" @click=${() => set({ after: next })}>Next page</button>` : nothing}
      </p>`
    : nothing;

export const choice = (label, value, options, change) =>
  html`<label class="f"
    >${label}
    <select @change=${e => change(e.target.value)}>
      ${options.map(([key, text]) => html`<option value=${key} ?selected=${key === (value ?? '')}>${text}</option>`)}
    </select></label
  >`;

const LEVELS = {
  problem: 'bad',
  warning: 'warn',
  sound: 'ok',
  ok: 'ok',
  open: 'bad',
  failed: 'bad',
  timeout: 'bad',
  rejected: 'bad',
  expired: 'bad',
  half_open: 'warn',
  pending: 'warn',
  running: 'accent',
  active: 'accent',
  in_progress: 'accent',
  closed: 'ok',
  completed: 'ok',
  approved: 'ok',
  acknowledged: 'ok',
};
export const status = word =>
  html`<span class=${'tag ' + (LEVELS[word] ?? '')}
    >${String(word ?? '–').replaceAll('_', ' ')}</span
  >`;
