// Who is strong, and how sure that is.
import {
  html,
  nothing,
  svg,
  get,
  link,
  count,
  decimal,
  percent,
  agentLink,
  part,
} from '../lib/base.js';
import { scale, ticks } from '../lib/charts.js';
import { csv, download } from '../lib/figure.js';

export const title = (d, { query }) =>
  'Agents' + (query.discipline ? ' in ' + query.discipline : '');

export async function load({ query }) {
  const board = await get('dashboard/leaderboard', { domain: query.discipline });
  const pair = (query.compare ?? '').split(',').filter(Boolean);
  const met =
    pair.length === 2
      ? await get(`agents/${part(pair[0])}/head-to-head/${part(pair[1])}`, { recent: 1 })
      : null;
  return { ...rows(board), domains: (board.domains?.items ?? []).map(d => d.domain), pair, met };
}

/** Agents with a fitted rating and its interval; without a fit, with their running one. */
function rows(board) {
  const fit = board.fit?.value;
  const calibration = new Map((board.calibration?.items ?? []).map(c => [c.agent, c]));
  const reputation = new Map((board.reputations?.items ?? []).map(r => [r.agent, r]));
  const running = new Map((board.ratings?.items ?? []).map(r => [r.agent, r]));
  const rated =
    fit?.ratings ??
    [...running.values()].map(r => ({
      agent: r.agent,
      elo: r.elo,
      low: r.elo,
      high: r.elo,
      pairings: r.debates,
      status: 'running',
    }));
  const items = rated
    .map(r => ({
      ...r,
      low: r.low ?? r.elo,
      high: r.high ?? r.elo,
      running: running.get(r.agent)?.elo,
      brier: calibration.get(r.agent)?.brier,
      reputation: reputation.get(r.agent)?.score,
      vote_weight: reputation.get(r.agent)?.vote_weight,
    }))
    .sort((a, b) => b.elo - a.elo);
  for (const r of items) {
    r.best_rank = 1 + items.filter(o => o.low > r.high).length;
    r.worst_rank = items.length - items.filter(o => o.high < r.low).length;
  }
  return { items, pairings: fit?.pairings, pending: !board.fit?.current };
}

const COLUMNS = [
  ['agent', r => r.agent],
  ['rating', r => +r.elo.toFixed(1)],
  ['low', r => +r.low.toFixed(1)],
  ['high', r => +r.high.toFixed(1)],
  ['running_elo', r => r.running],
  ['pairings', r => r.pairings],
  ['status', r => r.status],
  ['best_rank', r => r.best_rank],
  ['worst_rank', r => r.worst_rank],
  ['brier', r => r.brier],
  ['reputation', r => r.reputation],
  ['vote_weight', r => r.vote_weight],
];
const SORTS = {
  rating: r => -r.elo,
  agent: r => r.agent,
  brier: r => r.brier ?? 9,
  reputation: r => -(r.reputation ?? -1),
  pairings: r => -r.pairings,
};
const UPWARDS = ['agent', 'brier'];

// The fit of many matches takes a while.
export const again = d => (d.pending ? 1000 : 0);

export function pulse(moved, data, context) {
  if ('audit' in moved) context.reload();
}

// Text inside a stretched drawing would be distorted, so the column is measured.
let plot = 420;
export function drawn(d, { redraw }) {
  const width = Math.floor(document.querySelector('td.plot')?.clientWidth - 20);
  if (width > 40 && Math.abs(width - plot) > 2) {
    plot = width;
    redraw();
  }
}
addEventListener(
  'resize',
  () => document.querySelector('td.plot') && dispatchEvent(new Event('stoa-redraw')),
);

const ranks = r => (r.best_rank === r.worst_rank ? r.best_rank : `${r.best_rank}–${r.worst_rank}`);
const expected = (one, other) => 1 / (1 + 10 ** ((other - one) / 400));

function comparison(d, query) {
  if (d.pair.length === 1) {
    return html`<section class="panel" aria-label="Comparison">
      <p>Choose a second agent to compare with <b>${d.pair[0]}</b>.</p>
    </section>`;
  }
  const [one, other] = d.pair.map(name => d.items.find(r => r.agent === name));
  if (!one || !other) return nothing;
  return html`<section class="panel" aria-label="Comparison">
    <p>
      <b>${one.agent}</b> is expected to score
      <b>${percent(expected(one.elo, other.elo))}</b> against <b>${other.agent}</b>. They met
      ${count(d.met.matches)} times: ${count(d.met.won)} won, ${count(d.met.lost)} lost,
      ${count(d.met.drawn)} drawn. <a href=${link('agents', { ...query, compare: '' })}>Clear</a>
    </p>
  </section>`;
}

