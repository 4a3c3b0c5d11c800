// Four tiers that fade, and why a memory is recalled.
import {
  html,
  nothing,
  get,
  send,
  linkTo,
  lineage,
  count,
  decimal,
  percent,
  when,
  TIERS,
} from '../lib/base.js';
import { meter } from '../lib/charts.js';
import { csv, download } from '../lib/figure.js';

export const title = (d, { query }) => (query.q ? `Recall “${query.q}”` : 'Memory');

// Everywhere is asked for as "any"; without a scope it is the shared one.
const scopeOf = query => (query.scope === 'any' ? null : (query.scope ?? 'shared'));

export async function load({ query }) {
  const scope = scopeOf(query);
  const asked = {
    ...(query.q ? { words: query.q } : {}),
    ...(scope ? { scope } : { everywhere: true }),
    ...(query.tiers ? { tiers: query.tiers.split(',') } : {}),
    limit: 12,
  };
  const start = performance.now();
  const [m, found] = await Promise.all([
    get('dashboard/memory', { scope }),
    send('POST', 'memories/recall', asked),
  ]);
  return {
    figures: m.memory,
    scopes: (m.scopes?.items ?? []).map(s => s.scope),
    items: found.items,
    millis: performance.now() - start,
  };
}

const life = hours => (hours < 48 ? hours + ' h' : hours / 24 + ' days');

function tier(t, rule) {
  const full = t.count / rule.limit;
  return html`<section class=${'panel tier ' + t.tier}>
    <header>
      <h2 class="tt">${t.tier}</h2>
      <span class="end quiet small">halves in ${life(rule.half_life_hours)}</span>
    </header>
    <p><b class="n">${count(t.count)}</b> <span class="quiet">of ${count(rule.limit)}</span></p>
    <div
      class="bar"
      role="meter"
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${Math.min(100, Math.round(full * 100))}
      aria-label=${t.tier + ' tier, share full'}
    >
      ${meter(full, 1, 'tf')}
    </div>
    <dl>
      <dt>Importance</dt>
      <dd>${decimal(t.avg_importance)}</dd>
      <dt>Surprise</dt>
      <dd>${decimal(t.avg_surprise)}</dd>
      <dt>Success</dt>
      <dd>${percent(t.avg_consolidation ? t.avg_success_rate : null)}</dd>
      <dt>Moved in</dt>
      <dd>${count(t.moved_in)}</dd>
    </dl>
  </section>`;
}

/** How much words, with author and date, and meaning each contribute to the relevance. */
function shares(r) {
  if (r.parts == null) return [[r.relevance, 's6']];
  const words = r.parts.words + r.parts.window + r.parts.author + r.parts.date;
  return [
    [Math.max(0, words + Math.min(0, r.parts.meaning)), 's1'],
    [Math.max(0, r.parts.meaning), 's5'],
  ];
}

function why(r, best) {
  const m = r.memory;
  const line = (name, bar, text, cls = '') =>
    html`<dt class=${cls}>${name}</dt>
      <dd>${bar}</dd>
      <dd class=${'num ' + cls}>${text}</dd>`;
  return html`<dl class="why" aria-label="Why this score">
    ${r.parts ? line('Relevance', meter(r.relevance, 1, '', shares(r)), decimal(r.relevance)) : nothing}
    ${line('Importance', meter(m.importance, 1, 's4'), '× ' + decimal(m.importance))}
    ${line('Surprise', meter(m.surprise_score, 1, 's2'), '× ' + decimal(1 + m.surprise_score))}
    ${line('Not yet faded', meter(r.decay, 1, 's3'), '× ' + decimal(r.decay, r.decay < 0.01 ? 4 : 2))}
    ${line('Score', meter(r.score, best, 's6'), r.score < 0.01 ? r.score.toExponential(1) : decimal(r.score, 3), 'tot')}
  </dl>`;
}

function hit(r, i, best) {
  const m = r.memory;
  const used = m.success_count + m.failure_count;
  return html`<li>
    <span class="rank">${i + 1}</span>
    <div>
      <a class="c" href=${linkTo('memory', m.memory_id)}>${m.content}</a>
      <div class="meta">
        <span class=${m.tier}><span class="tt">${m.tier}</span></span
        ><span>${m.scope}</span><span>changed ${when(m.updated_at)}</span>
        ${used ? html`<span>right ${m.success_count} of ${used} times</span>` : nothing}
        ${m.author ? html`<span>by ${m.author}</span>` : nothing}
        ${r.cosine == null ? nothing : html`<span>cosine ${decimal(r.cosine)}</span>`}
        <span>${lineage('memory', m.memory_id, 'trusted as ' + r.trust)}</span>
        ${m.red_line ? html`<span class="tag bad">red line</span>` : nothing}
      </div>
    </div>
    ${why(r, best)}
  </li>`;
}

