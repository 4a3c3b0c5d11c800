// One agent: how its rating came about, how well calibrated it is, whom it meets.
import {
  html,
  nothing,
  get,
  link,
  linkTo,
  part,
  count,
  decimal,
  when,
  day,
  agentLink,
  byTime,
  Problem,
} from '../lib/base.js';
import { figure } from '../lib/figure.js';
import { line, reliability, meter, wilson } from '../lib/charts.js';
import { figs, table } from '../lib/tables.js';

export const title = d => d.name;

export async function load({ part: name, query }) {
  const d = await get('dashboard/agents/' + part(name), { domain: query.discipline });
  if (!d.agent && !d.rating) throw new Problem(404, `There is no agent ${name}.`);
  return d;
}

export function pulse(moved, data, context) {
  if ('audit' in moved) context.reload();
}

/** Chi-square over the buckets: only what chance does not explain is called over- or underconfident. */
function verdict(curve) {
  const used = curve.buckets.filter(
    b => b.predictions && b.mean_confidence > 0 && b.mean_confidence < 1,
  );
  const chi = used.reduce((s, b) => {
    const p = b.mean_confidence;
    return s + (b.correct - b.predictions * p) ** 2 / (b.predictions * p * (1 - p));
  }, 0);
  if (curve.predictions < 30) return 'Too few forecasts to judge.';
  if (chi < used.length + 1.645 * Math.sqrt(2 * used.length)) {
    return `Within what chance allows for ${curve.predictions} forecasts.`;
  }
  const over = used.reduce((s, b) => {
    const p = b.mean_confidence - 0.5;
    return s + b.predictions * (Math.abs(p) - Math.sign(p) * (b.hit_rate - 0.5));
  }, 0);
  return over > 0
    ? 'Overconfident: surer than it should be.'
    : 'Underconfident: right more often than it says.';
}

function history(d) {
  const points = (d.history?.items ?? []).map(h => ({
    at: h.at,
    sequence: h.sequence,
    value: h.elo,
    match: h.debate_id,
    text: `${day(h.at)}: ${decimal(h.elo, 1)} after ${h.debate_id}`,
  }));
  points.sort(byTime);
  if (!points.length)
    return html`<h2>Rating history</h2>
      <p class="quiet">No matches yet.</p>`;
  return figure({
    title: 'Rating history',
    file: d.name + '-rating',
    says: `${points.length} matches, from ${count(points[0].value)} to ${count(points.at(-1).value)}.`,
    draw: w => line(w, points, { h: 320 }),
    rows: points,
    columns: [
      ['at', r => r.at],
      ['elo', r => r.value],
      ['match', r => r.match],
    ],
  });
}

function calibration(d, query) {
  const c = d.curve;
  const domains = (d.calibrated?.items ?? []).map(x => x.domain).filter(Boolean);
  if (!c?.predictions)
    return html`<h2>Said and happened</h2>
      <p class="quiet">No forecasts yet.</p>`;
  return html`${figure({
    title: 'Said and happened',
    file: d.name + '-calibration',
    note: `Brier ${decimal(c.brier, 3)}, error ${decimal(c.expected_error, 3)}`,
    says: verdict(c),
    draw: w => reliability(w, c.buckets),
    rows: c.buckets,
    columns: [
      ['bucket', b => b.bucket],
      ['predictions', b => b.predictions],
      ['correct', b => b.correct],
      ['mean_confidence', b => b.mean_confidence],
      ['hit_rate', b => b.hit_rate],
      ['low', b => wilson(b.correct, b.predictions)[0]],
      ['high', b => wilson(b.correct, b.predictions)[1]],
    ],
    legend: domains.length
      ? html`<div class="seg" role="group" aria-label="Discipline">
          ${['', ...domains].map(k => html`<a href=${linkTo('agents', d.name, { discipline: k })} aria-current=${k === (query.discipline ?? '')}>${k || 'All'}</a>`)}
        </div>`
      : nothing,
  })}
  ${c.reliability == null ? nothing : html`<p class="small quiet">Brier ${decimal(c.brier, 3)} ≈ ${decimal(c.reliability, 3)} miscalibration − ${decimal(c.resolution, 3)} resolution + ${decimal(c.uncertainty, 3)} uncertainty</p>`}`;
}

const bar = (value, color) =>
  html`<div class="why two">
    <span>${meter(value, 1, color)}</span><span>${decimal(value)}</span>
  </div>`;