export function view(d, { query, set }) {
  const sort = SORTS[query.sort] ? query.sort : 'rating';
  const rows = [...d.items].sort((a, b) => (SORTS[sort](a) < SORTS[sort](b) ? -1 : 1));
  const low = Math.min(...rows.map(r => r.low));
  const high = Math.max(...rows.map(r => r.high));
  const x = scale(low, high, 12, plot - 12);
  const marks = rows.length ? ticks(low, high, Math.max(1, Math.floor(plot / 80))) : [];
  const heading = (key, text, cls = '') =>
    html`<th
      scope="col"
      class=${cls}
      aria-sort=${sort !== key ? nothing : UPWARDS.includes(key) ? 'ascending' : 'descending'}
    >
      <button @click=${() => set({ sort: key === 'rating' ? '' : key })}>
        ${text}${sort !== key ? '' : UPWARDS.includes(key) ? ' ↑' : ' ↓'}
      </button>
    </th>`;
  const pick = agent => {
    const next = d.pair.includes(agent)
      ? d.pair.filter(p => p !== agent)
      : [...d.pair, agent].slice(-2);
    set({ compare: next.join(',') });
  };
  const whisker =
    r => svg`<svg class=${'whisk' + (r.status === 'preliminary' ? ' pre' : '')} viewBox=${`0 0 ${plot} 22`} role="img" aria-label=${`95% from ${count(r.low)} to ${count(r.high)}`}>
    ${marks.map(m => svg`<line class="g" x1=${x(m)} x2=${x(m)} y1="-6" y2="28"></line>`)}
    <line class="w" x1=${x(r.low)} x2=${x(r.high)} y1="11" y2="11"></line><circle class="d" cx=${x(r.elo)} cy="11" r="4.5"></circle></svg>`;
  return html`<div class="head">
      <div>
        <h1>Agents</h1>
        <p>
          ${d.pairings ? html`Fitted to all ${count(d.pairings)} pairings; the lines hold 95% of the resamples. Where they overlap, the order is not settled.` : 'Running ratings; there are no fitted ones yet.'}
        </p>
      </div>
      <div class="seg" role="group" aria-label="Discipline">
        ${['', ...d.domains].map(k => html`<a href=${link('agents', { ...query, discipline: k })} aria-current=${(query.discipline ?? '') === k}>${k || 'All'}</a>`)}
      </div>
      <button
        class="btn"
        @click=${() => download('leaderboard.csv', 'text/csv', csv(COLUMNS, rows))}
      >
        CSV
      </button>
      <button
        class="btn"
        @click=${() => download('leaderboard.json', 'application/json', JSON.stringify(rows, null, 1))}
      >
        JSON
      </button>
    </div>
    ${comparison(d, query)}
    <section class="panel">
      ${
        rows.length
          ? html`<div class="scroll" tabindex="0" role="region" aria-label="Leaderboard">
              <table class="board">
                <caption class="sr">
                  Agents by rating with 95% intervals
                </caption>
                <thead>
                  <tr>
                    <th scope="col" class="opt"><span class="sr">Compare</span></th>
                    <th scope="col" class="num opt">Rank</th>
                    ${heading('agent', 'Agent')}${heading('rating', 'Rating', 'num')}
                    <th scope="col" class="plot">
                      <svg
                        class="chart"
                        viewBox=${`0 0 ${plot} 16`}
                        height="16"
                        role="img"
                        aria-label="Scale of ratings"
                      >
                        ${marks.map(m => svg`<text x=${x(m)} y="12" text-anchor="middle">${count(m)}</text>`)}
                      </svg>
                    </th>
                    ${heading('pairings', 'Pairings', 'num opt')}${heading('brier', 'Brier', 'num opt')}${heading('reputation', 'Reputation', 'num opt')}
                  </tr>
                </thead>
                <tbody>
                  ${rows.map(
                    r =>
                      html`<tr>
                        <td class="opt">
                          <input
                            type="checkbox"
                            aria-label=${'Compare ' + r.agent}
                            .checked=${d.pair.includes(r.agent)}
                            @change=${() => pick(r.agent)}
                          />
                        </td>
                        <td class="num nowrap opt">${ranks(r)}</td>
                        <td class="nowrap">
                          ${agentLink(r.agent)}${r.status === 'preliminary' ? html` <span class="tag">preliminary</span>` : nothing}
                        </td>
                        <td class="num nowrap"><b>${count(r.elo)}</b></td>
                        <td class="plot">${whisker(r)}</td>
                        <td class="num opt">${count(r.pairings)}</td>
                        <td class="num opt">${decimal(r.brier, 3)}</td>
                        <td class="num opt nowrap">
                          ${r.reputation == null ? '–' : html`${decimal(r.reputation)} <span class="quiet small">×${decimal(r.vote_weight)}</span>`}
                        </td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
          : html`<p class="quiet">No agent has been rated yet.</p>`
      }
    </section>
    <p class="small"><a href=${link('tasks')}>What agents work on</a></p>`;
}