const COLUMNS = [
  ['id', r => r.memory.memory_id],
  ['tier', r => r.memory.tier],
  ['score', r => r.score],
  ['relevance', r => r.relevance],
  ['words', r => r.parts?.words],
  ['author', r => r.parts?.author],
  ['date', r => r.parts?.date],
  ['meaning', r => r.parts?.meaning],
  ['cosine', r => r.cosine],
  ['importance', r => r.memory.importance],
  ['surprise', r => r.memory.surprise_score],
  ['decay', r => r.decay],
  ['content', r => r.memory.content],
];

function question(d, query, set) {
  const chosen = query.tiers ? query.tiers.split(',') : TIERS;
  const submit = e => {
    e.preventDefault();
    const form = new FormData(e.target);
    const tiers = form.getAll('tier');
    set({
      q: form.get('q').trim(),
      scope: form.get('scope'),
      tiers: tiers.length === TIERS.length ? '' : tiers.join(','),
    });
  };
  const submitAgain = e => e.target.form.requestSubmit();
  const scopes = [...new Set(['shared', ...d.scopes]), 'any'];
  return html`<form class="ask" role="search" aria-label="Recall" @submit=${submit}>
    <label class="f grow"
      >What is asked<input
        type="search"
        name="q"
        .value=${query.q ?? ''}
        placeholder="leave empty for the strongest"
        autocomplete="off"
    /></label>
    <label class="f"
      >Scope<select name="scope" @change=${submitAgain}>
        ${scopes.map(s => html`<option value=${s === 'shared' ? '' : s} ?selected=${(query.scope ?? 'shared') === s}>${s === 'any' ? 'everywhere' : s}</option>`)}
      </select></label
    >
    <button class="btn primary">Recall</button>
    <fieldset>
      <legend>Tiers</legend>
      ${TIERS.map(t => html`<label class=${t}><input type="checkbox" name="tier" value=${t} .checked=${chosen.includes(t)} @change=${submitAgain} /><span class="tt">${t}</span></label>`)}
    </fieldset>
  </form>`;
}

export function view(d, { query, set }) {
  const f = d.figures?.value;
  const best = Math.max(1e-12, ...d.items.map(r => r.score));
  return html`<div class="head">
      <div>
        <h1>Memory</h1>
        <p>
          ${f ? html`${count(f.statistics.memories)} memories ${scopeOf(query) ? `in the scope ${scopeOf(query)}` : 'in all scopes'}, ${count(f.statistics.archived)} archived. The fullest tier is ${percent(f.pressure)} full. Counted ${when(d.figures.at)}.` : 'Memories are being counted.'}
        </p>
      </div>
    </div>
    ${f ? html`<div class="grid four">${f.tiers.map(rule => tier(f.statistics.tiers.find(t => t.tier === rule.tier) ?? { tier: rule.tier, count: 0 }, rule))}</div>` : nothing}
    <section class="panel">${question(d, query, set)}</section>
    <section class="panel" aria-label="Recalled">
      <header>
        <h2>${query.q ? `${d.items.length} recalled` : 'The strongest'}</h2>
        <span class="quiet small">in ${decimal(d.millis, 0)} ms</span>
        <ul class="legend end">
          <li>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="2" class="s1"></rect></svg
            >words
          </li>
          <li>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="2" class="s5"></rect></svg
            >meaning
          </li>
        </ul>
        <button
          class="btn icon small"
          @click=${() => download('recall.csv', 'text/csv', csv(COLUMNS, d.items))}
        >
          CSV
        </button>
        <button
          class="btn icon small"
          @click=${() => download('recall.json', 'application/json', JSON.stringify(d.items, null, 1))}
        >
          JSON
        </button>
      </header>
      ${
        d.items.length
          ? html`<ol class="hits">
              ${d.items.map((r, i) => hit(r, i, best))}
            </ol>`
          : html`<p class="quiet">No memory has these words. Look in more tiers, or everywhere.</p>`
      }
    </section>`;
}

export const again = d => (d.figures ? 0 : 1000);
