// One entry and the proof that it is in the log, worked out in the browser.
import { html, svg, nothing, get, link, linkTo, count } from '../lib/base.js';
import { check, hex, noteKeys } from '../lib/tlog.js';
import { figure, download } from '../lib/figure.js';

export const title = d => 'Entry ' + d.entry.sequence;

export async function load({ part }) {
  const [entry, head, introduced] = await Promise.all([
    get('audit/entries/' + part),
    get('audit/newest', { limit: 1 }),
    get('audit/newest', { event_type: 'audit.key_introduced', limit: 10 }).catch(() => ({
      items: [],
    })),
  ]);
  const d = {
    entry,
    size: head.items[0]?.sequence ?? 0,
    tamper: false,
    proof: null,
    refused: null,
  };
  try {
    d.proof = await get('audit/proofs/' + part);
  } catch (problem) {
    if (problem.status === 401) throw problem;
    d.refused = problem.message;
  }
  d.key = localStorage.getItem('verifier-key') ?? ownKey(d.proof, introduced.items) ?? '';
  await work(d);
  return d;
}

/** The key that the log itself names; a proof is convincing only with a key from elsewhere. */
function ownKey(proof, introduced) {
  if (!proof) return null;
  const names = noteKeys(proof);
  const keys = introduced.map(e => e.details?.verifier_key).filter(Boolean);
  return keys.find(key => names.some(name => key.startsWith(name + '+'))) ?? keys[0] ?? null;
}

async function work(d) {
  d.failed = null;
  d.result = null;
  if (!d.proof) return;
  try {
    d.result = await check(d.proof, d.key, d.tamper);
  } catch (problem) {
    d.failed = problem.message;
  }
}

function tree(w, r) {
  const steps = r.steps.length;
  const row = 38;
  const h = (steps + 1) * row + 16;
  const x = w / 2;
  const width = Math.min(118, w * 0.28);
  const gap = width + Math.min(50, w * 0.06);
  const y = i => h - 16 - i * row;
  const own = r.included ? 'on' : 'off';
  const box = (
    cx,
    cy,
    cls,
    text,
  ) => svg`<rect class=${'nd ' + cls} x=${cx - width / 2} y=${cy - 12} width=${width} height="24" rx="6"></rect>
    <text class="mono" x=${cx} y=${cy + 4} text-anchor="middle">${text}</text>`;
  const step = (s, i) => {
    const side = x + (s.left ? -gap : gap);
    return svg`<path class="ed" d=${`M${x} ${y(i) - 12}V${y(i + 1) + 12}M${side} ${y(i) - 12}V${y(i) - row / 2}H${x}`}></path>
      ${box(side, y(i), 'sib', hex(s.sibling).slice(0, 10))}
      ${box(x, y(i), own, hex(i ? r.steps[i - 1].hash : r.leaf).slice(0, 10))}`;
  };
  return {
    h,
    body: svg`${r.steps.map(step)}${box(x, y(steps), own, (r.included ? 'root ' : 'not root ') + hex(r.root).slice(0, 8))}
      <text x=${x + width / 2 + 8} y=${y(steps) + 4}>of ${count(r.note.size)} entries</text>`,
  };
}

const mark = (ok, yes, no) =>
  ok == null
    ? html`<span class="quiet">cannot check</span>`
    : ok
      ? html`<span class="ok">✓ ${yes}</span>`
      : html`<span class="bad">✗ ${no}</span>`;

function verdict(d, again) {
  const r = d.result;
  if (d.refused) return html`<p class="verdict bad">No proof yet: ${d.refused}</p>`;
  if (d.failed) return html`<p class="verdict bad">The proof cannot be checked: ${d.failed}</p>`;
  const good = r.included && r.signed !== false;
  const text = good
    ? `Your browser worked out that this entry is number ${count(r.index + 1)} of the ${count(r.note.size)} that ${r.note.origin} signed.`
    : d.tamper
      ? 'With one bit of the entry changed the proof fails, as it should.'
      : 'The proof does not hold. Do not rely on this entry.';
  return html`<div class=${'verdict ' + (good ? 'ok' : 'bad')} role="status">
    <span>${text}</span>
    <button class="btn" aria-pressed=${d.tamper} @click=${() => again({ tamper: !d.tamper })}>
      ${d.tamper ? 'Restore the bit' : 'Change one bit'}
    </button>
  </div>`;
}

