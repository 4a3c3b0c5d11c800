// A chart with its title, a reading by pointer or arrow keys, its data as a table, and downloads.
import { html, svg, render, nothing } from './base.js';

const KEEP = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-family',
  'font-weight',
  'text-anchor',
];
/** Text that a spreadsheet would take for a formula is marked as text; numbers stay numbers. */
const csvCell = v => {
  if (v == null) return '';
  const text = typeof v === 'string' && /^[=+\-@\t\r]/.test(v) ? "'" + v : String(v);
  return /[",\r\n]/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text;
};
export function download(name, type, content) {
  const a = document.createElement('a');
  a.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 5000);
}
export const csv = (columns, rows) =>
  [
    columns.map(c => csvCell(c[0])).join(','),
    ...rows.map(r => columns.map(c => csvCell(c[1](r))).join(',')),
  ].join('\r\n') + '\r\n';

function standalone(node) {
  const box = node.getBoundingClientRect(),
    copy = node.cloneNode(true),
    from = [node, ...node.querySelectorAll('*')],
    to = [copy, ...copy.querySelectorAll('*')];
  from.forEach((e, i) => {
    const s = getComputedStyle(e);
    KEEP.forEach(k => to[i].setAttribute(k, s.getPropertyValue(k)));
    to[i].removeAttribute('class');
  });
  copy.querySelectorAll('[data-cursor]').forEach(e => e.remove());
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', box.width);
  copy.setAttribute('height', box.height);
  const back = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  back.setAttribute('width', '100%');
  back.setAttribute('height', '100%');
  back.setAttribute(
    'fill',
    getComputedStyle(document.documentElement).getPropertyValue('--panel') &&
      getComputedStyle(node.closest('.panel') ?? document.body).backgroundColor,
  );
  copy.prepend(back);
  return new XMLSerializer().serializeToString(copy);
}
async function png(text, w, h) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = w * 2;
  canvas.height = h * 2;
  canvas.getContext('2d').drawImage(image, 0, 0, w * 2, h * 2);
  URL.revokeObjectURL(image.src);
  return new Promise(done => canvas.toBlob(done, 'image/png'));
}

class Figure extends HTMLElement {
  #spec;
  #at = -1;
  #table = false;
  #sizes;
  set spec(value) {
    this.#spec = value;
    if (this.#at >= 0) this.#at = -1;
    this.#draw();
  }
  connectedCallback() {
    this.#sizes = new ResizeObserver(() => this.#draw());
    this.#sizes.observe(this);
  }
  disconnectedCallback() {
    this.#sizes.disconnect();
  }
  #move(i, points) {
    this.#at = Math.max(0, Math.min(points.length - 1, i));
    this.#draw();
  }
  #save(kind) {
    const s = this.#spec,
      name = s.file ?? s.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    this.querySelector('details').open = false;
    if (kind === 'csv') return download(name + '.csv', 'text/csv', csv(s.columns, s.rows));
    if (kind === 'json')
      return download(
        name + '.json',
        'application/json',
        JSON.stringify(
          s.rows.map(r => Object.fromEntries(s.columns.map(c => [c[0], c[1](r)]))),
          null,
          1,
        ),
      );
    const node = this.querySelector('svg.chart'),
      text = standalone(node),
      box = node.getBoundingClientRect();
    if (kind === 'svg') return download(name + '.svg', 'image/svg+xml', text);
    return png(text, box.width, box.height).then(blob =>
      download(name + '.png', 'image/png', blob),
    );
  }
  #draw() {
    const s = this.#spec,
      w = Math.round(this.clientWidth);
    if (!s || !w) return;
    const { h, body, points = [], upright = false } = s.draw(w),
      p = points[this.#at];
    const near = e => {
      const box = e.currentTarget.getBoundingClientRect();
      const far = q => Math.abs(upright ? q.y - e.clientY + box.top : q.x - e.clientX + box.left);
      let best = 0;
      points.forEach((q, i) => {
        if (far(q) < far(points[best])) best = i;
      });
      this.#move(best, points);
    };
    const key = e => {
      if (e.key === 'Enter') p?.open?.();
      const [back, on] = upright ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
      const d = { [back]: -1, [on]: 1, Home: -1e9, End: 1e9 }[e.key];
      if (d) {
        e.preventDefault();
        this.#move(
          this.#at >= 0 ? this.#at + d : d === 1 || e.key === 'Home' ? 0 : points.length - 1,
          points,
        );
      }
    };
    render(
      html`<figure>
        <header>
          <h2>${s.title}</h2>
          ${s.note ? html`<span class="quiet small">${s.note}</span>` : nothing}
          <div class="tools">
            ${
              s.columns
                ? html`<button
                      class="btn icon small"
                      aria-pressed=${this.#table}
                      @click=${() => {
                        this.#table = !this.#table;
                        this.#draw();
                      }}
                    >
                      ${this.#table ? 'Chart' : 'Table'}
                    </button>
                    <details class="menu">
                      <summary aria-label=${'Download ' + s.title}>Download</summary>
                      <div>
                        ${['csv', 'json', ...(this.#table ? [] : ['svg', 'png'])].map(k => html`<button @click=${() => this.#save(k)}>${{ csv: 'Data as CSV', json: 'Data as JSON', svg: 'Image as SVG', png: 'Image as PNG' }[k]}</button>`)}
                      </div>
                    </details>`
                : nothing
            }
          </div>
        </header>
        ${s.legend ?? nothing}
        ${
          this.#table
            ? html`<div class="scroll" tabindex="0" role="region" aria-label=${s.title + ', data'}>
                <table>
                  <thead>
                    <tr>
                      ${s.columns.map(c => html`<th scope="col">${c[0]}</th>`)}
                    </tr>
                  </thead>
                  <tbody>
                    ${s.rows.map(
                      r =>
                        html`<tr>
                          ${s.columns.map(c => {
                            const v = c[1](r);
                            return html`<td>
                              ${typeof v === 'number' && !Number.isInteger(v) ? v.toFixed(3) : v}
                            </td>`;
                          })}
                        </tr>`,
                    )}
                  </tbody>
                </table>
              </div>`
            : html`<svg
                  class="chart"
                  viewBox=${`0 0 ${w} ${h}`}
                  height=${h}
                  role="img"
                  tabindex=${points.length ? 0 : -1}
                  aria-label=${s.title + '. ' + (s.says ?? '') + (points.length ? ' Arrow keys read the points.' : '')}
                  @pointermove=${points.length ? near : null}
                  @pointerleave=${() => {
                    this.#at = -1;
                    this.#draw();
                  }}
                  @click=${() => p?.open?.()}
                  @keydown=${key}
                >
                  ${body}${p ? svg`<g data-cursor>${upright ? svg`<line class="cur" x1="0" x2=${w} y1=${p.y + 13} y2=${p.y + 13} opacity=".4"></line>` : svg`<line class="cur" x1=${p.x} x2=${p.x} y1="6" y2=${h - 20} opacity=".4"></line>`}<circle class="ring" cx=${p.x} cy=${p.y} r="5"></circle></g>` : nothing}
                </svg>
                ${points.length ? html`<p class="read" aria-live="polite">${p ? p.text : (s.says ?? '')}</p>` : nothing}`
        }
      </figure>`,
      this,
    );
  }
}
customElements.define('stoa-figure', Figure);
export const figure = spec => html`<stoa-figure .spec=${spec}></stoa-figure>`;
