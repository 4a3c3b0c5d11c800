// One memory: what it says, how it fades, what became of it.
import {
  html,
  nothing,
  get,
  send,
  link,
  lineage,
  part,
  decimal,
  percent,
  when,
  day,
} from '../lib/base.js';
import { action } from '../lib/access.js';
import { figs } from '../lib/tables.js';
import { figure } from '../lib/figure.js';
import { fading, learning, meter } from '../lib/charts.js';

const HOUR = 3.6e6;

/** So many of the latest outcomes are drawn. */
const LATEST = 200;

export const title = d => d.memory.content.slice(0, 50);

export async function load({ part: id }) {
  const [shown, outcomes, m] = await Promise.all([
    get('memories/' + part(id)),
    get(`memories/${part(id)}/outcomes`, { limit: LATEST }),
    get('dashboard/memory'),
  ]);
  return {
    ...shown,
    outcomes: outcomes.items.reverse(),
    earlier: outcomes.next != null,
    rules: m.memory?.value.tiers ?? [],
  };
}

/** Its strength at each time, in its tier and in the others. */
function curves(d) {
  const m = d.memory;
  const from = +new Date(m.updated_at);
  const base = m.importance * (1 + m.surprise_score);
  return d.rules.map(rule => ({
    tier: rule.tier,
    from,
    base,
    halfLife: rule.half_life_hours,
    here: rule.tier === m.tier,
  }));
}
const at = (curve, t) => curve.base * 0.5 ** (Math.max(0, t - curve.from) / HOUR / curve.halfLife);

function fade(d, all, own) {
  const m = d.memory;
  const born = +new Date(m.created_at);
  const now = Date.now();
  const t1 = now + Math.max(own.halfLife * HOUR * 2, (now - born) * 0.6);
  const marks = [
    { t: own.from, text: own.from - born > 60000 ? 'last changed' : 'written' },
    ...d.moves.map((v, i) => ({
      t: +new Date(v.created_at),
      text: 'to ' + v.to_tier,
      up: 14 * (i + 1),
    })),
  ];
  const faint =
    own.base > 0.05 ? own.from + own.halfLife * HOUR * Math.log2(own.base / 0.05) : null;
  const rows = Array.from({ length: 61 }, (_, i) => born + (i / 60) * (t1 - born)).filter(
    t => t >= own.from,
  );
  return figure({
    title: 'How it fades',
    file: 'memory-' + m.memory_id,
    note: 'thin lines: if it were in another tier',
    says: !faint
      ? ''
      : faint > now
        ? `Falls below 0.05 on ${day(faint)} if it is not changed.`
        : `Fell below 0.05 on ${day(faint)}.`,
    draw: w => fading(w, { t0: born, now, t1, curves: all, marks }),
    rows,
    columns: [['at', t => new Date(t).toISOString()], ...all.map(c => [c.tier, t => at(c, t)])],
  });
}

const OUTCOME = [
  'number',
  'created_at',
  'success',
  'prediction_error',
  'semantic_shift',
  'temporal_shift',
  'expected',
  'surprise',
  'surprise_before',
  'surprise_after',
  'consolidation_score',
];

function learnt(d, rule) {
  return figure({
    title: 'Outcomes one by one',
    file: `memory-${d.memory.memory_id}-outcomes`,
    note: d.earlier ? `surprise after each of the latest ${LATEST}` : 'surprise after each',
    says: 'Dots: it helped. Crosses: it did not.',
    draw: w => learning(w, d.outcomes, rule?.promotion_threshold),
    rows: d.outcomes,
    columns: OUTCOME.map(name => [name, o => o[name]]),
  });
}

const protect = (m, reload) =>
  m.red_line
    ? nothing
    : action(
        'memory.protect',
        'Draw a red line',
        html`<p>
            The memory will never expire and cannot be forgotten until the line is lifted. It moves
            to the glacial tier.
          </p>
          <label class="f">Why<input type="text" name="reason" required maxlength="500" /></label>`,
        async form => {
          await send('PUT', `memories/${part(m.memory_id)}/protection`, {
            reason: form.get('reason'),
          });
          reload();
        },
      );