function relationships(d) {
  const strongest = (d.relationships?.items ?? [])
    .slice()
    .sort((a, b) => Math.max(b.rivalry, b.alliance) - Math.max(a.rivalry, a.alliance))
    .slice(0, 17);
  return table({
    title: 'Relationships',
    file: d.name + '-relationships',
    rows: strongest,
    empty: 'It has met no other agent yet.',
    columns: [
      { title: 'With', name: 'with', text: r => r.with, show: r => agentLink(r.with) },
      {
        title: 'Is',
        name: 'label',
        text: r => r.label,
        show: r =>
          html`<span class=${'tag ' + ({ rival: 'bad', ally: 'ok' }[r.label] ?? '')}
            >${r.label}</span
          >`,
      },
      { title: 'Met', name: 'debates', cls: 'num', text: r => r.debates },
      { title: 'Won', name: 'won', cls: 'num', text: r => r.won },
      { title: 'Rivalry', name: 'rivalry', text: r => r.rivalry, show: r => bar(r.rivalry, 's2') },
      {
        title: 'Alliance',
        name: 'alliance',
        text: r => r.alliance,
        show: r => bar(r.alliance, 's3'),
      },
    ],
  });
}

function reputation(r) {
  if (!r) return html`<p class="quiet">Nothing is known yet.</p>`;
  const share = (some, all) => (all ? some / all : 0);
  const lines = [
    ['Score', r.score, decimal(r.score), 's1'],
    [
      'Proposals accepted',
      share(r.proposals_accepted, r.proposals_made),
      `${r.proposals_accepted} of ${r.proposals_made}`,
      's3',
    ],
    [
      'Critiques that helped',
      share(r.critiques_valuable, r.critiques_given),
      `${r.critiques_valuable} of ${r.critiques_given}`,
      's3',
    ],
    ['Calibration', r.calibration, decimal(r.calibration), 's4'],
    ['Vote weight', r.vote_weight / 1.6, '×' + decimal(r.vote_weight), 's5'],
  ];
  return html`<dl class="why">
    ${lines.map(
      ([name, value, text, color]) =>
        html`<dt>${name}</dt>
          <dd>${meter(value, 1, color)}</dd>
          <dd class="num">${text}</dd>`,
    )}
  </dl>`;
}

const outcome = (m, name) =>
  m.winner == null ? ['drawn', ''] : m.winner === name ? ['won', 'ok'] : ['lost', 'bad'];

function matches(d) {
  return html`<table>
    <tbody>
      ${(d.matches?.items ?? []).map(m => {
        const [word, level] = outcome(m, d.name);
        const others = m.participants.filter(p => p.agent !== d.name);
        const own = m.participants.find(p => p.agent === d.name);
        return html`<tr>
          <td><span class=${'tag ' + level}>${word}</span></td>
          <td>against ${others.map((p, i) => html`${i ? ', ' : ''}${agentLink(p.agent)}`)}</td>
          <td class="num">${decimal(own?.elo, 1)}</td>
          <td class="num quiet">${when(m.created_at)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

export function view(d, { query }) {
  const r = d.rating;
  const figures = [
    ['Running rating', count(r?.elo)],
    ['Won, lost, drawn', r ? `${r.wins}–${r.losses}–${r.draws}` : '–'],
    ['Trend', d.trend?.direction ?? '–'],
    ['Brier', decimal(d.curve?.predictions ? d.curve.brier : null, 3)],
    ['Vote weight', d.reputation ? '×' + decimal(d.reputation.vote_weight) : '–'],
  ];
  return html`<div class="head">
      <div>
        <p class="small"><a href=${link('agents')}>Agents</a></p>
        <h1>${d.name}</h1>
        <p>
          ${d.agent ? html`${d.agent.model}, active ${when(d.agent.last_active_at)}, ${count(d.agent.spawn_count)} spawns` : 'Known by its matches only.'}
        </p>
      </div>
      ${figs(figures)}
    </div>
    <div class="grid two">
      <section class="panel">${history(d)}</section>
      <section class="panel">${calibration(d, query)}</section>
    </div>
    <div class="grid two">
      <section class="panel">${relationships(d)}</section>
      <div class="grid">
        <section class="panel">
          <header><h2>Reputation</h2></header>
          ${reputation(d.reputation)}
        </section>
        <section class="panel">
          ${table({
            title: 'Disciplines',
            file: d.name + '-disciplines',
            rows: r?.domains ?? [],
            columns: [
              { title: 'Discipline', name: 'discipline', text: x => x.domain },
              {
                title: 'Rating',
                name: 'elo',
                cls: 'num',
                text: x => x.elo,
                show: x => count(x.elo),
              },
              { title: 'Matches', name: 'debates', cls: 'num', text: x => x.debates },
            ],
          })}
        </section>
        <section class="panel">
          <header><h2>Latest matches</h2></header>
          ${matches(d)}
        </section>
      </div>
    </div>`;
}