function proof(d, again) {
  const { entry: e, result: r } = d;
  const useKey = ev => {
    const key = ev.target.value.trim();
    if (key) localStorage.setItem('verifier-key', key);
    else localStorage.removeItem('verifier-key');
    again({ key });
  };
  return html`<header>
      <h2>The proof, step by step</h2>
      <button
        class="btn icon small end"
        @click=${() => download(`entry-${e.sequence}.tlog-proof`, 'text/plain', d.proof)}
      >
        Download proof
      </button>
    </header>
    <ol class="steps">
      <li>
        <div>
          SHA-256 of the entry’s ${r.extra.length} bytes
          <div class="hash">${hex(r.entryHash)}</div>
        </div>
        ${mark(hex(r.entryHash) === e.hash, 'is its hash', 'is not its hash')}
      </li>
      <li>
        <div>
          SHA-256 of 00 and that hash: leaf ${count(r.index)}
          <div class="hash">${hex(r.leaf)}</div>
        </div>
        <span></span>
      </li>
      <li>
        <div>
          ${r.steps.length} siblings up the tree give a root
          <div class="hash">${hex(r.root)}</div>
        </div>
        ${mark(r.included, 'is the signed root', 'is not the signed root')}
      </li>
      <li>
        <div>
          Ed25519 over the checkpoint with this key, which you should have from somewhere else
          <div class="keyrow">
            <input
              type="text"
              class="mono"
              aria-label="Verifier key"
              .value=${d.key}
              @change=${useKey}
            />
          </div>
        </div>
        ${mark(r.signed, 'signature holds', 'not signed by it')}
      </li>
    </ol>
    <pre tabindex="0" aria-label="Signed checkpoint">
${r.note.text}
${r.note.signatures.map(s => `— ${s.name} ${s.id}…`).join('\n')}</pre>`;
}

export function view(d, { redraw }) {
  const { entry: e, result: r } = d;
  const again = async change => {
    Object.assign(d, change);
    await work(d);
    redraw();
  };
  return html`<div class="head">
      <div>
        <p class="small"><a href=${link('audit')}>Audit</a></p>
        <h1>Entry ${count(e.sequence)}</h1>
        <p>
          <span class="tag">${e.event_type}</span>
          ${e.specialist ? html`by <a href=${linkTo('agents', e.specialist)}>${e.specialist}</a>` : nothing}
          at ${e.created_at}
        </p>
      </div>
      <span
        >${e.sequence > 1 ? html`<a class="btn" href=${link('audit/' + (e.sequence - 1))}>← Before</a>` : nothing}
        ${e.sequence < d.size ? html`<a class="btn" href=${link('audit/' + (e.sequence + 1))}>After →</a>` : nothing}</span
      >
    </div>
    ${verdict(d, again)}
    ${
      r
        ? html`<div class="grid two">
            <section class="panel">${proof(d, again)}</section>
            <section class="panel">
              ${figure({
                title: 'Path to the root',
                file: `proof-${e.sequence}`,
                note: 'the siblings come from the proof',
                draw: w => tree(w, r),
                rows: r.steps.map((s, i) => ({
                  level: i,
                  side: s.left ? 'left' : 'right',
                  sibling: hex(s.sibling),
                  hash: hex(s.hash),
                })),
                columns: [
                  ['level', s => s.level],
                  ['side', s => s.side],
                  ['sibling', s => s.sibling],
                  ['hash', s => s.hash],
                ],
                says: `${r.steps.length} steps from the leaf to the root`,
              })}
            </section>
          </div>`
        : nothing
    }
    <section class="panel">
      <header><h2>What was recorded</h2></header>
      <dl class="kv">
        ${Object.entries(e)
          .filter(([k, v]) => v != null && k !== 'details')
          .map(
            ([k, v]) =>
              html`<dt>${k}</dt>
                <dd class=${/hash|id/.test(k) ? 'hash' : nothing}>${v}</dd>`,
          )}
      </dl>
      <pre tabindex="0" aria-label="Details">${JSON.stringify(e.details, null, 1)}</pre>
    </section>`;
}