export function view(d, { reload }) {
  const m = d.memory;
  const all = curves(d);
  const own = all.find(c => c.here);
  const rule = d.rules.find(r => r.tier === m.tier);
  const tries = m.success_count + m.failure_count;
  const figures = [
    ['Strength now', own ? decimal(at(own, Date.now()), 3) : '–'],
    ['Importance', decimal(m.importance)],
    ['Surprise', decimal(m.surprise_score)],
    ['Half-life', !own ? '–' : own.halfLife < 48 ? own.halfLife + ' h' : own.halfLife / 24 + ' d'],
  ];
  return html`<div class="head">
      <div>
        <p class="small"><a href=${link('memory')}>Memory</a></p>
        <h1 class="long">${m.content.slice(0, 90)}${m.content.length > 90 ? '…' : ''}</h1>
        <p>
          <span class=${m.tier}><span class="tt">${m.tier}</span></span> in ${m.scope}, written
          ${when(m.created_at)}, changed ${when(m.updated_at)}
          ${m.red_line ? html`<span class="tag bad">red line: ${m.red_line_reason}</span>` : nothing}
        </p>
      </div>
      ${lineage('memory', m.memory_id)} ${protect(m, reload)} ${figs(figures)}
    </div>
    <div class="grid wide-left">
      <section class="panel">
        ${own ? fade(d, all, own) : html`<p class="quiet">The tiers are being counted.</p>`}
        ${d.outcomes.length ? html`<div class="gap">${learnt(d, rule)}</div>` : nothing}
      </section>
      <section class="panel">
        <header><h2>What became of it</h2></header>
        ${
          tries
            ? html`<p>Right ${m.success_count} of ${tries} times it was used.</p>
                <div class="why two">
                  ${meter(0, tries, '', [
                    [m.success_count, 's3'],
                    [m.failure_count, 's2'],
                  ])}<span>${percent(m.success_count / tries)}</span>
                </div>`
            : html`<p class="quiet">No outcome was reported yet.</p>`
        }
        <dl class="kv top">
          <dt>Consolidated</dt>
          <dd>${decimal(m.consolidation_score)}</dd>
          <dt>Promoted when surprise is over</dt>
          <dd>${decimal(rule?.promotion_threshold)}</dd>
          <dt>Demoted when stability is over</dt>
          <dd>${decimal(rule?.demotion_threshold)}</dd>
          <dt>Reinforced</dt>
          <dd>${m.reinforcements} times</dd>
          <dt>Advice</dt>
          <dd>${d.advice ?? '–'}</dd>
          <dt>Expires</dt>
          <dd>${m.expires_at ? when(m.expires_at) : 'never by itself'}</dd>
        </dl>
        <h3 class="gap">Moves</h3>
        ${
          d.moves.length
            ? html`<ol class="feed">
                ${d.moves.map(
                  v =>
                    html`<li>
                      <time datetime=${v.created_at}>${day(v.created_at)}</time
                      ><span
                        >from
                        <span class=${v.from_tier}><span class="tt">${v.from_tier}</span></span> to
                        <span class=${v.to_tier}><span class="tt">${v.to_tier}</span></span
                        >: ${v.reason.replaceAll('_', ' ')}, surprise
                        ${decimal(v.surprise_score)}</span
                      >
                    </li>`,
                )}
              </ol>`
            : html`<p class="quiet small">It has stayed in its tier.</p>`
        }
      </section>
    </div>
    <section class="panel">
      <header><h2>What it says</h2></header>
      <p class="wrap">${m.content}</p>
      <pre tabindex="0" aria-label="Metadata">${JSON.stringify(m.metadata, null, 1)}</pre>
      <p class="small quiet mono">${m.memory_id}</p>
    </section>`;
}

export const again = d => (d.rules.length ? 0 : 1000);
